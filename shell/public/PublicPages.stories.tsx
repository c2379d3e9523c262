import { failing, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { PublicStory } from '../testing/PublicStory.tsx';
import { demoAccounts, printedCard, unknownCard } from './public.data.ts';

const meta = { title: 'Shell/Public pages', component: PublicStory } satisfies Meta<typeof PublicStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = '/c/7F3A09C2E81B5D46';

const withCard = (response: Answers['GET /public_cards/:code']): Story => ({
  args: { address: card, api: { 'GET /public_cards/:code': response } },
});

export const Landing: Story = { args: { address: '/' } };
export const LandingInEnglish: Story = { args: { address: '/', locale: 'en' } };
export const SignIn: Story = { args: { address: '/login' } };
export const SignInToTheDemonstration: Story = { args: { address: '/login', settings: { DEMO: true, demoAccounts } } };
export const SessionExpired: Story = { args: { address: '/?expired=true' } };
export const InvalidKey: Story = { args: { address: '/?invalid-key' } };
/** The callback page of the sign-on, opened although no sign-on was started. */
export const NationalSignOnFailed: Story = { args: { address: '/callback?code=a&state=b' } };
export const NationalSignOnFailedAtOidc: Story = { args: { address: '/oidc?code=a&state=b' } };
export const SignOutLoading: Story = { args: { address: '/logout', api: { 'POST /auth/logout': pending } } };
export const AskReset: Story = { args: { address: '/reset' } };
export const ResetWithoutTicket: Story = { args: { address: '/reset-password' } };
export const TicketLoading: Story = {
  args: { address: '/reset-password', ticket: 'story', api: { 'POST /auth/ticket': pending } },
};
export const AccountReady: Story = { args: { address: '/valid' } };
export const LinkUsed: Story = { args: { address: '/unvalid' } };
export const Activate: Story = { args: { address: '/activer' } };
export const Privacy: Story = { args: { address: '/confidentialite' } };
export const Trial: Story = { args: { address: '/essai' } };
export const TrialInEnglish: Story = { args: { address: '/essai', locale: 'en' } };
export const Card: Story = withCard(printedCard);
export const CardLoading: Story = withCard(pending);
export const CardUnknown: Story = withCard(unknownCard);
export const CardFailed: Story = withCard(failing);
export const CardOnATablet: Story = withCard({ ...printedCard, is_tablet: true });
export const CardInEnglish: Story = {
  args: { address: '/c/7F3A09C2E81B5D46', api: { 'GET /public_cards/:code': printedCard }, locale: 'en' },
};
export const Forbidden: Story = { args: { address: '/error403' } };
export const Broken: Story = { args: { address: '/error500' } };
