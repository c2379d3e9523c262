import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { account, api } from './superadminPanel.data.ts';
import SuperadminPanel from './SuperadminPanel.tsx';
import { superadminPanelTexts } from './texts.ts';

const panel = (mode: PanelMode) => ({
  component: 'superadmin' as const,
  mode,
  itemId: mode === 'ADD' ? null : 50,
  fromPage: false,
});

const meta = {
  title: 'Shared features/Superadmin panel',
  component: SuperadminPanel,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: superadminPanelTexts, panel: panel('VIEW'), api })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuperadminPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withAccount = (item: Answers['GET /auth/:id']) => host({ api: { ...api, 'GET /auth/:id': item } });

export const View: Story = {};
export const OwnAccount: Story = withAccount({ ...account, id: 10 });
export const SecondFactor: Story = withAccount({ ...account, has_second_factor: true });
export const Invited: Story = withAccount({ ...account, status: 'PENDING', phone: null });
export const Add: Story = host({ panel: panel('ADD') });
export const Edit: Story = host({ panel: panel('EDIT') });
export const EditOwnAccount: Story = host({
  panel: panel('EDIT'),
  api: { ...api, 'GET /auth/:id': { ...account, id: 10 } },
});
export const Loading: Story = withAccount(pending);
export const Failed: Story = withAccount(failing);
export const English: Story = host({ locale: 'en' });
