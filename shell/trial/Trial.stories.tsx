import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { publicTexts } from '../texts/texts.ts';
import { trialTexts } from './texts.ts';
import TrialPage from './TrialPage.tsx';
import '../public-page/public.css';

const texts = joinTexts(publicTexts, trialTexts);
const meta = {
  title: 'Shell/Trial',
  component: TrialPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts, api: { 'POST /trial-requests': null } })],
} satisfies Meta<typeof TrialPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['POST /trial-requests']): Story => ({
  parameters: { host: { api: { 'POST /trial-requests': response } } },
});

export const Filled: Story = {};
export const SendingLoading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
/** The network has sent too many requests. */
export const FailedByLimit: Story = withResponses({
  statusCode: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Trop de demandes : patientez 60 minutes.',
  retryAfter: 3600,
});
export const English: Story = { parameters: { host: { locale: 'en' } } };
