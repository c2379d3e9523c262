import type { Meta, StoryObj } from '@storybook/react';

import { WeekChart } from './WeekChart.tsx';

const weeks = ['31/08', '07/09', '14/09', '21/09', '28/09', '05/10', '12/10'];

const meta = {
  title: 'Cards/Week chart',
  component: WeekChart,
  args: {
    label: 'Séances par semaine',
    bars: weeks.map((label, i) => ({ key: label, label, value: (i * 5) % 12, to: `#${label}` })),
    texts: { table: 'Voir les chiffres', week: 'Semaine du', value: 'Séances' },
  },
} satisfies Meta<typeof WeekChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { bars: [{ key: '31/08', label: '31/08', value: 0, to: '#' }] } };
