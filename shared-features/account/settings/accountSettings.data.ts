import type { UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import type { School } from '@memocartes/contract/schools/schools.routes';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';

const school: School = {
  id: 1,
  version: 1,
  name: 'École primaire des Tilleuls',
  description: null,
  code: '0691234K',
  mail: 'ecole@tilleuls.example',
  phone: null,
  address: null,
  address_comp: null,
  address_postal_code: '69003',
  address_city: 'Lyon',
  holiday_zone: 'A',
  status: 'VISIBLE',
  offers_id: 3,
  offer: { id: 3, code: 'SCHOOL_FREE' },
  invoice_periodicity: 'ANNUAL',
  is_master: false,
  is_digital: false,
  nb_students: 48,
  nb_students_all: 48,
  nb_students_max: null,
  nb_students_phygital: 0,
  nb_teachers: 3,
  nb_teachers_max: 5,
  nb_staff: 4,
  nb_classes: 3,
  nb_packs: 6,
  nb_custom_cards: 52,
  nb_followers: 51,
  nb_physical_boxes: 0,
  limits: { students: 60, teachers: 5, classes: 5, cards: 10 },
  date_subscription: '2026-10-20T00:00:00Z',
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
  date_renewal: null,
  date_trial_end: '2099-12-19T00:00:00Z',
  date_expiration: null,
  date_create: '2026-10-20T00:00:00Z',
};

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
export const loginSessions = [
  {
    id: 3,
    browser: 'Firefox',
    system: 'Windows',
    network: '90.12.34.x',
    is_current: true,
    date_create: minutesAgo(50),
    date_used: minutesAgo(1),
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iPhone',
    network: '90.12.34.x',
    is_current: false,
    date_create: minutesAgo(200),
    date_used: minutesAgo(35),
  },
  {
    id: 1,
    browser: '',
    system: '',
    network: '2001:db8:1:x',
    is_current: false,
    date_create: minutesAgo(400),
    date_used: minutesAgo(110),
  },
];
const recovery_codes = Array.from({ length: 10 }, (_, n) => `K7QM${'ABCDEFGHJK'[n]}-4PRTW`);
const noFactor = { is_enabled: false, is_required: false, date_create: null, nb_recovery_codes: 0 };
export const enabledFactor = {
  is_enabled: true,
  is_required: false,
  date_create: '2026-10-01T08:00:00Z',
  nb_recovery_codes: 8,
};

const account = { id: 10, version: 2, firstname: 'Camille', lastname: 'Roussel', email: null, phone: '06 39 98 11 22' };

export const accountSettingsApi = {
  'GET /auth/second_factor': noFactor,
  'POST /auth/second_factor': {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/M%C3%A9mocartes:camille?secret=JBSWY3DPEHPK3PXP&issuer=M%C3%A9mocartes',
  },
  'POST /auth/second_factor/confirm': { recovery_codes },
  'POST /auth/second_factor/recovery_codes': { recovery_codes },
  'POST /auth/second_factor/disable': null,
  'GET /auth/sessions': { sessions: loginSessions },
  'DELETE /auth/sessions/:id': null,
  'DELETE /auth/sessions': null,
  'POST /auth/email': null,
  'GET /schools/:id': school,
  'PATCH /auth/:id': ({ body }: Pick<Sent, 'body'>) => ({ ...account, ...(body as UpdateAccount) }),
  'PATCH /auth/': {},
  'POST /auth/link': () => ({ code: 'K7QMX-4PRTW', date_expiration: inSeconds(600) }),
  'GET /auth/temp_token': () => ({ token: 'abc', date_expiration: inSeconds(60) }),
  'POST /auth/reset': null,
  'DELETE /auth/:id': null,
  'GET /remotes/overrides': {
    remotes: [
      {
        name: 'mf-teacher',
        versions: [
          { version: '1.5.0-41d0e7fa', state: 'CANDIDATE', published: '2026-11-21T16:40:00Z' },
          { version: '1.4.0-9c1f20ab', state: 'STABLE', published: '2026-11-18T09:12:00Z' },
        ],
      },
    ],
    count: 1,
    origins: ['https://remotes.example.org'],
  },
  'GET /remotes/:name/override': { name: 'mf-teacher', version: '1.5.0-41d0e7fa', manifest: '/m.json' },
} satisfies Answers;
