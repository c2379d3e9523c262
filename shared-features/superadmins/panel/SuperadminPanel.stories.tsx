import type { Account } from '@memocartes/contract/auth/auth.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import SuperadminPanel from './SuperadminPanel.tsx';
import { superadminPanelTexts } from './texts.ts';

export const account: Account = {
  id: 50,
  version: 1,
  id_user: 60,
  role: 'SUPERADMIN',
  email: 'paul.garnier@example.fr',
  firstname: 'Paul',
  lastname: 'Garnier',
  phone: '(0)1 40 00 12 34',
  status: 'ACTIVE',
  date_invited: '2025-09-01T08:00:00Z',
  date_status: '2025-09-01T08:00:00Z',
  school_id: null,
  date_subscription: '2026-01-15T08:00:00Z',
  date_expiration: null,
  has_second_factor: false,
};
export const api = {
  'GET /auth/check/:email': { isExisting: false },
  'GET /auth/:id/send_mail': null,
  'GET /auth/:id': account,
  'GET /history': { history: [], count: 0 },
  'POST /auth': { id: 51 },
  'PATCH /auth/:id': account,
  'DELETE /auth/:id': null,
  'DELETE /auth/:id/second_factor': null,
};
const panel = (mode: PanelMode) => ({
  component: 'superadmin' as const,
  mode,
  itemId: mode === 'ADD' ? null : 50,
  fromPage: false,
});

const meta = {
  title: 'Shared features/Super administrator panel',
  component: SuperadminPanel,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: superadminPanelTexts, panel: panel('VIEW'), api })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuperadminPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Record<string, unknown>) => ({ parameters: { host: more } });
const showing = (one: unknown) => host({ api: { ...api, 'GET /auth/:id': one } });

export const View: Story = {};
export const Oneself: Story = showing({ ...account, id: 10 });
export const SecondFactor: Story = showing({ ...account, has_second_factor: true });
export const Invited: Story = showing({ ...account, status: 'PENDING', phone: null });
export const Add: Story = host({ panel: panel('ADD') });
export const Edit: Story = host({ panel: panel('EDIT') });
export const EditOneself: Story = host({
  panel: panel('EDIT'),
  api: { ...api, 'GET /auth/:id': { ...account, id: 10 } },
});
export const Loading: Story = showing(pending);
export const Failed: Story = showing(failing);
export const English: Story = host({ locale: 'en' });
