import AutoComplete from 'antd/es/auto-complete';
import { useState } from 'react';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';
import { students } from '../students.ts';

const all = students.map(({ name, level }) => ({ value: name, label: `${name} ${level}` }));

export default function Search() {
  const [text, setText] = useState('');
  const options = text.length > 1 ? all.filter(({ value }) => value.includes(text)).slice(0, 10) : [];
  return (
    <AntdTheme>
      <AutoComplete
        aria-label="Chercher un élève"
        placeholder="Chercher un élève"
        style={{ width: 320 }}
        options={options}
        showSearch={{ onSearch: setText }}
      />
    </AntdTheme>
  );
}
