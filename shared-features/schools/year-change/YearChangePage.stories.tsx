import type { YearPreview, YearStudent } from '@memocartes/contract/year-change/year-change.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { yearChangeTexts } from './texts.ts';
import { YearChangePage } from './YearChangePage.tsx';

const ce1 = { id: 3, name: 'CE1 A' };
const cm2 = { id: 4, name: 'CM2 A' };

const student = (id: number, firstname: string, more: Partial<YearStudent>): YearStudent => ({
  id,
  firstname,
  lastname: 'Benali',
  level: 'CE1',
  level_after: 'CE2',
  class_: ce1,
  class_after: null,
  outcome: 'UP',
  nb_cards_lost: 0,
  ...more,
});

const students = [
  student(1, 'Inès', { nb_cards_lost: 24 }),
  student(2, 'Ada', {}),
  student(3, 'Zoé', { level: 'CM2', level_after: 'CM2', class_: cm2, outcome: 'LEAVE', nb_cards_lost: 12 }),
  student(4, 'Tom', { level: null, level_after: null, class_: cm2, class_after: cm2, outcome: 'NO_LEVEL' }),
];
const repeated = { level_after: 'CE1', class_after: ce1, outcome: 'REPEAT', nb_cards_lost: 0 } as const;
const ce2 = { id: 5, name: 'CE2 A' };
const class_ = {
  choice: 'KEEP' as const,
  nb_students: 2,
  nb_staying: 0,
  nb_leaving: 0,
  next_classes: [],
  next_class_id: null,
};

/** Computes a simplified preview from the repeaters and the choices for class 3. */
function preview({ body }: Pick<Sent, 'body'>): YearPreview {
  const { repeaters = [], classes = [] } = body as {
    readonly repeaters?: number[];
    readonly classes?: { readonly id: number; readonly choice?: string; readonly next_class_id?: number }[];
  };
  const next = classes.find(({ id }) => id === 3)?.next_class_id ?? null;
  const raised = classes.some(({ id, choice }) => id === 3 && choice === 'RAISE');
  const placed = (item: YearStudent) => (next && item.outcome === 'UP' ? { ...item, class_after: ce2 } : item);
  const rows = students.map((item) => (repeaters.includes(item.id) ? { ...item, ...repeated } : placed(item)));
  const countOf = (outcome: YearStudent['outcome']) => rows.filter((item) => item.outcome === outcome).length;

  return {
    digest: repeaters.join(','),
    pupils: rows,
    classes: [
      {
        ...ce1,
        ...class_,
        level: 'CE1',
        level_after: raised ? 'CE2' : 'CE1',
        name_after: raised ? 'CE2 A' : 'CE1 A',
        choice: raised ? 'RAISE' : 'KEEP',
        choices: ['KEEP', 'RAISE', 'EMPTY'],
        nb_staying: raised ? 2 - repeaters.length : repeaters.length,
        nb_leaving: raised ? repeaters.length : 2 - repeaters.length,
        next_classes: raised ? [] : [ce2.id],
        next_class_id: raised ? null : next,
      },
      {
        ...ce2,
        ...class_,
        nb_students: 0,
        name_after: ce2.name,
        level: 'CE2',
        level_after: 'CE2',
        choices: ['KEEP', 'RAISE', 'EMPTY'],
      },
      {
        ...cm2,
        ...class_,
        name_after: cm2.name,
        level: 'CM2',
        level_after: 'CM2',
        choices: ['KEEP', 'EMPTY'],
        nb_staying: 1,
      },
    ],
    counts: {
      up: countOf('UP'),
      repeat: countOf('REPEAT'),
      leave: 1,
      no_level: 1,
      to_place: next ? 0 : countOf('UP'),
      tracking_lost: 2,
    },
    nb_open_sessions: 0,
    last_change: null,
  };
}

const counts = preview({ body: {} }).counts;
const api = {
  'POST /schools/:id/year_change/preview': preview,
  'POST /schools/:id/year_change': { operation_id: 7, counts },
  'POST /operations/:id/undo': { nb_undone: 4, nb_restored: 4, nb_kept: 0, kept: [], nb_classes: 0, nb_adults: 0 },
} satisfies Answers;

const meta = {
  title: 'Shared features/Year change',
  component: YearChangePage,
  args: { schoolId: 1, back: { label: 'Mon établissement', to: '/my-school' }, placing: '/schools/assignment' },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: yearChangeTexts, api })],
} satisfies Meta<typeof YearChangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['POST /schools/:id/year_change/preview']) => ({
  host: { api: { ...api, 'POST /schools/:id/year_change/preview': response } },
});

export const Default: Story = {};
export const Loading: Story = { parameters: withResponses(pending) };
export const Failed: Story = { parameters: withResponses(failing) };
/** The preview can't be computed once a student is marked as repeating. */
export const ChoiceFailed: Story = {
  parameters: withResponses((sent: Pick<Sent, 'body'>) =>
    (sent.body as { readonly repeaters?: number[] }).repeaters?.length ? failing : preview(sent),
  ),
};
export const DoneBefore: Story = {
  parameters: withResponses({ ...preview({ body: {} }), last_change: '2026-09-01T07:30:00Z' }),
};
export const OpenSessions: Story = {
  parameters: withResponses({ ...preview({ body: {} }), nb_open_sessions: 2 }),
};
export const NoStudent: Story = {
  parameters: withResponses({
    ...preview({ body: {} }),
    pupils: [],
    classes: [],
    counts: { up: 0, repeat: 0, leave: 0, no_level: 0, to_place: 0, tracking_lost: 0 },
  }),
};
/** A student was changed by someone else after the preview. */
export const Changed: Story = {
  parameters: {
    host: {
      api: {
        ...api,
        'POST /schools/:id/year_change': {
          statusCode: 409,
          code: 'PREVIEW_CHANGED',
          message: 'Des élèves ou des classes ont changé depuis l’aperçu\u00a0: relisez-le avant d’appliquer.',
        },
      },
    },
  },
};
