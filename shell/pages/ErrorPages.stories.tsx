import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { pageTexts } from '../texts/texts.ts';
import { BrokenPage, DisabledPage, ForbiddenPage, UnknownPage, UnreachablePage } from './ErrorPages.tsx';

const meta = {
  title: 'Shell/Pages in place of a screen',
  component: UnknownPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: pageTexts })],
} satisfies Meta<typeof UnknownPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const UnknownInEnglish: Story = { parameters: { host: { locale: 'en' } } };
export const Forbidden: Story = { render: () => <ForbiddenPage /> };
export const Disabled: Story = { render: () => <DisabledPage /> };
export const Loading: Story = { render: () => <PageSkeleton /> };
export const Broken: Story = { render: () => <BrokenPage onRetry={() => undefined} /> };
export const Unreachable: Story = { render: () => <UnreachablePage onRetry={() => undefined} /> };
export const BrokenWithLastGood: Story = {
  render: () => <BrokenPage onRetry={() => undefined} onTakeLastGood={() => undefined} />,
};
