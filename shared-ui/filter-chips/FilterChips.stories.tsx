import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Stack } from '../stack/Stack.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { ChosenFilters, FilterFacet } from './recognise.ts';

const facets: FilterFacet[] = [
  {
    key: 'level',
    label: 'Niveau',
    multiple: true,
    options: ['CP', 'CE1', 'CE2', 'CM1', 'CM2'].map((level) => ({ value: level, label: level })),
  },
  {
    key: 'about',
    label: 'Matière',
    options: [
      { value: 'm1', label: 'Français' },
      { value: 's3', label: 'Conjugaison', under: 'm1' },
      { value: 'm2', label: 'Mathématiques', words: ['maths'] },
      { value: 's4', label: 'Fractions et décimaux', under: 'm2' },
    ],
  },
  {
    key: 'shows',
    label: 'Contient',
    multiple: true,
    options: [
      { value: 'image', label: 'Avec image', words: ['image'] },
      { value: 'duo', label: 'À deux', words: ['duo'] },
    ],
  },
];

const meta = {
  title: 'Design system/Filter chips',
  component: FilterChips,
  args: {
    label: 'Chercher une carte',
    placeholder: 'CE1 maths images…',
    facets,
    chosen: {},
    onChange: () => undefined,
    search: '',
    onSearch: () => undefined,
  },
  render: function Filtered(args) {
    const [chosen, setChosen] = useState<ChosenFilters>(args.chosen);
    const [search, setSearch] = useState(args.search);
    const params = Object.entries(chosen).flatMap(([key, values]) =>
      values.length > 0 ? `${key}=${values.join(',')}` : [],
    );
    return (
      <div style={{ minHeight: 320 }}>
        <Stack>
          <FilterChips
            {...args}
            chosen={chosen}
            onChange={(changed) => {
              args.onChange(changed);
              setChosen({ ...chosen, ...changed });
            }}
            search={search}
            onSearch={(text) => {
              args.onSearch(text);
              setSearch(text);
            }}
          />
          <p data-testid="query">{[...params, search && `search=${search}`].filter(Boolean).join('&')}</p>
        </Stack>
      </div>
    );
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: { level: ['CE1', 'CE2'], about: ['m2'], shows: ['image'] } } };
export const WithWords: Story = { args: { chosen: { level: ['CE1'] }, search: 'cheval' } };
