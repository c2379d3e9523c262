import type { ScanResult, Scans } from '@memocartes/contract/learning/scan/scan.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { failingCamera, fakeCamera, phygital, scannable } from './scan.data.ts';
import { ScanCardsButton } from './ScanCardsButton.tsx';
import { scanTexts } from './texts.ts';

/** Results as the server returns them: right answers move one box up. */
const recordAll = ({ body }: { readonly body: unknown }) => ({
  results: (body as Scans).scans.map(({ client_id, code, is_right }): ScanResult => {
    const card = scannable.cards.find(({ qr_code }) => qr_code === code)!;
    const from_box = card.box ?? 1;
    return { client_id, status: 'RECORDED', cards_id: card.cards_id, from_box, to_box: is_right ? from_box + 1 : 1 };
  }),
});

const api = {
  'GET /students/:id': ({ params }) => ({ ...phygital, id: Number(params.id) }),
  'GET /cards_students/:student_id/scans': scannable,
  'POST /cards_students/:student_id/scans': recordAll,
} satisfies Answers;

const meta = {
  title: 'Shared features/Scanning physical cards',
  component: ScanCardsButton,
  args: { studentId: 7, reader: fakeCamera().reader },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: scanTexts, api })],
} satisfies Meta<typeof ScanCardsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });
const list = 'GET /cards_students/:student_id/scans';

export const Default: Story = {};
export const CameraRefused: Story = { args: { reader: failingCamera('NotAllowedError') } };
export const NoCamera: Story = { args: { reader: failingCamera('NotFoundError') } };
export const Loading: Story = withResponses({ [list]: pending });
export const Empty: Story = withResponses({ [list]: { ...scannable, cards: [] } });
export const Failed: Story = withResponses({ [list]: failing });
export const Unreachable: Story = withResponses({ 'POST /cards_students/:student_id/scans': failing });
export const NoLongerAllowed: Story = withResponses({
  'POST /cards_students/:student_id/scans': notFound,
});
export const NoPhysicalCards: Story = withResponses({ 'GET /students/:id': { ...phygital, is_phygital: false } });
export const AsFollower: Story = { parameters: { host: { me: fakeMe('USER') } } };

/** Practice moves no card. */
const recordPractice = (request: { readonly body: unknown }) => ({
  results: recordAll(request).results.map((result) => ({ ...result, from_box: null, to_box: null })),
});

export const Practice: Story = withResponses({
  [list]: { ...scannable, is_practice: true },
  'POST /cards_students/:student_id/scans': recordPractice,
});
export const ClosedAtHome: Story = {
  parameters: {
    host: {
      me: fakeMe('USER'),
      api: {
        ...api,
        [list]: {
          statusCode: 409,
          code: 'HOME_REVISION_OFF',
          message: 'La révision à la maison n’est pas ouverte pour l’instant.',
        },
      },
    },
  },
};
export const English: Story = { parameters: { host: { locale: 'en' } } };
