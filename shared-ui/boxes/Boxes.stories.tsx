import type { Meta, StoryObj } from '@storybook/react';

import { Row, Stack } from '../stack/Stack.tsx';
import type { BoxCounts } from './boxes.props.ts';
import { Boxes } from './Boxes.tsx';
import { BoxesRow } from './BoxesRow.tsx';
import { BoxesWeeks } from './BoxesWeeks.tsx';

const meta = {
  title: 'Cards/Boxes',
  component: Boxes,
  args: { label: 'Ada LOVELACE', counts: [12, 7, 9, 3, 21] },
} satisfies Meta<typeof Boxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDue: Story = { args: { due: [5, 2, 0, 1, 0], dueLabel: 'à revoir' } };
export const WithLinks: Story = { args: { toBox: (box) => `/students/7?list-box=${box}` } };
/** The boxes of a class: boxes of 30 and of 401 cards look different. */
export const Uneven: Story = { args: { label: 'CE1 A', counts: [30, 96, 230, 401, 1] } };
export const Empty: Story = { args: { counts: [0, 0, 0, 0, 0] } };

const students: [string, BoxCounts][] = [
  ['Ada LOVELACE', [12, 7, 9, 3, 21]],
  ['Gustave EIFFEL', [4, 18, 2, 0, 1]],
  ['Zoë DIALLO', [0, 0, 3, 11, 24]],
  ['Noé BEN SAÏD', [0, 0, 0, 0, 0]],
];

/** One line per student: all rows use the same scale, so that they can be compared. */
export const Rows: Story = {
  render: () => (
    <Stack gap={2}>
      {students.map(([name, counts]) => (
        <Row key={name}>
          <span style={{ width: 150 }}>{name}</span>
          <BoxesRow label={name} counts={counts} max={24} />
        </Row>
      ))}
    </Stack>
  ),
};

const weeks: [string, BoxCounts][] = [
  ['05/10', [5, 0, 0, 0, 0]],
  ['12/10', [6, 4, 0, 0, 0]],
  ['02/11', [7, 5, 3, 0, 0]],
  ['09/11', [6, 7, 5, 2, 0]],
  ['16/11', [6, 8, 5, 4, 12]],
];

/** The boxes of one student in each week. */
export const Weeks: Story = {
  render: () => (
    <BoxesWeeks
      label="Boîtes semaine après semaine"
      weekColumn="Semaine du"
      weeks={weeks.map(([label, counts]) => ({ key: label, label, counts }))}
    />
  ),
};
