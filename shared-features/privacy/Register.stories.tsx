import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { RegisterPage } from './RegisterPage.tsx';
import { privacyTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Register of personal data',
  component: RegisterPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: privacyTexts, route: '/my-school/privacy' })],
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: { host: { locale: 'en' } } };
