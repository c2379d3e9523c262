import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { accountSettingsApi, enabledFactor, loginSessions } from './accountSettings.data.ts';
import AccountSettingsPage from './AccountSettingsPage.tsx';
import { accountSettingsTexts } from './texts.ts';

const teacher = fakeMe('TEACHER', { phone: '06 39 98 11 22', offer_id: 3, nb_cards: 4 });

const meta = {
  title: 'Shared features/Account settings',
  component: AccountSettingsPage,
  decorators: [hosted({ me: teacher, texts: accountSettingsTexts, route: '/Params', api: accountSettingsApi })],
} satisfies Meta<typeof AccountSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onTab = (tab: string, host: Partial<Hosting> = {}) => ({
  parameters: { host: { route: `/Params?tab=${tab}`, ...host } },
});

const garTeacher = { ...teacher, authentication: { ...teacher.authentication, has_password: false, is_linked: true } };

export const UserInfo: Story = {};
export const Password: Story = onTab('password');
export const NoPassword: Story = onTab('password', { me: garTeacher });
export const WrongPassword: Story = onTab('password', {
  api: {
    ...accountSettingsApi,
    'PATCH /auth/': {
      statusCode: 422,
      code: 'WRONG_PASSWORD',
      message: 'Votre mot de passe actuel est incorrect',
      fields: { current_password: 'Votre mot de passe actuel est incorrect' },
    },
  },
});
export const Security: Story = onTab('security');
export const SecurityEnabled: Story = onTab('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': enabledFactor },
});
export const SecurityRequired: Story = onTab('security', {
  me: fakeMe('SUPERADMIN'),
  api: {
    ...accountSettingsApi,
    'GET /auth/second_factor': { ...enabledFactor, is_required: true, nb_recovery_codes: 2 },
  },
});
export const SecurityLoading: Story = onTab('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': pending, 'GET /auth/sessions': pending },
});
export const SecurityFailed: Story = onTab('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': failing, 'GET /auth/sessions': failing },
});
export const SecurityOneSession: Story = onTab('security', {
  api: { ...accountSettingsApi, 'GET /auth/sessions': { sessions: loginSessions.slice(0, 1) } },
});
export const SecurityLinkedToGar: Story = onTab('security', { me: garTeacher });
export const LinkCodeExpired: Story = onTab('security', {
  api: { ...accountSettingsApi, 'POST /auth/link': { code: 'K7QMX-4PRTW', date_expiration: '2020-01-01T00:00:00Z' } },
});
export const Offer: Story = onTab('offer');
export const OfferLoading: Story = onTab('offer', { api: { ...accountSettingsApi, 'GET /schools/:id': pending } });
export const OfferFailed: Story = onTab('offer', { api: { ...accountSettingsApi, 'GET /schools/:id': failing } });
export const Deletion: Story = onTab('deletion');
export const LastSchoolAdmin: Story = onTab('deletion', {
  me: fakeMe('ADMIN'),
  api: {
    ...accountSettingsApi,
    'DELETE /auth/:id': {
      statusCode: 409,
      code: 'LAST_MANAGER',
      message: 'Vous êtes la dernière personne à diriger cet établissement.',
    },
  },
});
export const DeletionWithoutPassword: Story = onTab('deletion', { me: garTeacher });
export const DeletionAsFollower: Story = onTab('deletion', { me: fakeMe('USER') });
export const AsSuperadmin: Story = { parameters: { host: { me: fakeMe('SUPERADMIN') } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
/** Deleting the account also requires a code. */
export const DeletionWithFactor: Story = onTab('deletion', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': enabledFactor },
});
const developer = fakeMe('TEACHER', { is_developer: true, isDeveloper: true });
export const Override: Story = onTab('override', { me: developer });
export const OverrideEmpty: Story = onTab('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': { remotes: [], count: 0, origins: [] } },
});
export const OverrideLoading: Story = onTab('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': pending },
});
export const OverrideFailed: Story = onTab('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': failing },
});
