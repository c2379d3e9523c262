import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { attached, closed, deviceApi, notAttached, revoked, session, waiting } from './device.data.ts';
import DevicePage from './DevicePage.tsx';

const meta = {
  title: 'Student/Device',
  component: DevicePage,
  parameters: { layout: 'fullscreen' },
  decorators: [hosted({ texts: remote.texts, api: deviceApi })],
} satisfies Meta<typeof DevicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, route = '/device') => ({
  parameters: { host: { api: { ...deviceApi, ...responses }, route } },
});

const refused = (statusCode: number, code: ErrorCode, message: string): ErrorAnswer => ({ statusCode, code, message });

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

export const Code: Story = {};
export const School: Story = withResponses({ 'GET /device': notAttached });
export const SchoolFromQrCode: Story = withResponses({ 'GET /device': notAttached }, '/device?school=0751234J');
export const UnknownSchool: Story = withResponses({
  'GET /device': notAttached,
  'POST /device/attach': refused(422, 'UNKNOWN_SCHOOL_CODE', 'Ce code ne correspond à aucun établissement.'),
});
const scannedRoute = '/device#w8Jr0pQm_3yX-aZ1bC2dEf';

/** A tablet that is approved as soon as it sends the secret of the school's QR code. */
const byQrCode = () => {
  let state = notAttached;
  return { 'GET /device': () => state, 'POST /device/attach': () => (state = attached) } satisfies Answers;
};

/** A tablet that is approved while it waits. */
const approvedLater = () => {
  const states = [waiting, attached];
  return { 'GET /device': () => (states.length > 1 ? states.shift() : states[0]) } satisfies Answers;
};

/** The school's QR code opened the page: the tablet is approved immediately. */
export const QrCode: Story = withResponses(byQrCode(), scannedRoute);
const sessionRoute = '/device#163083';
/** The session's QR code opened the page. */
export const SessionQrCode: Story = withResponses({}, sessionRoute);
export const SessionQrCodeWhenNotAttached: Story = withResponses({ 'GET /device': notAttached }, sessionRoute);
export const OldSessionQrCode: Story = withResponses(
  { 'POST /device/join': refused(422, 'UNKNOWN_CODE', 'Ce code ne correspond à aucune séance ouverte.') },
  sessionRoute,
);
export const ApprovedLater: Story = withResponses(approvedLater());
const oldQrCode = {
  'POST /device/attach': refused(
    422,
    'UNKNOWN_DEVICE_SECRET',
    'Ce QR code n’est plus valable\u00a0: demandez à l’école le nouveau.',
  ),
} satisfies Answers;
export const OldQrCode: Story = withResponses({ 'GET /device': notAttached, ...oldQrCode }, scannedRoute);
/** An outdated QR code opened the page of an approved tablet. */
export const OldQrCodeWhenApproved: Story = withResponses(oldQrCode, scannedRoute);
/** An outdated QR code opened the page of a tablet that waits for its approval. */
export const OldQrCodeWhenWaiting: Story = withResponses({ 'GET /device': waiting, ...oldQrCode }, scannedRoute);
export const OldQrCodeThenApproved: Story = withResponses({ ...approvedLater(), ...oldQrCode }, scannedRoute);
export const Waiting: Story = withResponses({ 'GET /device': waiting });
export const Revoked: Story = withResponses({
  'GET /device': revoked,
  'POST /device/sessions/:id/students/:student_id/answers': {
    statusCode: 401,
    code: 'DEVICE_NOT_APPROVED',
    message: 'Tablette non autorisée.',
  },
});

/** A tablet whose revocation is undone. */
const restoredLater = () => {
  const states = [revoked, attached];
  return { 'GET /device': () => (states.length > 1 ? states.shift() : states[0]) } satisfies Answers;
};

export const RestoredLater: Story = withResponses(restoredLater());
export const SchoolClosed: Story = withResponses({ 'GET /device': closed });
const otherName = { settings: { APP_NAME: 'Fichettes' }, route: '/device' };
export const OtherName: Story = {
  parameters: { host: { ...otherName, api: { ...deviceApi, 'GET /device': closed } } },
};
export const TooManyCodes: Story = withResponses({
  'POST /device/join': {
    ...refused(429, 'TOO_MANY_CODES', 'Trop d’essais\u00a0: attends 5 minutes avant de taper un code.'),
    retryAfter: 300,
  },
});
export const UnknownCode: Story = withResponses({
  'POST /device/join': refused(422, 'UNKNOWN_CODE', 'Ce code ne correspond à aucune séance ouverte.'),
});
const nothingDue = {
  'POST /device/sessions/:id/students/:student_id/start': {
    student: { id: 7, firstname: 'Zoé' },
    cards: [],
    now: '2026-11-21T09:00:00Z',
  },
} satisfies Answers;
export const NothingDue: Story = withResponses(nothingDue);
/** The network fails after the start of a revision without cards. */
export const NothingDueThenOffline: Story = withResponses({
  ...nothingDue,
  'POST /device/sessions/:id/students/:student_id/end': unreachable,
});
export const Closed: Story = withResponses({
  'GET /device/sessions/:id': refused(409, 'SESSION_CLOSED', 'Cette séance est terminée.'),
});
export const NoStudent: Story = withResponses({ 'GET /device/sessions/:id': { ...session, students: [] } });
/** Zoé has left the class since the names were shown. */
const studentLeft = () => {
  const states = [session];
  const students = session.students.filter(({ id }) => id !== 7);
  return {
    'GET /device/sessions/:id': () => states.shift() ?? { ...session, students },
    'POST /device/sessions/:id/students/:student_id/start': refused(404, 'NOT_FOUND', 'Introuvable.'),
  } satisfies Answers;
};

export const StudentLeft: Story = withResponses(studentLeft());
export const Loading: Story = withResponses({ 'GET /device': pending });
export const Failed: Story = withResponses({ 'GET /device': failing });
export const Offline: Story = withResponses({ 'GET /device': unreachable });
/** Only cached data is available: a revision can't start, but a started one continues. */
export const CachedDataOnly: Story = withResponses(
  Object.fromEntries(Object.keys(deviceApi).map((call) => [call, unreachable])),
);
export const English: Story = { parameters: { host: { locale: 'en' } } };
