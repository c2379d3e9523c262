import { screen } from '@testing-library/react';

import { fakeMe } from '../fake-host/index.ts';
import { renderInHost } from '../fake-host/testing/index.ts';
import { Can, useMe } from './index.ts';

function Name() {
  const me = useMe();
  return <p>{me.firstname}</p>;
}

test('provides the signed-in person', async () => {
  await renderInHost(<Name />, { me: fakeMe('TEACHER') });
  expect(screen.getByText('Camille')).toBeVisible();
});

test('Can renders its children only with permission, otherwise its fallback or nothing', async () => {
  await renderInHost(
    <>
      <Can do="student:create">ajouter</Can>
      <Can do="student:view" on={{ schoolId: 1, teacherIds: [20] }}>
        mon élève
      </Can>
      <Can do="student:view" on={{ schoolId: 2, teacherIds: [20] }} fallback="ailleurs">
        élève d’ailleurs
      </Can>
    </>,
    { me: fakeMe('TEACHER') },
  );
  expect(document.body).not.toHaveTextContent('ajouter');
  expect(document.body).toHaveTextContent('mon élèveailleurs');
});

test('a school admin may create students in their own school', async () => {
  await renderInHost(<Can do="student:create">ajouter</Can>, { me: fakeMe('ADMIN') });
  expect(screen.getByText('ajouter')).toBeVisible();
});

test('a visitor may not create students', async () => {
  await renderInHost(<Can do="student:create">ajouter</Can>);
  expect(screen.queryByText('ajouter')).not.toBeInTheDocument();
});
