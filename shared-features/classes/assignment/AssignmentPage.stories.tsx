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

const answering = (answers: Answers, route = '/schools/assignment') => ({
  parameters: { host: { route, api: { ...api, ...answers } } },
});

const none = { students: [], count: 0 };

export const Default: Story = {};
export const OfAClass: Story = answering({}, '/schools/assignment?from=3');
export const EverybodyPlaced: Story = answering({ 'GET /students': none });
export const NoMatch: Story = answering({ 'GET /students': none }, '/schools/assignment?level=CM1');
export const NoClass: Story = answering({ 'GET /classes': { classes: [], count: 0 } });
export const Loading: Story = answering({ 'GET /students': pending, 'GET /classes': pending });
export const Failed: Story = answering({ 'GET /students': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
