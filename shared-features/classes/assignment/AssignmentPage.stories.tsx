import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classesPage, studentsOf } from './assignment.data.ts';
import AssignmentPage from './AssignmentPage.tsx';
import { assignmentTexts } from './texts.ts';

const api = { 'GET /students': studentsOf, 'GET /classes': classesPage } satisfies Answers;

const meta = {
  title: 'Shared features/Assignment',
  component: AssignmentPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: assignmentTexts, route: '/schools/assignment', api })],
} satisfies Meta<typeof AssignmentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, route = '/schools/assignment') => ({
  parameters: { host: { route, api: { ...api, ...responses } } },
});

const none = { students: [], count: 0 };

export const Default: Story = {};
export const OfAClass: Story = withResponses({}, '/schools/assignment?from=3');
export const EverybodyPlaced: Story = withResponses({ 'GET /students': none });
export const NoMatch: Story = withResponses({ 'GET /students': none }, '/schools/assignment?level=CM1');
export const NoClass: Story = withResponses({ 'GET /classes': { classes: [], count: 0 } });
export const Loading: Story = withResponses({ 'GET /students': pending, 'GET /classes': pending });
export const Failed: Story = withResponses({ 'GET /students': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
