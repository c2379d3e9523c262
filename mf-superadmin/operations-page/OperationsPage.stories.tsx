import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { healthy, operationsPageApi, portalState } from './operations.data.ts';
import OperationsPage from './OperationsPage.tsx';
import { operationsPageTexts } from './texts.ts';

const route = '/superadmin/operations';
const texts = joinTexts(operationsPageTexts, panelFormTexts);
const meta = {
  title: 'Superadmin/Operations',
  component: OperationsPage,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts, route, api: operationsPageApi })],
} satisfies Meta<typeof OperationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /platform']) =>
  host({ api: { ...operationsPageApi, 'GET /platform': response } });

export const Default: Story = {};
export const Healthy: Story = withResponses(healthy);
export const DatabaseDown: Story = withResponses({ ...portalState, database: null });
export const WithoutSmtp: Story = withResponses({ ...healthy, mails: { ...healthy.mails, is_sending: false } });
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = host({ locale: 'en' });
