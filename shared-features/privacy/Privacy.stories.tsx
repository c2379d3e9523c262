import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { MyData } from './MyData.tsx';
import { api, dataExport } from './privacy.data.ts';
import { privacyTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Privacy',
  component: MyData,
  decorators: [hosted({ me: fakeMe('USER'), texts: privacyTexts, route: '/Params?tab=privacy', api })],
} satisfies Meta<typeof MyData>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers, me = fakeMe('USER')) => ({
  parameters: { host: { me, api: { ...api, ...responses } } },
});

export const Default: Story = {};
export const OfTeacher: Story = withResponses({}, fakeMe('TEACHER'));
export const Loading: Story = withResponses({ 'GET /privacy/consents': pending });
export const NoChild: Story = withResponses({ 'GET /privacy/consents': { consents: [] } });
export const Failed: Story = withResponses({ 'GET /privacy/consents': failing });
export const ExportRunning: Story = withResponses({
  'GET /privacy/exports/:id': { ...dataExport, status: 'RUNNING', nb_done: 4 },
});
/** A file created earlier is still available. */
export const ExportKept: Story = withResponses({
  'GET /privacy/exports': { exports: [dataExport] },
  'POST /privacy/students/:id/export': { ...dataExport, id: 6, status: 'PENDING', nb_done: 0 },
});
/** An export in the list can no longer be read. */
export const ExportGone: Story = withResponses({
  'GET /privacy/exports': { exports: [dataExport] },
  'GET /privacy/exports/:id': failing,
});
export const ExportFailed: Story = withResponses({
  'GET /privacy/exports/:id': {
    ...dataExport,
    status: 'FAILED',
    has_file: false,
    message: 'L’export n’a pas pu être fait.',
  },
});
export const English: Story = { parameters: { host: { locale: 'en' } } };
