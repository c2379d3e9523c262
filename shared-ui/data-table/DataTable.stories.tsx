import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Person } from '../avatar/Person.tsx';
import type { BoxCounts } from '../boxes/boxes.props.ts';
import { BoxesRow } from '../boxes/BoxesRow.tsx';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { FilterField } from '../search-box/FilterField.tsx';
import { Tag } from '../tag/Tag.tsx';
import { DataTable } from './DataTable.tsx';
import { useSelection } from './selection/useSelection.ts';
import type { Column, DataTableProps, Sort } from './types.ts';

type Student = {
  readonly id: number;
  readonly name: string;
  readonly level: string;
  readonly cards: number;
  readonly phygital: boolean;
  readonly boxes: BoxCounts;
};

const students: Student[] = [
  { id: 1, name: 'Ada LOVELACE', level: 'CE1', cards: 34, phygital: true, boxes: [4, 6, 9, 3, 12] },
  { id: 2, name: 'Gustave EIFFEL', level: 'CE1', cards: 28, phygital: false, boxes: [10, 8, 5, 2, 3] },
  { id: 3, name: 'Zoë DIALLO', level: 'CE1', cards: 41, phygital: true, boxes: [1, 3, 8, 11, 18] },
  { id: 4, name: 'Noé BEN SAÏD', level: 'CE1', cards: 0, phygital: false, boxes: [0, 0, 0, 0, 0] },
];

const columns: Column<Student>[] = [
  { key: 'name', title: 'Élève', sortable: true, render: ({ name }) => <Person name={name} /> },
  { key: 'level', title: 'Niveau', sortable: true },
  { key: 'cards', title: 'Cartes', numeric: true, sortable: true },
  { key: 'boxes', title: 'Boîtes', render: ({ name, boxes }) => <BoxesRow label={name} counts={boxes} max={20} /> },
  {
    key: 'kind',
    title: 'Matériel',
    from: 'sm',
    render: ({ phygital }) => phygital && <Tag tone="accent">Boîte en bois</Tag>,
  },
  { key: 'id', title: 'Numéro', numeric: true, defaultHidden: true },
];

const nameOf = ({ name }: Student) => name;

const empty = {
  title: 'Aucun élève dans cette classe',
  hint: 'Importez la liste de la classe, ou ajoutez les élèves un par un.',
  action: (
    <Button kind="primary" icon="upload">
      Importer une liste
    </Button>
  ),
};

const meta = {
  title: 'Design system/Data table',
  component: DataTable<Student>,
  args: { label: 'Élèves de CE1', columns, empty, page: { rows: students, count: 42 } },
} satisfies Meta<typeof DataTable<Student>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(args: DataTableProps<Student>) {
  const [sort, setSort] = useState<Sort>({ by: 'name', dir: 'asc' });
  const [page, setPage] = useState(1);
  return <DataTable {...args} sort={sort} onSort={setSort} pageNumber={page} onPage={setPage} />;
}

export const Default: Story = {
  args: {
    rowTo: ({ id }) => `#students/${id}`,
    currentKey: 3,
    rowActions: ({ name }) => <IconButton size="small" icon="edit" label={`Modifier ${name}`} />,
    toolbar: <FilterField label="Chercher un élève" value="" onSearch={() => undefined} />,
  },
  render: Live,
};

function Select(args: DataTableProps<Student>) {
  const selection = useSelection(nameOf, [2]);
  return <Live {...args} selection={{ ...selection, actions: <Button size="small">Placer dans une classe</Button> }} />;
}

export const Selecting: Story = { args: { onRow: () => undefined }, render: Select };
export const ChoosingColumns: Story = {
  args: {
    columnsKey: 'story',
    onExport: () => new Promise((done) => setTimeout(done, 1500)),
    toolbar: <FilterField label="Chercher un élève" value="" onSearch={() => undefined} />,
  },
  render: Live,
};
export const Loading: Story = { args: { page: undefined, loading: true } };
export const Refreshing: Story = { args: { loading: true } };
export const Empty: Story = { args: { page: { rows: [], count: 0 } } };
export const Failed: Story = {
  args: { page: undefined, error: { message: 'Le serveur ne répond pas.', onRetry: () => undefined } },
};
