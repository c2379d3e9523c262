import type { PrintJob } from '@memocartes/contract/print/print.routes';
import { printEditionTexts } from '@memocartes/shared-features/cards/print/edition/texts';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';

import { editionsTexts } from './texts.ts';

/** Texts of the page and of the dialog that prints an edition. */
export const allEditionsTexts = joinTexts(editionsTexts, printEditionTexts);

/** A print job that is done. */
export const job: PrintJob = {
  id: 31,
  status: 'DONE',
  nb_cards: 214,
  nb_pages: 48,
  nb_done: 48,
  message: null,
  has_file: true,
  date_create: '2026-11-22T09:00:00Z',
};

export const editionsApi = {
  'GET /editions': {
    editions: [
      { id: 1, name: 'Mémocartes', nb_cards: 214, version: 1 },
      { id: 2, name: 'Édition 2027', nb_cards: 0, version: 1 },
    ],
    count: 2,
  },
  'POST /editions': { id: 3 },
  'PATCH /editions/:id': { id: 1, name: 'Mémocartes 2', nb_cards: 214, version: 2 },
  'POST /editions/:id/print': { ...job, status: 'PENDING', nb_done: 0, has_file: false },
  'GET /print/jobs/:id': job,
} satisfies Answers;
