import { screen } from '@testing-library/react';

import { fakeMe } from '../fake-host/index.ts';
import { renderInHost } from '../fake-host/testing/index.ts';
import { useIdParam, useSchoolId } from './index.ts';

function Ids() {
  return (
    <p>
      {String(useIdParam())} {String(useSchoolId())}
    </p>
  );
}

test.each([
  ['SUPERADMIN', '/superadmin/schools/:id', '/superadmin/schools/7', '7 7'],
  ['SUPERADMIN', '*', '/superadmin/schools/7', '7 7'],
  ['SUPERADMIN', '/students/:id', '/students/9', '9 undefined'],
  ['ADMIN', '/students/:id', '/students/9', '9 1'],
  ['TEACHER', '*', '/classes/3/sessions', '3 1'],
  ['ADMIN', '*', '/schools/users', 'undefined 1'],
  ['ADMIN', '/students/:id', '/students/new', 'undefined 1'],
] as const)(
  'for a %s, with the route %s and the address %s, the :id and the school are %s',
  async (role, path, route, ids) => {
    await renderInHost(<Ids />, { me: fakeMe(role), path, route });
    expect(screen.getByText(ids)).toBeVisible();
  },
);
