import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { previewOnce } from '../../fixtures/students.data.ts';
import { classesPage, studentsOf } from './assignment.data.ts';
import * as stories from './AssignmentPage.stories.tsx';
import AssignmentPage from './AssignmentPage.tsx';
import { assignmentTexts } from './texts.ts';

const { Default, OfAClass, EverybodyPlaced, NoMatch, NoClass, Failed, Loading, English } = composeStories(stories);

const open = (api: Answers = {}, route = '/schools/assignment') =>
  renderInHost(<AssignmentPage />, {
    me: fakeMe('ADMIN'),
    texts: assignmentTexts,
    route,
    api: { 'GET /students': studentsOf, 'GET /classes': classesPage, ...api },
  });

const moves = (count: number, nb_tracked: number, class_id: number | null, students: number[]) =>
  ({
    'POST /students/placement/preview': previewOnce({
      count,
      nb_tracked,
      from: [{ class_id, has_left: false, students }],
    }),
  }) satisfies Answers;

test('lists students without a class, and each class with level and number of students', async () => {
  render(<Default />);
  expect(await screen.findByRole('row', { name: /Awa TRAORÉ/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: '4 élèves sans classe' })).toBeVisible();
  const classes = within(screen.getByRole('region', { name: 'Classes' }));
  expect(classes.getByText('CE1 · 24 élèves')).toBeVisible();
  expect(classes.getByText('CP · vide')).toBeVisible();
  // From CP to CM2, not alphabetically.
  expect(classes.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'CP B',
    'CE1 A',
    'CM1/CM2',
  ]);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('while a filter narrows the list, the heading does not count its students as all students without a class', async () => {
  await open({}, '/schools/assignment?level=CE1');
  expect(await screen.findByRole('row', { name: /Awa TRAORÉ/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Élèves sans classe' })).toBeVisible();
});

test('selects and assigns several students by keyboard [students.placement] [permissions.school-admin]', async () => {
  const { user, sent } = await open({ ...moves(2, 0, null, [7, 8]), 'PATCH /students/transfer/:id': { count: 2 } });
  (await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' })).focus();
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  const target = screen.getByRole('button', { name: 'Placer ici, dans la classe CE1 A, 2 élèves' });
  expect(within(target.closest('li')!).getByText('même niveau')).toBeVisible();
  target.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog', { name: /Placer 2 élèves dans la classe CE1 A/ })).toBeVisible();
  await user.keyboard('{Tab}{Enter}');
  expect(await screen.findByText('2 élèves placés dans la classe CE1 A.')).toBeVisible();
  expect(sent.find(({ path }) => path === '/students/transfer/3')?.body).toEqual({ students: [7, 8] });
});

test('places the other students if one was deleted meanwhile, and says so [students.placement-deleted]', async () => {
  const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' };
  const deleted = new Set([8]);
  const idsOf = ({ body }: Sent) => (body as { readonly students: readonly number[] }).students;

  const { user, sent } = await open({
    'POST /students/placement/preview': (request) =>
      idsOf(request).some((id) => deleted.has(id))
        ? gone
        : {
            count: idsOf(request).length,
            nb_tracked: 0,
            from: [{ class_id: null, has_left: false, students: idsOf(request) }],
          },
    'PATCH /students/transfer/:id': (request) =>
      idsOf(request).some((id) => deleted.has(id)) ? gone : { count: idsOf(request).length },
    'PATCH /students/:id/class/:class_id': { id: 7 },
  });
  (await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' })).focus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await user.click(screen.getByRole('button', { name: /^Placer ici, dans la classe CE1 A, 3 élèves/ }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: 'Placer 2 élèves dans la classe CE1 A\u00a0?' }),
  );
  // Another student is deleted while the dialog is open.
  deleted.add(9);
  await user.click(confirmation.getByRole('button', { name: 'Placer' }));
  expect(
    await screen.findByText(
      /^Un élève placé dans la classe CE1 A\. 2 élèves n’ont pas été placés : ils n’existent plus\.$/,
    ),
  ).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'GET' });
});

test('does not look for each student if the class was deleted', async () => {
  const { user, sent } = await open({
    'POST /students/placement/preview': ({ body }: Sent) =>
      (body as { readonly class_id: number | null }).class_id === null
        ? { count: 0, nb_tracked: 0, from: [] }
        : { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' },
  });
  (await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' })).focus();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await user.click(screen.getByRole('button', { name: /^Placer ici, dans la classe CE1 A, 3 élèves/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent.filter(({ path }) => path === '/students/placement/preview')).toHaveLength(3);
});

test('says that nothing changes, without undo, if the only student to move was deleted while the dialog was open [students.placement-deleted]', async () => {
  const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' };
  let isDeleted = false;
  // The other student is already in the class.
  const preview = ({ body }: Sent) => {
    const includesDeleted = (body as { readonly students: readonly number[] }).students.includes(8);
    if (includesDeleted && isDeleted) return gone;
    const from = includesDeleted ? [{ class_id: null, has_left: false, students: [8] }] : [];
    return { count: from.length, nb_tracked: 0, from };
  };

  const { user } = await open({ 'POST /students/placement/preview': preview, 'PATCH /students/transfer/:id': gone });
  (await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' })).focus();
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  await user.click(screen.getByRole('button', { name: /^Placer ici, dans la classe CE1 A, 2 élèves/ }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /^Placer un élève dans la classe CE1 A/ }),
  );
  isDeleted = true;
  await user.click(confirmation.getByRole('button', { name: 'Placer' }));
  expect(
    await screen.findByText(
      /^Rien ne change\s: déjà dans la classe CE1 A\. Un élève n’a pas été placé\s: il n’existe plus\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remettre comme avant' })).not.toBeInTheDocument();
});

test('shows before a transfer what will be deleted, and afterwards what can’t be restored; undo moves the student back [students.placement] [students.placement-change]', async () => {
  const { user, sent } = await open(
    { ...moves(1, 1, 3, [11]), 'PATCH /students/:id/class/:class_id': { id: 11 } },
    '/schools/assignment?from=3',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Lucas DA SILVA' }));
  await user.click(screen.getByRole('button', { name: 'Placer ici, dans la classe CP B, un élève' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Placer un élève dans la classe CP B/ }));
  expect(confirmation.getByText(/efface le suivi des cartes en cours. C’est le cas d’un élève sur 1/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Placer' }));
  expect(await screen.findByText(/Un élève placé dans la classe CP B. .* ne reviendra pas/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remettre comme avant' }));
  expect(await screen.findByText('Un élève remis comme avant.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    '/students/11/class/5',
    '/students/11/class/3',
  ]);
});

test('unassigns students from their class [students.placement]', async () => {
  const { user, sent } = await open(
    { ...moves(1, 0, 3, [11]), 'PATCH /students/unassign': { count: 1 } },
    '/schools/assignment?from=3',
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Lucas DA SILVA' }));
  await user.click(screen.getByRole('button', { name: 'Retirer de la classe' }));
  await user.click(await screen.findByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Un élève n’a plus de classe.')).toBeVisible();
  expect(sent.find(({ path }) => path === '/students/unassign')?.body).toEqual({ students: [11] });
});

test('dropping a selected student on a class asks to confirm the placement of all selected students', async () => {
  const { user } = await open({ ...moves(2, 0, null, [7, 9]), 'PATCH /students/transfer/:id': { count: 2 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Inès BENALI' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Noah GIRARD' }));
  const dragData: Record<string, string> = {};
  const dataTransfer = {
    setData: (kind: string, value: string) => void (dragData[kind] = value),
    getData: (kind: string) => dragData[kind] ?? '',
    get types() {
      return Object.keys(dragData);
    },
  };
  fireEvent.dragStart(screen.getByText('Noah GIRARD'), { dataTransfer });
  const target = screen.getByText('CP B', { selector: 'strong' }).closest('li')!;
  fireEvent.dragOver(target, { dataTransfer });
  expect(target).toHaveClass('assign__class--over');
  fireEvent.drop(target, { dataTransfer });
  expect(await screen.findByRole('alertdialog', { name: /Placer 2 élèves dans la classe CP B/ })).toBeVisible();
});

test('shows the students of a class on request, then the students without a class again', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Voir les élèves de la classe CE1 A' }));
  expect(await screen.findByRole('row', { name: /Lucas DA SILVA/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir aux élèves sans classe' }));
  expect(await screen.findByRole('row', { name: /Inès BENALI/ })).toBeVisible();
});

test('shows each state: students of a class, all placed, no match, no class, failed, loading, English texts', async () => {
  for (const [Story, text] of [
    [OfAClass, 'Lucas DA SILVA'],
    [EverybodyPlaced, 'Tous les élèves ont une classe'],
    [NoMatch, 'Effacer les filtres'],
    [NoClass, 'Aucune classe pour l’instant'],
    [Failed, 'Réessayer'],
    [Loading, 'Chargement…'],
    [English, 'Student placement'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
