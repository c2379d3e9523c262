import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classesPage } from '../page/classes.data.ts';
import { classesTexts } from '../page/texts.ts';
import { ClassesPage } from './ClassesPage.tsx';

const meta = {
  title: 'Shared features/Classes',
  component: ClassesPage,
  args: { scope: 'mine' },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: classesTexts, api: { 'GET /classes': classesPage } })],
} satisfies Meta<typeof ClassesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /classes']) => ({
  parameters: { host: { api: { 'GET /classes': response } } },
});

export const Default: Story = {};
export const OfTheSchool: Story = { args: { scope: 'school' } };
export const Embedded: Story = { args: { scope: 'school', schoolId: 7, embedded: true } };
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ classes: [], count: 0 });
export const NoMatch: Story = {
  parameters: { host: { route: '/schools/classes?search=zzz', api: { 'GET /classes': { classes: [], count: 0 } } } },
};
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
