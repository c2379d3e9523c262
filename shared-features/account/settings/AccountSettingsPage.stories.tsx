import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { accountSettingsApi, factor, loginSessions } from './accountSettings.data.ts';
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

const at = (tab: string, host: Partial<Hosting> = {}) => ({
  parameters: { host: { route: `/Params?tab=${tab}`, ...host } },
});

const gar = { ...teacher, authentication: { ...teacher.authentication, has_password: false, is_linked: true } };

export const UserInfo: Story = {};
export const Password: Story = at('password');
export const NoPassword: Story = at('password', { me: gar });
export const WrongPassword: Story = at('password', {
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
export const Security: Story = at('security');
export const SecurityEnabled: Story = at('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': factor },
});
export const SecurityRequired: Story = at('security', {
  me: fakeMe('SUPERADMIN'),
  api: { ...accountSettingsApi, 'GET /auth/second_factor': { ...factor, is_required: true, nb_recovery_codes: 2 } },
});
export const SecurityLoading: Story = at('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': pending, 'GET /auth/sessions': pending },
});
export const SecurityFailed: Story = at('security', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': failing, 'GET /auth/sessions': failing },
});
export const SecurityOneSession: Story = at('security', {
  api: { ...accountSettingsApi, 'GET /auth/sessions': { sessions: loginSessions.slice(0, 1) } },
});
export const SecurityLinkedToGar: Story = at('security', { me: gar });
export const LinkCodeExpired: Story = at('security', {
  api: { ...accountSettingsApi, 'POST /auth/link': { code: 'K7QMX-4PRTW', date_expiration: '2020-01-01T00:00:00Z' } },
});
export const Offer: Story = at('offer');
export const OfferLoading: Story = at('offer', { api: { ...accountSettingsApi, 'GET /schools/:id': pending } });
export const OfferFailed: Story = at('offer', { api: { ...accountSettingsApi, 'GET /schools/:id': failing } });
export const Deletion: Story = at('deletion');
export const LastSchoolAdmin: Story = at('deletion', {
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
export const DeletionWithoutPassword: Story = at('deletion', { me: gar });
export const DeletionAsFollower: Story = at('deletion', { me: fakeMe('USER') });
export const AsSuperadmin: Story = { parameters: { host: { me: fakeMe('SUPERADMIN') } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
/** Deleting the account also requires a code. */
export const DeletionWithFactor: Story = at('deletion', {
  api: { ...accountSettingsApi, 'GET /auth/second_factor': factor },
});
const developer = fakeMe('TEACHER', { is_developer: true, isDeveloper: true });
export const Override: Story = at('override', { me: developer });
export const OverrideEmpty: Story = at('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': { remotes: [], count: 0, origins: [] } },
});
export const OverrideLoading: Story = at('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': pending },
});
export const OverrideFailed: Story = at('override', {
  me: developer,
  api: { ...accountSettingsApi, 'GET /remotes/overrides': failing },
});
