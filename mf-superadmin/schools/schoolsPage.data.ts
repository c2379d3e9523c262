import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';

import remote from '../remote.ts';
import { schoolDetails, schoolRows } from './schools.data.ts';
import { schoolsTexts } from './texts.ts';

export const storyTexts = joinTexts(remote.texts, schoolsTexts);
export const api = {
  'GET /schools': { schools: schoolRows, count: schoolRows.length },
  'GET /offers/select': {
    offers: [
      { id: 1, code: 'TEACHER_FREE' },
      { id: 2, code: 'TEACHER_PAYED' },
      { id: 3, code: 'SCHOOL_FREE' },
      { id: 4, code: 'SCHOOL_PAYED' },
    ],
  },
  'GET /schools/:id': schoolDetails(schoolRows[1]!),
  'PATCH /schools/:id': schoolDetails(schoolRows[1]!),
} satisfies Answers;
