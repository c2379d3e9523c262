import type { AuditPage } from '@memocartes/contract/audit/audit.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { auditPage } from './audit.data.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditTexts } from './texts.ts';

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

const withResponses = (response: Answers['GET /audit'], route = '/schools/audit') => ({
  parameters: { host: { route, api: { 'GET /audit': response } } },
});

export const Default: Story = {};
export const EverySchool: Story = { args: { scope: 'all' } };
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses(none);
export const NoMatch: Story = withResponses(none, '/schools/audit?kind=ERASED');
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
