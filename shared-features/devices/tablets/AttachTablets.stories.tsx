import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { tabletsApi } from './attach-tablets.data.ts';
import { AttachTablets } from './AttachTablets.tsx';
import { attachTabletsTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Attach tablets',
  component: AttachTablets,
  args: { school: { id: 1, name: 'École élémentaire Jean-Macé', code: '0751234J' } },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: attachTabletsTexts, api: tabletsApi })],
} satisfies Meta<typeof AttachTablets>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({
  parameters: { host: { api: { ...tabletsApi, ...responses } } },
});

export const Default: Story = {};
export const ForATeacher: Story = { parameters: { host: { me: fakeMe('TEACHER') } } };
export const NoWaitingTablet: Story = withResponses({ 'GET /devices': { devices: [], count: 0 } });
export const RequestExpired: Story = withResponses({
  'PATCH /devices/:id/approve': {
    statusCode: 409,
    code: 'DEVICE_REQUEST_OVER',
    message: 'Cette demande n’attend plus\u00a0: recommencez sur la tablette.',
  },
});
export const Unreadable: Story = withResponses({
  'GET /devices/secret': { secret: null, date_create: '2026-09-01T06:00:00Z' },
});
export const Loading: Story = withResponses({ 'GET /devices': pending, 'GET /devices/secret': pending });
export const Failed: Story = withResponses({ 'GET /devices': failing, 'GET /devices/secret': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
