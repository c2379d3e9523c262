import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { contactApi } from './contact.data.ts';
import ContactMessagesPage from './ContactMessagesPage.tsx';
import ContactMessagePanel from './panel/ContactMessagePanel.tsx';
import { contactMessagesTexts } from './texts.ts';

const route = '/superadmin/contact';
const meta = {
  title: 'Superadmin/Contact messages',
  component: ContactMessagesPage,
  decorators: [
    hosted({ me: fakeMe('SUPERADMIN'), texts: joinTexts(remote.texts, contactMessagesTexts), route, api: contactApi }),
  ],
} satisfies Meta<typeof ContactMessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /contact']) => host({ api: { ...contactApi, 'GET /contact': response } });

const panel = (mode: 'VIEW' | 'EDIT', itemId: number, more: Partial<Hosting> = {}) => ({
  ...host({ panel: { component: 'contact-message', mode, itemId, fromPage: false }, ...more }),
  render: () => <ContactMessagePanel />,
});

export const List: Story = {};
export const Empty: Story = withResponses({ messages: [], count: 0 });
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = host({ locale: 'en' });
export const New: Story = panel('VIEW', 5);
export const Answered: Story = panel('VIEW', 6);
export const MarkedOnly: Story = panel('VIEW', 7);
export const WithoutAddress: Story = panel('VIEW', 8);
export const TrialRequest: Story = panel('VIEW', 10);
export const Answer: Story = panel('EDIT', 5);
export const PanelFailed: Story = panel('VIEW', 5, { api: { ...contactApi, 'GET /contact/:id': failing } });
