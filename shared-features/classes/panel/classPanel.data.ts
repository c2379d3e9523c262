import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { class_ } from '../page/classes.data.ts';

export const api = {
  'GET /classes/:id': class_,
  'GET /users/select': {
    users: [
      { id: 20, name: 'Camille ROUSSEL', firstname: 'Camille', lastname: 'Roussel', email: null },
      { id: 21, name: 'Zoé PETIT', firstname: 'Zoé', lastname: 'Petit', email: null },
    ],
  },
  'GET /history': { history: [], count: 0 },
  'POST /classes': { id: 9 },
  'PATCH /classes/:id': class_,
  'DELETE /classes/:id': null,
  'POST /classes_userspro': { id: 5 },
  'GET /classes_userspro/:id': { id: 1, classes_id: 3, users_pro_id: 9 },
  'DELETE /classes_userspro/:id': null,
} satisfies Answers;
