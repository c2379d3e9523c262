import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { ClassWeek, ClassWeeks } from '@memocartes/contract/packs/packs.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classes, packDetail } from '../../fixtures/index.ts';
import { packsTexts } from '../texts.ts';
import { ClassWeekPack } from './ClassWeekPack.tsx';

const call = 'GET /classes/:id/weeks';
const thisWeek: ClassWeek = {
  monday: mondayOf(today()),
  number: 47,
  state: 'school',
  holidays: [],
  pack: { id: 11, title: 'Table de 5', icon: 'grid', nb_cards: 6, nb_archived: 0, by_level: [] },
};

const ofLevels: NonNullable<ClassWeek['pack']>['by_level'] = [
  { level: 'CE1', nb_cards: 6 },
  { level: 'CE2', nb_cards: 0 },
];

const weeksOf = (week: Partial<ClassWeek>): ClassWeeks => ({
  class_: { id: 3, name: 'CE1 A' },
  zone: 'C',
  calendar_end: null,
  weeks: [{ ...thisWeek, ...week }],
});

const meta = {
  title: 'Shared features/Pack of the week',
  component: ClassWeekPack,
  args: { classId: 3 },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: packsTexts, api: { [call]: weeksOf({}) } })],
} satisfies Meta<typeof ClassWeekPack>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers[typeof call]) => ({ parameters: { host: { api: { [call]: response } } } });

export const Default: Story = {};
export const ByLevel: Story = withResponses(weeksOf({ pack: { ...thisWeek.pack!, by_level: ofLevels } }));
/** A class of two levels, whose students all get the same cards. */
const mixedClass: ClassRow = { ...classes[0]!, student_levels: ['CE1', 'CE2'], new_cards_by_level: false };
const mixedPack = {
  ...packDetail,
  cards: packDetail.cards.map((card, index) => ({
    ...card,
    status: 'FINAL' as const,
    level: index ? ('CE1' as const) : ('CE2' as const),
  })),
};

export const AllLevels: Story = {
  args: { class_: mixedClass },
  parameters: { host: { api: { [call]: weeksOf({}), 'GET /packspro/:id': mixedPack } } },
};
export const None: Story = withResponses(weeksOf({ pack: null }));
export const Holiday: Story = withResponses(weeksOf({ pack: null, state: 'holiday', holidays: ['Noël'] }));
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
