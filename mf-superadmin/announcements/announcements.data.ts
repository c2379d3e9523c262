import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const announcement: Announcement = {
  id: 5,
  version: 1,
  level: 'WARNING',
  content_fr: 'Le portail sera arrêté dimanche de 8 h à 10 h pour une maintenance.',
  content_en: 'The portal will be down on Sunday from 8 to 10 for maintenance.',
  target: 'SCHOOLS',
  offers: [],
  schools: [
    { id: 2, name: 'École primaire des Tilleuls' },
    { id: 3, name: 'École Jean-Zay' },
  ],
  date_start: '2026-11-20',
  date_end: '2026-11-29',
  state: 'RUNNING',
  date_stop: null,
  date_create: '2026-11-19T08:00:00Z',
  author: { firstname: 'Nadia', lastname: 'Ferrand' },
  nb_schools: 2,
};
const planned: Announcement = {
  ...announcement,
  id: 6,
  level: 'INFO',
  content_fr: 'Les packs de géométrie du CE2 arrivent en décembre.',
  content_en: null,
  target: 'OFFERS',
  offers: [3, 4],
  schools: [],
  state: 'PLANNED',
  nb_schools: 41,
  date_start: '2026-12-01',
  date_end: '2026-12-07',
};
const ended: Announcement = {
  ...announcement,
  id: 4,
  level: 'ALERT',
  content_fr: 'L’envoi des e-mails est interrompu.',
  target: 'ALL',
  schools: [],
  state: 'ENDED',
  date_stop: '2026-11-03T15:20:00Z',
  date_start: '2026-11-03',
  date_end: '2026-11-05',
  nb_schools: 58,
  author: null,
};

/** API responses for the stories and tests of announcements. */
export const announcementsApi = {
  'GET /announcements': { announcements: [planned, announcement, ended], count: 3 },
  'GET /announcements/:id': ({ path }) => (path.endsWith('/4') ? ended : announcement),
  'POST /announcements': { id: 9 },
  'PATCH /announcements/:id': announcement,
  'PATCH /announcements/:id/restore': announcement,
  'DELETE /announcements/:id': null,
  'GET /schools/select': { schools: [...announcement.schools, { id: 4, name: 'École de la Plage' }] },
} satisfies Answers;
