import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { api } from '../resources.data.ts';
import { resourcesTexts } from '../texts.ts';
import ResourcePanel from './ResourcePanel.tsx';

const panel = (mode: PanelMode, itemId: number | null = mode === 'ADD' ? null : 2) => ({
  component: 'resources' as const,
  mode,
  itemId,
  fromPage: false,
});

const meta = {
  title: 'Shared features/Resource panel',
  component: ResourcePanel,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: resourcesTexts, api, panel: panel('ADD') })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResourcePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });

export const Add: Story = {};
export const Edit: Story = host({ panel: panel('EDIT') });
export const NotAllowed: Story = host({ panel: panel('EDIT', 1) });
export const Loading: Story = host({ panel: panel('EDIT'), api: { ...api, 'GET /resources/:id': pending } });
export const Failed: Story = host({ panel: panel('EDIT'), api: { ...api, 'GET /resources/:id': failing } });
export const Sending: Story = host({ api: { ...api, 'POST /documents': pending } });
export const English: Story = host({ locale: 'en' });
