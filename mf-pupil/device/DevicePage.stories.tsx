import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { alone, deviceApi, session } from './device.data.ts';
import DevicePage from './DevicePage.tsx';

const meta = {
  title: 'Pupil/Device',
  component: DevicePage,
  parameters: { layout: 'fullscreen' },
  decorators: [hosted({ texts: remote.texts, api: deviceApi })],
} satisfies Meta<typeof DevicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Record<string, unknown>, route = '/device') => ({
  parameters: { host: { api: { ...deviceApi, ...answers }, route } },
});
const refused = (statusCode: number, code: string, message: string) => ({ statusCode, code, message });

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

export const Code: Story = {};
export const School: Story = answering({ 'GET /device': alone });
export const SchoolFromQrCode: Story = answering({ 'GET /device': alone }, '/device?school=0751234J');
export const UnknownSchool: Story = answering({
  'GET /device': alone,
  'POST /device/attach': refused(422, 'UNKNOWN_SCHOOL_CODE', 'Ce code ne correspond à aucun établissement.'),
});
export const UnknownCode: Story = answering({
  'POST /device/join': refused(422, 'UNKNOWN_CODE', 'Ce code ne correspond à aucune séance ouverte.'),
});
export const NothingDue: Story = answering({
  'POST /device/sessions/:id/students/:student_id/start': {
    student: { id: 7, firstname: 'Zoé' },
    cards: [],
    now: '2026-11-21T09:00:00Z',
  },
});
export const Closed: Story = answering({
  'GET /device/sessions/:id': refused(409, 'SESSION_CLOSED', 'Cette séance est terminée.'),
});
export const NoPupil: Story = answering({ 'GET /device/sessions/:id': { ...session, students: [] } });
export const Loading: Story = answering({ 'GET /device': pending });
export const Failed: Story = answering({ 'GET /device': failing });
export const Offline: Story = answering({ 'GET /device': unreachable });
/** Only what was known before answers: nothing new can begin, what was begun goes on. */
export const CutOff: Story = answering(Object.fromEntries(Object.keys(deviceApi).map((call) => [call, unreachable])));
export const English: Story = { parameters: { host: { locale: 'en' } } };
