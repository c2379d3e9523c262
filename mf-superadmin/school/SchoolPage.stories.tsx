import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import { schoolRows, wholeSchool } from '../schools/schools.data.ts';
import SchoolPage from './SchoolPage.tsx';
import { schoolTexts } from './texts.ts';

const [jeanMace, trial, independent] = schoolRows.map(wholeSchool);

export const storyTexts = joinTexts(remote.texts, schoolTexts);
export const api = {
  'GET /schools/:id': jeanMace,
  'PATCH /schools/:id': jeanMace,
  'DELETE /schools/:id': null,
  'GET /users': { users: [], count: 0 },
  'GET /users/followers': { followers: [], count: 0 },
  'GET /classes': { classes: [], count: 0 },
  'GET /classes/select': { classes: [] },
  'GET /students': { students: [], count: 0 },
  'GET /operations': { operations: [], count: 0 },
  'GET /devices': { devices: [], count: 0 },
  'GET /devices/secret': { secret: 'w8Jr0pQm_3yX-aZ1bC2dEf', date_create: '2026-09-01T06:00:00Z' },
  'GET /history': { history: [], count: 0 },
};
const path = '/superadmin/schools/:id';

const meta = {
  title: 'Superadmin/School',
  component: SchoolPage,
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: storyTexts, path, route: '/superadmin/schools/1', api })],
} satisfies Meta<typeof SchoolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: object) => ({ parameters: { host: more } });
const showing = (school: unknown) => host({ api: { ...api, 'GET /schools/:id': school } });

export const Default: Story = {};
export const Trial: Story = showing(trial);
export const Archived: Story = showing(independent);
export const Classes: Story = host({ route: '/superadmin/schools/1?tab=classes' });
export const Students: Story = host({ route: '/superadmin/schools/1?tab=students' });
export const Followers: Story = host({ route: '/superadmin/schools/1?tab=followers' });
export const History: Story = host({ route: '/superadmin/schools/1?tab=history' });
export const Loading: Story = showing(pending);
export const Failed: Story = showing(failing);
export const Unknown: Story = host({ route: '/superadmin/schools/zzz' });
export const English: Story = host({ locale: 'en' });
