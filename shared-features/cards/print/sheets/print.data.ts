import type { Pack } from '@memocartes/contract/packs/packs.routes';
import type { PrintJob, PrintQuota } from '@memocartes/contract/print/print.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { card, cards } from '../../view/cards.data.ts';

export const quota: PrintQuota = { year: 2026, used: 12, running: 0, limit: 60, last: null };

const pack = (id: number, title: string, nb_cards: number): Pack => ({
  id,
  title,
  nb_cards,
  name: null,
  icon: 'star',
  date_create: '2026-11-02T08:00:00Z',
  schools_id: 1,
  authentications_id: 10,
  author: { firstname: 'Camille', lastname: 'Roussel' },
  classes: [],
});

const packs = [pack(11, 'Table de 7', 8), pack(12, 'Les capitales', 15)];
const job: PrintJob = {
  id: 7,
  status: 'DONE',
  nb_cards: 8,
  nb_pages: 2,
  nb_done: 2,
  message: null,
  has_file: true,
  date_create: '2026-11-21T09:00:00Z',
};
export const jobs = {
  done: job,
  waiting: { ...job, status: 'PENDING', nb_done: 0, has_file: false },
  running: { ...job, status: 'RUNNING', nb_pages: 24, nb_done: 9, has_file: false },
  failed: {
    ...job,
    status: 'FAILED',
    nb_done: 0,
    has_file: false,
    message: 'Le fichier n’a pas pu être fait. Cette tentative n’est pas comptée\u00a0: réessayez.',
  },
} satisfies Record<string, PrintJob>;

export const printApi = {
  'GET /print/quota': quota,
  'GET /packspro/': { packs_pro: packs, count: packs.length },
  'GET /packspro/:id': { ...packs[0], cards: Array.from({ length: 8 }, (_none, i) => card(12 + i)) },
  'GET /cards': { cards, count: cards.length },
  'GET /cards/:id': card(19),
  'POST /print/cards': jobs.waiting,
  'GET /print/jobs/:id': jobs.done,
} satisfies Answers;
