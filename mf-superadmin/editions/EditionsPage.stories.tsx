import type { PrintJob } from '@memocartes/contract/print/print.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { allEditionsTexts, editionsApi, job } from './editions.data.ts';
import EditionsPage from './EditionsPage.tsx';

const meta = {
  title: 'Superadmin/Editions',
  component: EditionsPage,
  decorators: [
    hosted({ me: fakeMe('SUPERADMIN'), texts: allEditionsTexts, route: '/superadmin/editions', api: editionsApi }),
  ],
} satisfies Meta<typeof EditionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withResponses = (response: Answers['GET /editions']) =>
  host({ api: { ...editionsApi, 'GET /editions': response } });

export const Default: Story = {};
export const Empty: Story = withResponses({ editions: [], count: 0 });
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);

const printed = (more: Partial<PrintJob>) =>
  host({
    route: '/superadmin/editions?print=31',
    api: { ...editionsApi, 'GET /print/jobs/:id': { ...job, ...more } },
  });

export const Printed: Story = printed({});
export const Printing: Story = printed({ status: 'RUNNING', nb_done: 20, has_file: false });
export const PrintFailed: Story = printed({
  status: 'FAILED',
  has_file: false,
  message: 'Le fichier n’a pas pu être fait. Cette tentative n’est pas comptée : réessayez.',
});
export const English: Story = host({ locale: 'en' });
