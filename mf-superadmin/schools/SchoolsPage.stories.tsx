import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { schoolRows, wholeSchool } from './schools.data.ts';
import { schoolsTexts } from './texts.ts';
import SchoolsPage from './SchoolsPage.tsx';

export const storyTexts = joinTexts(remote.texts, schoolsTexts);
export const api = {
  'GET /schools': { schools: schoolRows, count: schoolRows.length },
  'GET /offers/select': {
    offers: [
      { id: 1, code: 'TEACHER_FREE' },
      { id: 2, code: 'TEACHER_PAYED' },
      { id: 3, code: 'SCHOOL_FREE' },
      { id: 4, code: 'SCHOOL_PAYED' },
    ],
  },
  'GET /schools/:id': wholeSchool(schoolRows[1]!),
  'PATCH /schools/:id': wholeSchool(schoolRows[1]!),
};

const meta = {
  title: 'Superadmin/Schools',
  component: SchoolsPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: storyTexts,
      route: '/superadmin/schools',
      api,
    }),
  ],
} satisfies Meta<typeof SchoolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({ api: { ...api, 'GET /schools': answer } });

export const Default: Story = {};
export const Loading: Story = { parameters: { host: answering(pending) } };
export const Failed: Story = { parameters: { host: answering(failing) } };
export const None: Story = { parameters: { host: answering({ schools: [], count: 0 }) } };
export const NoMatch: Story = {
  parameters: { host: { ...answering({ schools: [], count: 0 }), route: '/superadmin/schools?search=zzz' } },
};
