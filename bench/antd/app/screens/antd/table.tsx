import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Popover from 'antd/es/popover';
import Table from 'antd/es/table';
import { type Key, useState } from 'react';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';
import { students, titles } from '../students.ts';

const keys = titles.map(({ key }) => key);

export default function AntdTable() {
  const [shown, setShown] = useState<string[]>(keys);
  const [selected, setSelected] = useState<Key[]>([]);
  const menu = (
    <Checkbox.Group
      value={shown}
      onChange={setShown}
      options={titles.map(({ key, title }) => ({ value: key, label: title }))}
    />
  );
  return (
    <AntdTheme>
      <Popover trigger="click" content={menu}>
        <Button>Colonnes</Button>
      </Popover>
      <Table
        aria-label="Élèves"
        rowKey="id"
        dataSource={students}
        columns={titles
          .filter(({ key }) => shown.includes(key))
          .map(({ key, title }) => ({ key, title, dataIndex: key, sorter: true }))}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
        pagination={{ pageSize: 50, total: 120 }}
      />
    </AntdTheme>
  );
}
