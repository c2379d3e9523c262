import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { useState } from 'react';

import { type Student, students, titles } from '../students.ts';

const columns = titles.map(({ key, title }) => ({ key, title, sortable: true }));

export default function Table() {
  const [page, setPage] = useState(1);
  const selection = useSelection<Student>(({ name }) => name);
  return (
    <DataTable<Student>
      label="Élèves"
      columns={columns}
      columnsKey="bench"
      page={{ rows: students, count: 120 }}
      pageSize={50}
      pageNumber={page}
      onPage={setPage}
      selection={selection}
      empty={{ title: 'Aucun élève' }}
    />
  );
}
