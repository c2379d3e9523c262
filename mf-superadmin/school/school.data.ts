import { schoolPanelTexts } from '@memocartes/shared-features/schools/panel/texts';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';

import remote from '../remote.ts';
import { schoolDetails, schoolRows } from '../schools/schools.data.ts';
import { schoolTexts } from './texts.ts';

const [jeanMace, trial, independent] = schoolRows.map(schoolDetails);
export { independent, trial };

export const storyTexts = joinTexts(remote.texts, schoolTexts);
export const panelTexts = joinTexts(storyTexts, schoolPanelTexts);
export const api = {
  'GET /schools/:id': jeanMace,
  'PATCH /schools/:id': jeanMace,
  'DELETE /schools/:id': null,
  'GET /users': { users: [], count: 0 },
  'GET /users/followers': { followers: [], count: 0 },
  'GET /schools/:id/buyer': {
    name: 'Ville de Paris',
    address: '4 rue Lobau',
    address_postal_code: '75004',
    address_city: 'Paris',
    siret: '21750001600019',
    service_code: 'DASCO',
    engagement_number: null,
    mail: 'factures@paris.example',
  },
  'GET /prices': {
    prices: (['MONTHLY', 'QUARTERLY', 'ANNUAL'] as const).map((invoice_periodicity, i) => ({
      id: i + 1,
      offers_id: 4,
      invoice_periodicity,
      school_cents: 9000,
      student_cents: 150,
      vat_rate: 2000,
      date_start: '2026-01-01',
      is_used: true,
    })),
    count: 3,
  },
  'GET /classes': { classes: [], count: 0 },
  'GET /classes/select': { classes: [] },
  'GET /students': { students: [], count: 0 },
  'GET /operations': { operations: [], count: 0 },
  'GET /devices': { devices: [], count: 0 },
  'GET /devices/secret': { secret: 'w8Jr0pQm_3yX-aZ1bC2dEf', date_create: '2026-09-01T06:00:00Z' },
  'GET /history': { history: [], count: 0 },
} satisfies Answers;
