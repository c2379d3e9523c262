import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classes, packs } from '../../fixtures/packs.data.ts';
import { PrintCardsPage } from './PrintCardsPage.tsx';
import { jobs, printApi, quota } from './sheets/print.data.ts';
import { printCardsTexts } from './texts.ts';

const canPrint = { offerId: 4, nbPhysicalBoxes: 2 };
const meta = {
  title: 'Printing/Print cards',
  component: PrintCardsPage,
  decorators: [hosted({ me: fakeMe('TEACHER', canPrint), texts: printCardsTexts, api: printApi })],
} satisfies Meta<typeof PrintCardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = '/schools/print-cards?packs=11';
const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers) => withHost({ api: { ...printApi, ...responses }, route: chosen });

export const Nothing: Story = {};
/** Classes that have packs for this week and the next. */
export const OfTheWeek: Story = withHost({
  api: {
    ...printApi,
    'GET /classes': { classes, count: classes.length },
    'GET /packspro/': { packs_pro: packs, count: packs.length },
  },
});
export const WeekLoading: Story = withHost({ api: { ...printApi, 'GET /classes': pending } });
export const Chosen: Story = withHost({ route: chosen });
export const ForStudents: Story = withHost({ route: '/schools/print-cards?cards=19&copies=6' });
export const LastSettings: Story = withResponses({
  'GET /print/quota': {
    ...quota,
    last: { duplex: 'short', qr: true, dividers: true, calibration: true, shift_x: 1.5, shift_y: -0.5 },
  },
});
export const Running: Story = withResponses({ 'GET /print/jobs/:id': jobs.running });
export const JobFailed: Story = withResponses({ 'GET /print/jobs/:id': jobs.failed });
/** Opened by the notification of a finished print. */
export const FoundAgain: Story = withHost({ route: '/schools/print-cards?print=7' });
export const FileExpired: Story = withHost({
  api: { ...printApi, 'GET /print/jobs/:id': { ...jobs.done, has_file: false } },
  route: '/schools/print-cards?print=7',
});
export const QuotaUsedUp: Story = withResponses({
  'GET /print/quota': { ...quota, used: 60 },
  'POST /print/cards': () => {
    throw Object.assign(new Error('limit'), { statusCode: 409, code: 'LIMIT_PRINTS' });
  },
});
export const NoPack: Story = withResponses({ 'GET /packspro/': { packs_pro: [], count: 0 } });
export const Loading: Story = withResponses({ 'GET /print/quota': pending, 'GET /packspro/': pending });
export const Failed: Story = withResponses({ 'GET /print/quota': failing, 'GET /packspro/': failing });
export const WithoutBox: Story = withHost({ me: fakeMe('TEACHER', { ...canPrint, nbPhysicalBoxes: 0 }) });
export const English: Story = withHost({ locale: 'en', route: chosen });
