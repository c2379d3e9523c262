import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, notFound } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, chooseFilter, renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { previewOnce } from '../../fixtures/students.data.ts';
import { classOptions, studentsPage } from './students-list.data.ts';
import * as stories from './StudentsList.stories.tsx';
import { StudentsList } from './StudentsList.tsx';
import { studentsListTexts } from './texts.ts';

const { Default, OfATeacher, Embedded, Empty, NoMatch, Failed, Loading, English } = composeStories(stories);

const open = (api: Answers = {}, route = '/schools/students') =>
  renderInHost(<StudentsList scope="school" />, {
    me: fakeMe('ADMIN'),
    texts: studentsListTexts,
    route,
    api: { 'GET /students': studentsPage, 'GET /classes/select': classOptions, ...api },
  });

/** Students who leave a class, as the preview of a placement lists them. */
const from = (class_id: number | null, ...students: number[]) => ({ class_id, has_left: false, students });

test('shows each student with class and birth date; a row links to the student', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /Inès BENALI/ }));
  expect(row.getByRole('link', { name: /Inès BENALI/ })).toHaveAttribute('href', '/students/7');
  expect(row.getByText('02/04/2019')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Noah GIRARD/ })).getByText('Sans classe')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('filters are sent to the server', async () => {
  const { user, sent } = await open();
  await screen.findByRole('row', { name: /Inès BENALI/ });
  await chooseFilter(user, 'Classe', 'Sans classe');
  await chooseFilter(user, 'Niveau', 'CP');
  await chooseFilter(user, 'Entourage', 'Sans proche');
  const lastQuery = () => sent.filter(({ path }) => path === '/students').at(-1)?.query;
  await waitFor(() => expect(lastQuery()?.get('has_follower')).toBe('false'));
  expect(lastQuery()?.get('level')).toBe('CP');
  expect(lastQuery()?.get('class_id')).toBe('none');
});

test('moves selected students to a class after showing what is deleted [students.placement] [students.placement-change]', async () => {
  const { user, sent } = await open({
    'GET /classes': { classes: [{ id: 4, name: 'CM1/CM2', level: 'CM1/CM2', nb_students: 24 }], count: 1 },
    'POST /students/placement/preview': previewOnce({ count: 2, nb_tracked: 1, from: [from(3, 7, 8)] }),
    'PATCH /students/transfer/:id': { count: 2 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Placer dans une classe' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Placer 2 élèves dans une classe' }));
  await choice.findByRole('option', { name: /24 élèves/ });
  await user.selectOptions(choice.getByRole('combobox'), '4');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /Placer 2 élèves dans la classe CM1\/CM2/ }),
  );
  expect(confirmation.getByText(/efface le suivi des cartes en cours. C’est le cas d’un élève sur 2/)).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(confirmation.getByRole('button', { name: 'Placer' }));
  expect(
    await screen.findByText(/2 élèves placés dans la classe CM1\/CM2. Le suivi .* ne reviendra pas/),
  ).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/students/transfer/4',
    body: { students: [7, 8] },
  });
  await user.click(screen.getByRole('button', { name: 'Remettre comme avant' }));
  expect(await screen.findByText('2 élèves remis comme avant.')).toBeVisible();
  expect(sent.some(({ path }) => path === '/students/transfer/3')).toBe(true);
});

test('undoing a placement marks students who had left the school as departed again [students.leaves]', async () => {
  const groups = [{ ...from(null, 10), has_left: true }, from(null, 9)];
  const { user, sent } = await open(
    {
      'GET /classes': { classes: [{ id: 4, name: 'CM1/CM2', level: 'CM1/CM2', nb_students: 24 }], count: 1 },
      'POST /students/placement/preview': previewOnce({ count: 2, nb_tracked: 0, from: groups }),
      'PATCH /students/transfer/:id': { count: 2 },
      'PATCH /students/unassign': { count: 1 },
      'PATCH /students/:id': {},
    },
    '/schools/students?status=ALL',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Noah GIRARD' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Awa TRAORÉ' }));
  await user.click(screen.getByRole('button', { name: 'Placer dans une classe' }));
  const choice = within(await screen.findByRole('dialog'));
  await choice.findByRole('option', { name: /24 élèves/ });
  await user.selectOptions(choice.getByRole('combobox'), '4');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await user.click(await screen.findByRole('button', { name: 'Placer' }));
  await user.click(await screen.findByRole('button', { name: 'Remettre comme avant' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['/students/transfer/4', { students: [9, 10] }],
      ['/students/10', { status: 'INACTIVE' }],
      ['/students/unassign', { students: [9] }],
    ]),
  );
});

