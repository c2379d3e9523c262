import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { packDetail, packsApi } from '../../fixtures/packs.data.ts';
import { packsTexts } from '../texts.ts';
import { AssignedBeforeWarning } from './AssignedBeforeWarning.tsx';

test('a pack that the class had in March causes a warning for a week of June, and none for a week after the summer [packs.given-before]', async () => {
  const pack = { ...packDetail, classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: '2026-03-02' }] };
  const warning = (week: string) => (
    <section aria-label={week}>
      <AssignedBeforeWarning packId={pack.id} classId={3} week={week} />
    </section>
  );
  const warnings = (
    <>
      {warning('2026-06-29')}
      {warning('2026-09-07')}
    </>
  );
  await renderInHost(warnings, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'GET /packspro/:id': pack },
  });
  const june = within(screen.getByRole('region', { name: '2026-06-29' }));
  expect(await june.findByText(/CE1 A a déjà ce pack pour la semaine du .*2 mars/)).toBeVisible();
  expect(screen.getByRole('region', { name: '2026-09-07' })).toBeEmptyDOMElement();
});
