import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { class_ } from '../page/classes.data.ts';
import { api } from './classPanel.data.ts';
import ClassPanel from './ClassPanel.tsx';
import { classPanelTexts } from './texts.ts';

const panel = (mode: PanelMode) => ({
  component: 'class' as const,
  mode,
  itemId: mode === 'ADD' ? null : 3,
  fromPage: false,
});

const meta = {
  title: 'Shared features/Class panel',
  component: ClassPanel,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: classPanelTexts, panel: panel('VIEW'), api })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClassPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (more: Partial<Hosting>) => ({ parameters: { host: more } });
const withClass = (item: Answers['GET /classes/:id']) => host({ api: { ...api, 'GET /classes/:id': item } });

export const View: Story = {};
export const NoTeacher: Story = withClass({ ...class_, users: [], teachers: [], last_session: null });
export const ReadOnly: Story = host({ me: fakeMe('TEACHER') });
export const Add: Story = host({ panel: panel('ADD') });
export const Edit: Story = host({ panel: panel('EDIT') });
export const Loading: Story = withClass(pending);
export const Failed: Story = withClass(failing);
export const English: Story = host({ locale: 'en' });
