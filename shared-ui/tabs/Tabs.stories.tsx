import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Tabs } from './Tabs.tsx';

const tabs = [
  { key: 'due', label: 'Écoles à facturer', count: 4 },
  { key: 'sent', label: 'Factures à payer', count: 12 },
  { key: 'paid', label: 'Factures payées' },
];

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  args: { label: 'Factures', tabs, value: 'due', onChange: () => undefined, children: null },
  render: function Live(args) {
    const [value, setValue] = useState<string>('due');
    return (
      <Tabs {...args} value={value} onChange={setValue}>
        <p>{tabs.find(({ key }) => key === value)?.label}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
