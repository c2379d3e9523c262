import type { ConsentList, DataExport } from '@memocartes/contract/privacy/privacy.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { MyData } from './MyData.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { privacyTexts } from './texts.ts';

const made: DataExport = {
  id: 5,
  status: 'DONE',
  subject: { type: 'STUDENT', id: 7, name: 'Inès BENALI' },
  nb_done: 12,
  nb_steps: 12,
  message: null,
  has_file: true,
  date_create: '2026-11-20T15:12:00Z',
  date_expiration: '2026-11-21T15:12:00Z',
};
const child = (id: number, firstname: string, is_granted: boolean | null): ConsentList['consents'][number] => ({
  student: { id, firstname, lastname: 'Benali' },
  kind: 'AVATAR',
  is_granted,
  date_create: null,
});
const children: ConsentList = { consents: [child(7, 'Inès', true), child(8, 'Adam', null)] };

export const api = {
  'GET /privacy/notice': { version: 1, is_due: false, date_acknowledged: '2026-11-20T15:12:00Z' },
  'GET /privacy/consents': children,
  'POST /privacy/students/:id/export': { ...made, status: 'PENDING', nb_done: 0 },
  'POST /privacy/users/:id/export': { ...made, status: 'RUNNING', nb_done: 4 },
  'GET /privacy/exports/:id': made,
  'PATCH /privacy/students/:id/consent': null,
};

const meta = {
  title: 'Shared features/Privacy',
  component: MyData,
  decorators: [hosted({ me: fakeMe('USER'), texts: privacyTexts, route: '/Params?tab=privacy', api })],
} satisfies Meta<typeof MyData>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: object, me = fakeMe('USER')) => ({
  parameters: { host: { me, api: { ...api, ...answers } } },
});

export const Default: Story = {};
export const OfTeacher: Story = answering({}, fakeMe('TEACHER'));
export const Loading: Story = answering({ 'GET /privacy/consents': pending });
export const NoChild: Story = answering({ 'GET /privacy/consents': { consents: [] } });
export const Failed: Story = answering({ 'GET /privacy/consents': failing });
export const ExportRunning: Story = answering({
  'GET /privacy/exports/:id': { ...made, status: 'RUNNING', nb_done: 4 },
});
export const ExportFailed: Story = answering({
  'GET /privacy/exports/:id': { ...made, status: 'FAILED', has_file: false, message: 'L’export n’a pas pu être fait.' },
});
export const RegisterOfSchool: Story = { ...answering({}, fakeMe('ADMIN')), render: () => <RegisterPage /> };
export const English: Story = { parameters: { host: { locale: 'en' } } };
