import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FilterChips } from '../filter-chips/FilterChips.tsx';
import { FilterField } from '../search-box/FilterField.tsx';
import { ListTools } from './ListTools.tsx';

const nothing = () => undefined;
const level = { key: 'level', label: 'Niveau', options: ['CP', 'CE1'].map((value) => ({ value, label: value })) };
const chips = (
  <FilterChips
    label="Chercher un élève"
    facets={[level]}
    chosen={{ level: ['CE1'] }}
    onChange={nothing}
    search=""
    onSearch={nothing}
  />
);
const icons = (
  <>
    <IconButton icon="columns" label="Colonnes" />
    <IconButton icon="download" label="Exporter" />
  </>
);

const meta = {
  title: 'Design system/List tools',
  component: ListTools,
  args: { search: chips, tools: icons },
} satisfies Meta<typeof ListTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button>Importer</Button>
        <Button kind="primary" icon="plus">
          Ajouter un élève
        </Button>
      </>
    ),
  },
};
export const WithDates: Story = {
  args: {
    search: (
      <>
        {chips}
        <DateField name="from" label="Du" value={null} onChange={nothing} />
        <DateField name="to" label="Au" value="2026-11-22" onChange={nothing} />
      </>
    ),
  },
};
export const SearchOnly: Story = {
  args: { search: <FilterField label="Chercher" value="" onSearch={nothing} />, tools: undefined },
};
