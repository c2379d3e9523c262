import { SearchBox } from '@memocartes/shared-ui/search-box';
import { useState } from 'react';

import { students } from '../students.ts';

const all = students.map(({ id, name, level }) => ({ id, label: name, detail: level }));

export default function Search() {
  const [text, setText] = useState('');
  const results = text ? all.filter(({ label }) => label.includes(text)).slice(0, 10) : [];
  return <SearchBox label="Chercher un élève" onSearch={setText} results={results} onPick={() => undefined} />;
}
