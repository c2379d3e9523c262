import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { class_ } from '../page/classes.data.ts';
import NameLabelsPage from './NameLabelsPage.tsx';
import { nameLabelsTexts } from './texts.ts';

const host = { me: fakeMe('TEACHER'), path: '/classes/:id/slips', route: '/classes/3/slips', texts: nameLabelsTexts };
const meta = {
  title: 'Shared features/Name labels of a class',
  component: NameLabelsPage,
  decorators: [hosted({ ...host, api: { 'GET /classes/:id': class_ } })],
} satisfies Meta<typeof NameLabelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /classes/:id']) => ({
  parameters: { host: { api: { 'GET /classes/:id': response } } },
});

export const Default: Story = {};
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ ...class_, students: [] });
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
