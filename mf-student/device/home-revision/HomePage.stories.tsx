import { type ErrorCode, errors } from '@memocartes/contract/errors/errors';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../../remote.ts';
import { homeApi, homeClosed, homeNotAttached, homeReady, homeStarted, practised } from './home.data.ts';
import HomePage from './HomePage.tsx';

const meta = {
  title: 'Student/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [hosted({ texts: remote.texts, api: homeApi, route: '/device/home' })],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, route = '/device/home') => ({
  parameters: { host: { api: { ...homeApi, ...responses }, route } },
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

const refused = (statusCode: number, code: ErrorCode, message: string): ErrorAnswer => ({ statusCode, code, message });

export const Ready: Story = {};
export const Counts: Story = withResponses({
  'GET /home': { ...homeReady, mode: 'COUNTS' },
  'POST /home/students/:student_id/start': { ...homeStarted, mode: 'COUNTS' },
  'POST /home/students/:student_id/revisions/:id/end': {
    ...practised,
    cards: [{ cards_id: 101, box_before: 2, box: 3, due_on: '2026-11-26' }],
    moved: { up: 1, down: 0, kept: 0, started: 0 },
  },
});
export const NotAttached: Story = withResponses({ 'GET /home': homeNotAttached });

/** The QR code of a family code opened the page: the device is attached immediately. */
const byQrCode = () => {
  let state = homeNotAttached;
  return { 'GET /home': () => state, 'POST /home/attach': () => (state = homeReady) } satisfies Answers;
};

export const QrCode: Story = withResponses(byQrCode(), '/device/home#4F7K9BCD');
const unknownCode = {
  'POST /home/attach': refused(422, 'UNKNOWN_HOME_CODE', errors.UNKNOWN_HOME_CODE[1]),
} satisfies Answers;
export const UnknownCode: Story = withResponses({ 'GET /home': homeNotAttached, ...unknownCode });
/** An outdated QR code opened the page of a device that is attached to a child. */
export const OldQrCode: Story = withResponses(unknownCode, '/device/home#4F7K9BCD');
export const Closed: Story = withResponses({ 'GET /home': homeClosed });

/** The follower removed the device while the child was on the page. */
const detached = () => {
  const states = [homeReady];
  return {
    'GET /home': () => states.shift() ?? homeNotAttached,
    'POST /home/students/:student_id/start': refused(401, 'HOME_NOT_ATTACHED', 'Cet appareil n’est plus rattaché.'),
  } satisfies Answers;
};

export const Detached: Story = withResponses(detached());
export const NothingDue: Story = withResponses({
  'POST /home/students/:student_id/start': { ...homeStarted, cards: [] },
});
export const Loading: Story = withResponses({ 'GET /home': pending });
export const Failed: Story = withResponses({ 'GET /home': failing });
export const Offline: Story = withResponses({ 'GET /home': unreachable });
export const CachedDataOnly: Story = withResponses(
  Object.fromEntries(Object.keys(homeApi).map((call) => [call, unreachable])),
);
export const English: Story = { parameters: { host: { locale: 'en' } } };
