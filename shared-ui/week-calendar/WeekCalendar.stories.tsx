import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { WeekCalendar } from './WeekCalendar.tsx';
import type { CalendarWeek } from './weeks.ts';

const firstMonday = Date.UTC(2026, 7, 31);
const holidays: Record<number, Pick<CalendarWeek, 'holiday' | 'holidayName'>> = {
  7: { holiday: 'whole', holidayName: 'Toussaint' },
  8: { holiday: 'whole', holidayName: 'Toussaint' },
  9: { holiday: 'part', holidayName: 'Toussaint' },
  16: { holiday: 'whole', holidayName: 'Noël' },
  17: { holiday: 'whole', holidayName: 'Noël' },
  24: { holiday: 'whole', holidayName: 'Hiver' },
  25: { holiday: 'whole', holidayName: 'Hiver' },
};
const packs: Record<number, CalendarWeek['pack']> = {
  2: { title: 'Tables de 6 et 7', detail: '12 cartes' },
  4: { title: 'Homophones : a, à', detail: '8 cartes' },
  6: { title: 'Capitales d’Europe', detail: '15 cartes' },
  10: { title: 'Imparfait', detail: '10 cartes' },
  13: { title: 'Le corps humain', detail: '14 cartes' },
  18: { title: 'Les états de la matière', detail: 'CE2 : aucune carte · 12 cartes' },
};

const weeks: CalendarWeek[] = Array.from({ length: 30 }, (_, i) => ({
  monday: new Date(firstMonday + i * 7 * 86_400_000).toISOString().slice(0, 10),
  number: ((i + 35) % 53) + 1,
  ...holidays[i],
  pack: packs[i],
  movable: !!packs[i] && i >= 11,
  past: i < 11,
  current: i === 11,
}));

const meta = {
  title: 'Cards/Week calendar',
  component: WeekCalendar,
  args: { label: 'Packs de CE1', weeks },
} satisfies Meta<typeof WeekCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Choosing: Story = {
  args: { onChoose: () => undefined },
  render: function Choose(args) {
    const [value, setValue] = useState<string>('2026-11-30');

    const onChoose = (week: CalendarWeek) => {
      setValue(week.monday);
      args.onChoose?.(week);
    };

    return <WeekCalendar {...args} value={value} onChoose={onChoose} />;
  },
};
export const Moving: Story = { args: { onChoose: () => undefined, onMove: () => undefined, allowTaken: true } };