test('a failed undo of a placement can be retried, and continues where it stopped', async () => {
  let failuresLeft = 1;
  const { user, sent } = await open({
    'POST /students/placement/preview': previewOnce({ count: 2, nb_tracked: 0, from: [from(3, 7), from(5, 8)] }),
    'PATCH /students/unassign': { count: 2 },
    'PATCH /students/:id/class/:class_id': ({ path }: { readonly path: string }) =>
      path.includes('/8/') && failuresLeft-- > 0 ? failing : studentsPage.students[0],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Retirer de leur classe' }));
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  await user.click(await screen.findByRole('button', { name: 'Remettre comme avant' }));
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remettre comme avant' }));
  expect(await screen.findByText('2 élèves remis comme avant.')).toBeVisible();
  const paths = sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  expect(paths).toEqual(['/students/unassign', '/students/7/class/3', '/students/8/class/5', '/students/8/class/5']);
});

test.each([
  [
    'a student was',
    [7],
    'Un élève remis comme avant. Un élève n’a pas été remis : il a été placé ailleurs depuis, ou bien lui ou sa classe d’avant n’existe plus.',
  ],
  [
    'all students were',
    [7, 8],
    '2 élèves n’ont pas été remis : ils ont été placés ailleurs depuis, ou bien eux ou leur classe d’avant n’existent plus.',
  ],
])(
  'undoing a placement restores the students who still exist and counts the others: %s deleted meanwhile [students.placement-undo]',
  async (_which, deleted, message) => {
    const { user, sent } = await open({
      'POST /students/placement/preview': previewOnce({ count: 2, nb_tracked: 0, from: [from(3, 7, 8)] }),
      'PATCH /students/unassign': { count: 2 },
      'PATCH /students/transfer/:id': notFound,
      'PATCH /students/:id/class/:class_id': ({ path }: { readonly path: string }) =>
        deleted.some((id) => path.includes(`/${id}/`)) ? notFound : studentsPage.students[0],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
    await user.click(screen.getByRole('button', { name: 'Retirer de leur classe' }));
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await user.click(await screen.findByRole('button', { name: 'Remettre comme avant' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remettre comme avant' })).toBeNull();
    const paths = sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
    expect(paths.slice(1)).toEqual(['/students/transfer/3', '/students/7/class/3', '/students/8/class/3']);
  },
);

test('undoing a placement keeps the class of a student who was placed elsewhere since [students.placement-undo]', async () => {
  const previews = [
    { count: 2, nb_tracked: 0, from: [from(3, 7, 8)] },
    { count: 1, nb_tracked: 0, from: [from(5, 8)] },
  ];
  const { user, sent } = await open({
    'POST /students/placement/preview': () => previews.shift(),
    'PATCH /students/unassign': { count: 2 },
    'PATCH /students/:id/class/:class_id': studentsPage.students[0],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Retirer de leur classe' }));
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  await user.click(await screen.findByRole('button', { name: 'Remettre comme avant' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
      '/students/unassign',
      '/students/7/class/3',
    ]),
  );
  expect(await screen.findByText(/Un élève n’a pas été remis : il a été placé ailleurs depuis/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/students/placement/preview').at(-1)?.body).toEqual({
    students: [7, 8],
    class_id: null,
  });
});

test('undoing a placement into a class that was deleted keeps the class of a student placed elsewhere since [students.placement-undo]', async () => {
  let isDeleted = false;
  const { user, sent } = await open({
    'GET /classes': { classes: [{ id: 4, name: 'CM1/CM2', level: 'CM1/CM2', nb_students: 24 }], count: 1 },
    'POST /students/placement/preview': ({ body }: Sent) => {
      const { students, class_id } = body as { readonly students: number[]; readonly class_id: number | null };
      if (!isDeleted) return { count: 2, nb_tracked: 0, from: [from(3, 7, 8)] };
      if (class_id === 4) return notFound;
      return { count: 0, nb_tracked: 0, from: students.includes(8) ? [from(5, 8)] : [] };
    },
    'PATCH /students/transfer/:id': { count: 2 },
    'PATCH /students/:id/class/:class_id': studentsPage.students[0],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Placer dans une classe' }));
  const choice = within(await screen.findByRole('dialog'));
  await choice.findByRole('option', { name: /24 élèves/ });
  await user.selectOptions(choice.getByRole('combobox'), '4');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await user.click(await screen.findByRole('button', { name: 'Placer' }));
  const undo = await screen.findByRole('button', { name: 'Remettre comme avant' });
  isDeleted = true;
  await user.click(undo);
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
      '/students/transfer/4',
      '/students/7/class/3',
    ]),
  );
});

test('unassigns students from their class without placing them in another class [students.placement]', async () => {
  const { user, sent } = await open({
    'POST /students/placement/preview': { count: 1, nb_tracked: 0, from: [{ class_id: 3, students: [7] }] },
    'PATCH /students/unassign': { count: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('button', { name: 'Retirer de leur classe' }));
  expect(await screen.findByText(/personne n’en a.*rien n’est perdu/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Un élève n’a plus de classe.')).toBeVisible();
  expect(sent.find(({ path }) => path === '/students/unassign')?.body).toEqual({ students: [7] });
});

test('the row of a departed student shows the departure date; one click marks the student as present again', async () => {
  const { user, sent } = await open({ 'PATCH /students/:id': {} }, '/schools/students?status=ALL');
  const awa = within(await screen.findByRole('row', { name: /Awa TRAORÉ/ }));
  expect(awa.getByText('Parti')).toBeVisible();
  expect(awa.getByText('le 01/09/2026')).toBeVisible();
  await user.click(awa.getByRole('button', { name: /^Revient à l’école\s: Awa TRAORÉ/ }));
  expect(await screen.findByText(/^Retour à l’école enregistré/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/students/10',
    body: { status: 'ACTIVE' },
  });
});

test('several students are marked as departed after a confirmation that shows what is lost', async () => {
  const { user, sent } = await open({ 'PATCH /students/:id': {} });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Quitte l’école' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Ces 2 élèves quittent l’école/ }));
  expect(confirmation.getByText(/le suivi des cartes en cours sont perdus/)).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(confirmation.getByRole('button', { name: 'Quitte l’école' }));
  expect(await screen.findByText('2 élèves sont partis.')).toBeVisible();
  const writes = sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(writes).toEqual([
    ['/students/7', { status: 'INACTIVE' }],
    ['/students/8', { status: 'INACTIVE' }],
  ]);
});

test('undoing a departure puts the students back into the classes that they left [students.leaves-undo]', async () => {
  const { user, sent } = await open({
    'POST /students/placement/preview': previewOnce({ count: 2, nb_tracked: 0, from: [from(3, 7, 8)] }),
    'PATCH /students/:id': {},
    'PATCH /students/transfer/:id': { count: 2 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Quitte l’école' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitte l’école' }));
  await user.click(await screen.findByRole('button', { name: 'Remettre comme avant' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['/students/7', { status: 'INACTIVE' }],
      ['/students/8', { status: 'INACTIVE' }],
      ['/students/transfer/3', { students: [7, 8] }],
    ]),
  );
});

test('marking several students as departed skips a student who was deleted elsewhere', async () => {
  const { user, sent } = await open({
    'PATCH /students/:id': ({ path }: { readonly path: string }) =>
      path.endsWith('/7') ? { statusCode: 404, code: 'NOT_FOUND', message: 'Élève inconnu.' } : {},
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Quitte l’école' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitte l’école' }));
  expect(await screen.findByText('Un élève est parti.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    '/students/7',
    '/students/8',
  ]);
});

test('undoing a departure restores the others if a student was deleted meanwhile [students.leaves-undo]', async () => {
  let hasLeft = false;
  const { user, sent } = await open({
    'POST /students/placement/preview': ({ body }: Sent) => {
      const { students } = body as { readonly students: readonly number[] };
      if (students.includes(7)) return notFound;
      return { count: 1, nb_tracked: 0, from: hasLeft ? [] : [from(3, ...students)] };
    },
    'PATCH /students/:id': ({ path }: { readonly path: string }) => {
      if (path.endsWith('/7')) return notFound;
      hasLeft = true;
      return {};
    },
    'PATCH /students/:id/class/:class_id': studentsPage.students[0],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Quitte l’école' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitte l’école' }));
  expect(await screen.findByText('Un élève est parti.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remettre comme avant' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
      '/students/7',
      '/students/8',
      '/students/8/class/3',
    ]),
  );
});

test('marking a student as departed shows an error when the student was deleted elsewhere', async () => {
  const { user } = await open({
    'PATCH /students/:id': { statusCode: 404, code: 'NOT_FOUND', message: 'Élève inconnu.' },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('button', { name: 'Quitte l’école' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Quitte l’école' }));
  expect(await confirmation.findByText('Élève inconnu.')).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Annuler' }));
});

test('deleting several students continues after a student who was deleted elsewhere', async () => {
  const { user, sent } = await open({
    'DELETE /students/:id': ({ path }: { readonly path: string }) =>
      path.endsWith('/7') ? { statusCode: 404, code: 'NOT_FOUND', message: 'Élève inconnu.' } : null,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/^2 élèves supprimés/)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/students/7',
    '/students/8',
  ]);
});

test('deletes several students after showing what is lost; a partial failure is shown', async () => {
  let successesLeft = 1;
  const { user, sent } = await open({
    'DELETE /students/:id': () => (successesLeft-- > 0 ? null : failing),
  });
  await screen.findByRole('row', { name: /Inès BENALI/ });
  await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Supprimer 4 élèves/ }));
  expect(confirmation.getByText(/^Tout disparaît/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await confirmation.findByText(/Un élève est supprimé, les autres sont toujours là/)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('a teacher can view their own students, but not select them [permissions.teacher]', async () => {
  render(<OfATeacher />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes élèves' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Voir la fiche d’Inès BENALI' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('inside another page, the list has no title but shows its buttons', async () => {
  render(<Embedded />);
  expect(await screen.findByRole('row', { name: /Inès BENALI/ })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter un élève' })).toBeVisible();
});

test('an empty list shows the next step; a list without matches offers to clear the filters', async () => {
  const { unmount } = render(<Empty />);
  expect(await screen.findByText('Aucun élève pour l’instant')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importer des élèves' })).toBeVisible();
  unmount();
  render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
});

test('turns physical cards of selected students on; the selection is cleared [students.physical-cards-many]', async () => {
  const { user, sent } = await open({
    'GET /schools/:id': { id: 1, nb_physical_boxes: 40, nb_students_phygital: 1 },
    'PATCH /students/physical-cards': { changed: [8], nb_departed: 0 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Zoë CARPENTIER' }));
  await user.click(await screen.findByRole('button', { name: 'Cartes physiques' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cartes physiques de 2 élèves' }));
  await user.click(dialog.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText(/^Cartes physiques activées pour un élève/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ students: [7, 8], is_phygital: true });
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Inès BENALI' })).not.toBeChecked();
});

test('a school without physical boxes has no action for physical cards [students.physical-cards-many]', async () => {
  const { user, sent } = await open({ 'GET /schools/:id': { id: 1, nb_physical_boxes: 0, nb_students_phygital: 0 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/schools/1')).toBe(true));
  await screen.findByRole('button', { name: 'Placer dans une classe' });
  expect(screen.queryByRole('button', { name: 'Cartes physiques' })).not.toBeInTheDocument();
});
