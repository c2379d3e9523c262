import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { printApi } from './print.data.ts';
import { PrintSheetsPage } from './PrintSheetsPage.tsx';
import { printSheetsTexts } from './texts.ts';

const route = '/print-cards-template?packs=11&cards=19';
const meta = {
  title: 'Printing/Sheets',
  component: PrintSheetsPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: printSheetsTexts, api: printApi, route })],
} satisfies Meta<typeof PrintSheetsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongEdge: Story = {};
export const ShortEdge: Story = { parameters: { host: { route: `${route}&duplex=short` } } };
export const WithCodes: Story = { parameters: { host: { route: `${route}&qr=true` } } };
export const Calibrated: Story = { parameters: { host: { route: `${route}&shift_x=2.1&shift_y=-99` } } };
export const Loading: Story = { parameters: { host: { api: { ...printApi, 'GET /packspro/:id': pending } } } };
export const Empty: Story = { parameters: { host: { route: '/print-cards-template' } } };
export const Failed: Story = { parameters: { host: { api: { ...printApi, 'GET /packspro/:id': failing } } } };
