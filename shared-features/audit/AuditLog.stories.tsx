import type { AuditPage, AuditRow } from '@memocartes/contract/audit/audit.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { AuditLog } from './AuditLog.tsx';
import { auditTexts } from './texts.ts';

const school = { id: 1, name: 'École primaire des Tilleuls' };
const row = (id: number, more: Partial<AuditRow>): AuditRow => ({
  id,
  date_create: '2026-11-20T15:12:00Z',
  kind: 'SIGN_IN',
  actor: { id: 11, role: 'ADMIN', name: 'Hélène MARCHAND' },
  school,
  target: null,
  address: '192.0.2.0',
  device: 'Firefox 128 · Windows',
  details: {},
  ...more,
});

export const auditPage: AuditPage = {
  events: [
    row(4, { kind: 'ERASED', target: { type: 'STUDENT', id: 42, name: 'élève effacé nº 42' } }),
    row(3, {
      kind: 'ACCESS_CHANGED',
      target: { type: 'USER', id: 20, name: 'Camille ROUSSEL' },
      details: { fields: ['status'], status: ['ACTIVE', 'BANNED'] },
    }),
    row(2, { kind: 'SIGN_IN_FAILED', actor: null, details: { code: 'INVALID_CREDENTIALS', is_limited: true } }),
    row(1, { kind: 'EXPORTED', details: { route: 'GET /api/students' } }),
  ],
  count: 4,
};
const none: AuditPage = { events: [], count: 0 };

const meta = {
  title: 'Shared features/Audit log',
  component: AuditLog,
  args: { scope: 'school' },
  decorators: [
    hosted({ me: fakeMe('ADMIN'), texts: auditTexts, route: '/schools/audit', api: { 'GET /audit': auditPage } }),
  ],
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown, route = '/schools/audit') => ({
  parameters: { host: { route, api: { 'GET /audit': answer } } },
});

export const Default: Story = {};
export const EverySchool: Story = { args: { scope: 'all' } };
export const Loading: Story = answering(pending);
export const Empty: Story = answering(none);
export const NoMatch: Story = answering(none, '/schools/audit?kind=ERASED');
export const Failed: Story = answering(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
