import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Stack } from '../stack/Stack.tsx';
import { FilterField } from './FilterField.tsx';
import { SearchBox } from './SearchBox.tsx';

const students = ['Ada LOVELACE', 'Adam SMITH', 'Zoë DIALLO'].map((label, i) => ({
  id: 101 + i,
  label: `${101 + i} - ${label}`,
  detail: 'CE1',
}));

const meta = {
  title: 'Design system/Search',
  component: SearchBox,
  args: { label: 'Chercher un élève', onSearch: () => undefined, onPick: () => undefined },
  render: function Search(args) {
    const [text, setText] = useState('');
    const results = students.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

    const onSearch = (next: string) => {
      setText(next);
      args.onSearch(next);
    };

    return (
      <div style={{ minHeight: 260 }}>
        <SearchBox {...args} onSearch={onSearch} results={text ? results : []} />
      </div>
    );
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { error: 'La recherche n’a pas abouti.' } };
export const Filter: Story = {
  render: function Filter() {
    const [text, setText] = useState('ada');
    return (
      <Stack>
        <FilterField label="Filtrer par nom" value={text} onSearch={setText} />
        <p>Filtre en cours : « {text} »</p>
      </Stack>
    );
  },
};
