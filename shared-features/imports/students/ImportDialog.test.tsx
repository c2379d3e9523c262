import type { ImportRow, ReadAs } from '@memocartes/contract/imports/imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';

import { notRead } from '../rows/useValidatedRows.ts';
import { studentImportTexts } from '../texts.ts';
import * as stories from './ImportDialog.stories.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportDone } from './ImportDone.tsx';
import { Difference } from './review/Difference.tsx';
import { acceptedRow, preview, student } from './student-import.data.ts';

const {
  ClassWithoutLevel,
  Default,
  HandMade,
  Reading,
  OverTheLimit,
  MissingColumn,
  CorrectionFailed,
  CorrectionInterrupted,
  NoSeatToReturn,
  NothingNew,
  SheetPerClass,
  WholeSchool,
  TooManyClasses,
  UnknownLevels,
  Workbook,
  FileOfTeachers,
} = composeStories(stories);
const file = new File(['nom,prénom\nBenali,Inès'], 'classe.csv', { type: 'text/csv' });
const choose = async () => userEvent.upload(await screen.findByLabelText(/Fichier à importer/), file);

const open = async (Story: typeof Default) => {
  render(<Story />);
  await choose();
};

const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const birthdate = () => screen.findByRole('textbox', { name: 'Naissance, ligne 3' });

test('shows a verdict for each row before importing, and how the file was read [import.verdicts] [import.file]', async () => {
  await open(Default);
  expect(await screen.findByText('Un élève prêt, une ligne refusée')).toBeVisible();
  expect(screen.getByText('Fichier lu en UTF-8, colonnes séparées par des virgules.')).toBeVisible();
  expect(screen.getByText(/Ce jour n’existe pas/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Toutes les lignes/ }));
  expect(within(screen.getByRole('row', { name: /Inès/ })).getByText('Prêt')).toBeVisible();
});

test('screen readers read the result of a file, and what is wrong in a field [import.screen-reader]', async () => {
  await open(Default);
  await waitFor(() => expect(screen.getByText('Un élève prêt, une ligne refusée')).toHaveFocus());
  expect(await birthdate()).toBeInvalid();
  expect(await birthdate()).toHaveAccessibleDescription(/Ce jour n’existe pas/);
  expect(screen.getByRole('textbox', { name: 'Nom, ligne 3' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Nom, ligne 3' })).not.toHaveAccessibleDescription();
});

test('rows of nursery school are counted as ignored, not as refused [import.verdicts]', async () => {
  const nursery = (line: number): ImportRow => ({
    line,
    student: { ...student, level: 'GS' },
    status: 'NURSERY',
    message: 'Maternelle (GS)\u00a0: ignoré.',
  });
  const rows = [acceptedRow, nursery(3), nursery(4)];
  await renderInHost(<ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={fn()} onOther={fn()} />, {
    me: fakeMe('ADMIN'),
    texts: studentImportTexts,
    api: { 'POST /classes/:id/import/students': { ...preview, rows, count: 3 } },
  });
  await choose();
  const summary = 'Un élève prêt, aucune ligne refusée, 2 lignes de maternelle ignorées';
  expect(await screen.findByText(summary)).toBeVisible();
});

test('at first shows only the rows to correct', async () => {
  await open(Default);
  expect(await screen.findByRole('tab', { name: /À corriger/, selected: true })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Inès/ })).not.toBeInTheDocument();
});

test('among all rows, only the refused ones are marked, until they are excluded [import.refused-marked]', async () => {
  await open(Default);
  await userEvent.click(await screen.findByRole('tab', { name: /Toutes les lignes/ }));
  const marked = () => screen.getAllByRole('row').filter((row) => row.querySelector('[data-refused]'));
  expect(marked()).toEqual([screen.getByRole('row', { name: /Ce jour n’existe pas/ })]);
  await userEvent.click(screen.getByRole('checkbox', { name: /ligne 3/ }));
  await waitFor(() => expect(marked()).toEqual([]));
});

test('corrects a cell by keyboard and validates it again; the row stays in the list [import.verdicts]', async () => {
  await open(Default);
  const cell = await birthdate();
  await userEvent.clear(cell);
  await userEvent.type(cell, '28/02/2018{Enter}');
  expect(await screen.findByText('2 élèves prêts, aucune ligne refusée')).toBeVisible();
  expect(screen.getByText('Corrigé')).toBeVisible();
  expect(await birthdate()).toHaveValue('28/02/2018');
  expect(await birthdate()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Importer 2 élèves' })).toBeVisible();
});

test('keeps all cells edited before the server responds', async () => {
  await open(Default);
  await userEvent.clear(await birthdate());
  await userEvent.type(await birthdate(), '28/02/2018');
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau, ligne 3' }), 'CM1');
  const name = screen.getByRole('textbox', { name: 'Nom, ligne 3' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Byron{Enter}');
  expect(await screen.findByText('2 élèves prêts, aucune ligne refusée')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Vérification…')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Nom, ligne 3' })).toHaveValue('Byron');
  expect(screen.getByRole('combobox', { name: 'Niveau, ligne 3' })).toHaveValue('CM1');
  expect(await birthdate()).toHaveValue('28/02/2018');
});

test('a verdict that arrives after another file was chosen is ignored', async () => {
  const preview = (rows: readonly ImportRow[]) => ({ rows, count: rows.length, nb_ok: rows.length, message: null });
  const readAs: ReadAs = { encoding: 'utf-8', separator: ',', format: 'csv', sheet: null };
  const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };

  const ready = (line: number, firstname: string): ImportRow => ({
    line,
    status: 'OK',
    message: null,
    student: { ...student, firstname },
  });

  const files: ImportRow[][] = [[{ ...ready(2, 'Ada'), status: 'BAD_NAME' }], [ready(2, 'Lou'), ready(3, 'Max')]];
  const late = Promise.withResolvers<Answer<'POST /classes/:id/import/students'>>();
  const { user } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': ({ body }) =>
          'rows' in (body as object) ? late.promise : { ...preview(files.shift()!), ...readAs },
      },
    },
  );
  await choose();
  await user.type(await screen.findByRole('textbox', { name: 'Nom, ligne 2' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
  await choose();
  expect(await screen.findByText('2 élèves prêts, aucune ligne refusée')).toBeVisible();
  await act(async () => late.resolve({ ...preview([ready(2, 'Ada')]), ...notRead }));
  expect(await screen.findByRole('row', { name: /Max/ })).toBeVisible();
  expect(screen.getByText('2 élèves prêts, aucune ligne refusée')).toBeVisible();
  expect(screen.queryByText('Vérification…')).not.toBeInTheDocument();
});

test('a second click on « import » sends nothing, also while a correction is being validated; the dialog can’t be closed, nor its rows changed, meanwhile [import.again] [interface.dialog-busy]', async () => {
  const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };
  const rows: ImportRow[] = [
    { line: 2, status: 'BAD_NAME', message: 'Nom refusé.', student },
    { line: 3, status: 'OK', message: null, student: { ...student, firstname: 'Ada' } },
  ];
  const validated = Promise.withResolvers<Answer<'POST /classes/:id/import/students'>>();
  const written = Promise.withResolvers<Answer<'POST /classes/:id/valid/import/students'>>();
  const { user, sent } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': ({ body }) =>
          'rows' in (body as object) ? validated.promise : { rows, count: 2, nb_ok: 1, message: null, ...notRead },
        'POST /classes/:id/valid/import/students': () => written.promise,
      },
    },
  );
  await choose();
  await user.type(await screen.findByRole('textbox', { name: 'Nom, ligne 2' }), 'x{Enter}');
  expect(await screen.findByText('Vérification…')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Importer un élève' });
  await user.click(button);
  await user.click(button);
  expect(await screen.findByRole('progressbar', { name: /^Enregistrement/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nom, ligne 2' }).closest('[inert]')).not.toBeNull();
  expect(sent.filter(({ path }) => path.includes('/valid/'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Choisir un autre fichier' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const result = { count: 1, rows: [], operation_id: 7 };
  await act(async () => written.resolve(result));
  expect(await screen.findByText('Un élève importé dans la classe CE1 A')).toBeVisible();
});

test('after a file that adds nothing to an import, the import can still be continued or undone [import.undo]', async () => {
  const onNext = jest.fn();
  const result = { count: 0, rows: [], operation_id: null };
  const { user } = await renderInHost(
    <ImportDone
      result={result}
      kind="school"
      name="École Jules-Ferry"
      onNext={onNext}
      createdClasses={new Set()}
      continued={7}
      onUndone={jest.fn()}
    />,
    { me: fakeMe('ADMIN'), texts: studentImportTexts, api: {} },
  );
  expect(await screen.findByRole('button', { name: 'Annuler l’import' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importer un autre fichier' }));
  expect(onNext).toHaveBeenCalledWith(7);
});

test('keeps a correction that could not be validated, with an error', async () => {
  await open(CorrectionFailed);
  const cell = await birthdate();
  await userEvent.clear(cell);
  await userEvent.type(cell, '01/03/2018{Enter}');
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(await birthdate()).toHaveValue('01/03/2018');
});

test('a correction that could not be checked can be checked again, although no row is ready [import.retry]', async () => {
  await open(CorrectionInterrupted);
  const cell = await birthdate();
  await userEvent.clear(cell);
  await userEvent.type(cell, '01/03/2018{Enter}');
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Importer un élève' })).toBeVisible();
  expect(screen.queryByText('Une erreur est survenue')).not.toBeInTheDocument();
});

test('without a connection the same file can be read again, and a repeated import says what may have been imported [import.read-again] [import.unanswered]', async () => {
  const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };
  const rows: ImportRow[] = [{ line: 2, status: 'OK', message: null, student }];
  const reads = [unavailable, { rows, count: 1, nb_ok: 1, message: null, ...notRead }];
  const writes = [unavailable, { count: 0, rows: [], operation_id: null }];
  const { user } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': () => reads.shift(),
        'POST /classes/:id/valid/import/students': () => writes.shift(),
      },
    },
  );
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await user.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Indisponible')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Aucun nouvel élève dans ce fichier')).toBeVisible();
  expect(screen.getByText(/^Un premier envoi est resté sans réponse/)).toBeVisible();
});

test('after an import without a response, the result of another file does not say that its rows may have been imported [import.unanswered]', async () => {
  const rows: ImportRow[] = [{ line: 2, status: 'OK', message: null, student }];
  const writes = [unavailable, { count: 1, rows: [], operation_id: null }];
  const { user } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': () => ({ rows, count: 1, nb_ok: 1, message: null, ...notRead }),
        'POST /classes/:id/valid/import/students': () => writes.shift(),
      },
    },
  );
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Indisponible')).toBeVisible();
  const other = new File(['nom,prénom\nRoy,Lou'], 'autre-classe.csv', { type: 'text/csv' });
  await user.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
  await user.upload(await screen.findByLabelText(/Fichier à importer/), other);
  await user.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Un élève importé dans la classe CE1 A')).toBeVisible();
  expect(screen.queryByText(/^Un premier envoi est resté sans réponse/)).not.toBeInTheDocument();
});

test('after two files without a response, the result of the first says that its rows may have been imported [import.unanswered]', async () => {
  const rows: ImportRow[] = [{ line: 2, status: 'OK', message: null, student }];
  const writes = [unavailable, unavailable, { count: 0, rows: [], operation_id: null }];
  const { user } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CE1 A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': () => ({ rows, count: 1, nb_ok: 1, message: null, ...notRead }),
        'POST /classes/:id/valid/import/students': () => writes.shift(),
      },
    },
  );
  const other = new File(['nom,prénom\nRoy,Lou'], 'autre-classe.csv', { type: 'text/csv' });
  await choose();
  for (const next of [other, file]) {
    await user.click(await screen.findByRole('button', { name: 'Importer un élève' }));
    expect(await screen.findByText('Indisponible')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choisir un autre fichier' }));
    await user.upload(await screen.findByLabelText(/Fichier à importer/), next);
  }
  await user.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText(/^Un premier envoi est resté sans réponse/)).toBeVisible();
});

test('shows what was imported and what was not, and can undo the import', async () => {
  await open(Default);
  await userEvent.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Un élève importé dans la classe CE1 A')).toBeVisible();
  expect(screen.getByText('Une ligne n’a pas été importée.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler l’import' }));
  const confirmation = await screen.findByRole('alertdialog', { name: /Annuler cet import/ });
  expect(within(confirmation).getByText(/sont supprimés/)).toBeVisible();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByText(/un élève supprimé/)).toBeVisible();
  expect(Default.args.onClose).toHaveBeenCalled();
});

test('a moved student is neither listed as not imported nor contained in the file of refused rows [import.refused-rows]', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

  const row = (line: number, firstname: string, id: number | null) => ({
    line,
    id,
    status: 'ALREADY_EXISTS' as const,
    message: 'Cet élève existe déjà dans la classe CE1 A.',
    student: { firstname, lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' },
  });

  const result = {
    count: 0,
    operation_id: 7,
    nb_classes: 0,
    nb_moved: 1,
    nb_departed: 0,
    rows: [row(2, 'Zoé', 21), row(3, 'Max', null)],
  };
  const { user } = await renderInHost(
    <ImportDone
      result={result}
      kind="school"
      name="École Jules-Ferry"
      createdClasses={new Set()}
      onUndone={jest.fn()}
    />,
    { me: fakeMe('ADMIN'), texts: studentImportTexts, api: {} },
  );
  expect(await screen.findByText('Une ligne n’a pas été importée.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Télécharger/ }));
  download.mockRestore();
  const text = await readBlob(saved[0]!);
  expect(text).toContain('Max');
  expect(text).not.toContain('Zoé');
});

test('accepts a file dropped onto the dialog [import.file]', async () => {
  render(<Default />);
  fireEvent.drop(await screen.findByText(/Déposez un fichier/), { dataTransfer: { files: [file] } });
  expect(await screen.findByText('Un élève prêt, une ligne refusée')).toBeVisible();
  expect(screen.getByText('classe.csv')).toBeVisible();
});

test.each([
  ['a class', Default],
  ['a whole school', WholeSchool],
  ['too many classes', TooManyClasses],
])('is accessible: %s', async (_what, Story) => {
  await open(Story);
  await screen.findByRole('tab', { name: /À corriger/ });
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows progress while a file is read', async () => {
  await open(Reading);
  expect(await screen.findByRole('progressbar', { name: 'Lecture du fichier' })).toBeVisible();
});

test('a file with more students than free seats shows an error and cannot be imported [schools.limit-students] [import.messages]', async () => {
  await open(OverTheLimit);
  expect(await screen.findByText(/37 places libres, 129 élèves/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true');
});

test('an error names the missing column [import.messages]', async () => {
  await open(MissingColumn);
  expect(await screen.findByText(/Colonne absente/)).toBeVisible();
});

test('a file imported twice shows its students as already present and has no row to import [import.existing]', async () => {
  await open(NothingNew);
  expect(await screen.findByText('Aucun élève prêt, un déjà présent')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Déjà présents/ })).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true');
});

test('a file of another type shows which types are accepted [import.file]', async () => {
  render(<Default />);
  const picture = new File(['x'], 'photo.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/Fichier à importer/), picture, { applyAccept: false });
  expect(await screen.findByText(/csv, txt/)).toBeVisible();
});

test('offers to create a new class of moved students once the moves are accepted [import.class-by-name] [import.existing]', async () => {
  await open(WholeSchool);
  expect(await screen.findByText('CP A (CP, un élève)')).toBeVisible();
  expect(screen.queryByText(/^CM1 B/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /change de classe ou de niveau/ }));
  expect(screen.getByText('CM1 B (CM1, un élève)')).toBeVisible();
  expect(screen.getByText('2 classes du fichier n’existent pas dans l’établissement')).toBeVisible();
});

test('whole school: shows each student’s class; missing classes are created, or their students have no class', async () => {
  await open(WholeSchool);
  expect(await screen.findByText(/Windows-1252, colonnes séparées par des points-virgules/)).toBeVisible();
  expect(screen.getByText('CP A (CP, un élève)')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Toutes les lignes/ }));
  const noe = within(screen.getByRole('row', { name: /Noé/ }));
  expect(noe.getByText('à créer')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /sans classe/ }));
  expect(noe.getByText('sans classe')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Lou/ })).getByText('Sans classe')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importer 3 élèves' }));
  expect(await screen.findByText(/3 élèves importés, une classe créée/)).toBeVisible();
});

test('a new class is shown as « à créer » only if its level is known [import.class-by-name]', async () => {
  await open(ClassWithoutLevel);
  await userEvent.click(await screen.findByRole('tab', { name: /Toutes les lignes/ }));
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(rowOf(/Noé/).getByText('à créer')).toBeVisible();
  expect(rowOf(/Tom/).getByText('sans classe')).toBeVisible();
});

test('changes that a file of the next school year makes to existing students are not selected by default [import.existing]', async () => {
  await open(WholeSchool);
  const moves = await screen.findByRole('checkbox', { name: /Un élève de l’école change de classe/ });
  const departures = screen.getByRole('checkbox', { name: /n’est pas dans le fichier/ });
  expect(moves).not.toBeChecked();
  expect(departures).not.toBeChecked();
  await userEvent.click(screen.getByText('Voir qui'));
  expect(screen.getByText('Zoé BENALI : CE2 B → CM1 B')).toBeVisible();
  await userEvent.click(departures);
  await userEvent.click(screen.getByText('Choisir qui (un élève coché)'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Max BENALI, CM2 A' }));
  expect(departures).not.toBeChecked();
});

test('the check box of all departures is partially checked when some are chosen [import.existing]', async () => {
  const onChange = jest.fn();
  const departures = [
    { id: 22, name: 'Inès BENALI', class_: null },
    { id: 23, name: 'Max BENALI', class_: 'CM2 A' },
  ];
  const difference = { moves: [], departures, message: null, nb_seats_missing: 0, classes_message: null };
  await renderInHost(
    <Difference difference={difference} confirmed={{ move: false, departures: [22] }} onChange={onChange} />,
    { me: fakeMe('ADMIN'), texts: studentImportTexts },
  );
  const all = screen.getByRole('checkbox', { name: /ne sont pas dans le fichier/ });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onChange).toHaveBeenCalledWith({ move: false, departures: [22, 23] });
});

test('a confirmed departure is dropped once a corrected row names the student [import.existing]', async () => {
  const student = { firstname: 'Inès', lastname: 'Benaly', gender: 'F', birthdate: null, level: 'CP/CE', class_: null };
  const row: ImportRow = {
    line: 2,
    student,
    status: 'BAD_LEVEL',
    message: 'Niveau non pris en charge.',
    place: 'NONE',
  };

  const preview = (departures: readonly object[]) => ({
    rows: [row],
    count: 1,
    nb_ok: 0,
    message: null,
    nb_seats_missing: 0,
    classes: [],
    classes_message: null,
    ...notRead,
    difference: { moves: [], departures, message: null, nb_seats_missing: 0, classes_message: null },
  });

  const school = { id: 1, name: 'École Jules-Ferry' };
  const { user } = await renderInHost(
    <ImportDialog school={school} kind="STUDENTS" onClose={jest.fn()} onOther={jest.fn()} onNext={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/students': ({ body }) =>
          preview('rows' in (body as object) ? [] : [{ id: 22, name: 'Inès BENALI', class_: null }]),
      },
    },
  );
  await choose();
  await user.click(await screen.findByRole('checkbox', { name: /n’est pas dans le fichier/ }));
  expect(screen.getByRole('button', { name: 'Mettre à jour un élève' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Nom, ligne 2' }), '{Backspace}i{Enter}');
  expect(await screen.findByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true');
});

test('students who come back need seats once the moves are accepted [import.seats]', async () => {
  await open(NoSeatToReturn);
  const importButton = await screen.findByRole('button', { name: 'Importer 3 élèves' });
  expect(importButton).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: /change de classe ou de niveau/ }));
  expect(screen.getByText(/3 places libres, 4 élèves/)).toBeVisible();
  expect(importButton).toHaveAttribute('aria-disabled', 'true');
});

test('without enough seats, the review says how many departures are needed; once they are confirmed, the file can be imported [import.seats]', async () => {
  await open(NoSeatToReturn);
  const importButton = await screen.findByRole('button', { name: 'Importer 3 élèves' });
  await userEvent.click(screen.getByRole('checkbox', { name: /change de classe ou de niveau/ }));
  expect(screen.getByText(/Marquer parti un élève qui n’est plus à l’école libère la place/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /n’est pas dans le fichier/ }));
  expect(screen.queryByText(/3 places libres/)).toBeNull();
  expect(screen.queryByText(/libère la place/)).toBeNull();
  expect(importButton).not.toHaveAttribute('aria-disabled', 'true');
});

test('undoing an import lists the students who stay, and why', async () => {
  await open(WholeSchool);
  await userEvent.click(await screen.findByRole('button', { name: 'Importer 3 élèves' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’import' }));
  const confirmation = await screen.findByRole('alertdialog');
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByText('Lou BENALI, a un proche')).toBeVisible();
});

test('a file with more classes than the offer allows shows an error, and its classes cannot be created [schools.limit-classes-text]', async () => {
  await open(TooManyClasses);
  expect(await screen.findByText(/plus de classes que votre offre/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /La créer/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /sans classe/ })).toBeChecked();
});

test('a click on a count shows only the rows counted', async () => {
  await open(Default);
  await userEvent.click(await screen.findByRole('tab', { name: 'Prêts 1' }));
  expect(screen.getByRole('row', { name: /Inès/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Ada/ })).not.toBeInTheDocument();
});

test('a deselected row is excluded, stays visible, and can be selected again', async () => {
  await open(UnknownLevels);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Importer la ligne 3' }));
  expect(await screen.findByRole('tab', { name: 'Laissés de côté 1' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'À corriger 2' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Ada/ })).getByText('Laissé de côté')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Importer la ligne 3' }));
  expect(await screen.findByRole('tab', { name: 'À corriger 3' })).toBeVisible();
});

test('excludes a whole group, and includes it again', async () => {
  await open(UnknownLevels);
  const groups = await screen.findByRole('combobox', { name: 'Laisser de côté' });
  await userEvent.selectOptions(groups, 'Niveau CLIS (2 lignes)');
  expect(await screen.findByText('Un élève prêt, une ligne refusée')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre les 2 lignes laissées de côté' }));
  expect(await screen.findByText('Un élève prêt, 3 lignes refusées')).toBeVisible();
});

test('sets one level for all rows of an unknown level', async () => {
  await open(UnknownLevels);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Niveau des 2 lignes «\u00a0CLIS\u00a0»' }),
    'CE2',
  );
  expect(await screen.findByText('3 élèves prêts, une ligne refusée')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /CLIS/ })).not.toBeInTheDocument();
});

test('a workbook shows which sheet was read', async () => {
  await open(Workbook);
  expect(await screen.findByText('Classeur .xlsx, feuille « Liste 2026 ».')).toBeVisible();
});

test('recognises a teachers’ file in the import of a class, and offers the import of teachers', async () => {
  const onOther = jest.fn();
  render(<FileOfTeachers onOther={onOther} />);
  await choose();
  expect(await screen.findByText('Ce fichier est celui des enseignants, pas des élèves.')).toBeVisible();
  expect(onOther).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Importer les enseignants' }));
  expect(onOther).toHaveBeenCalledWith({ kind: 'STAFF', file });
});

test('templates can be downloaded before a file is chosen', async () => {
  render(<WholeSchool />);
  await userEvent.click(await screen.findByText(/Télécharger un modèle/));
  const names = screen.getAllByRole('button', { name: /^Modèle/ }).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Modèle\u00a0: Élèves, Excel',
    'Modèle\u00a0: Élèves, CSV',
    'Modèle\u00a0: Proches, Excel',
    'Modèle\u00a0: Proches, CSV',
    'Modèle\u00a0: Enseignants, Excel',
    'Modèle\u00a0: Enseignants, CSV',
  ]);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('asks for confirmation before leaving an import', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  await choose();
  await birthdate();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  expect(await birthdate()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('leaves an import without a file immediately', async () => {
  const onClose = jest.fn();
  render(<Default onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows the sheets that were read, and why others were not; rows name their sheet [import.sheets-shown]', async () => {
  await open(SheetPerClass);
  expect(await screen.findByText('Classeur .xlsx, 2 feuilles lues.')).toBeVisible();
  expect(screen.getByText('Feuilles lues : « CP A » (un élève), « CE1 A » (2 élèves).')).toBeVisible();
  expect(
    screen.getByText(
      'Feuilles non lues : « CE2 » (aucun élève), « Classes 2025 » (masquée dans le classeur), « Équipe » (enseignants, à importer depuis un autre fichier).',
    ),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Naissance, ligne 2 de «\u00a0CE1 A\u00a0»' })).toHaveValue('31/02/2018');
  expect(screen.getByRole('row', { name: /CE1 A.*31\/02\/2018/ })).toBeVisible();
});

test('says that dates were read with the month first, and which columns were not read and which names are guesses, also after a correction [import.month-first] [import.ignored-columns] [import.guessed-names]', async () => {
  await open(HandMade);
  const columns =
    'Colonnes non lues : « N° », « Cantine », « Adresse », « INE », « Bus », « Garderie », « Fratrie », « Ville » et 2 autres.';
  expect(await screen.findByText(/Les dates de ce fichier commencent par le mois/)).toBeVisible();
  expect(screen.getByText(columns)).toBeVisible();
  const guesses =
    /Pour 4 élèves, « Saint Martin Zoé », « Garcia Lopez Ana », « Diaz Perez Luis » et 1 autre, la séparation du nom et du prénom est une supposition/;
  expect(screen.getByText(guesses)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Nom, ligne 2' })).toBeNull();
  await userEvent.clear(await birthdate());
  await userEvent.type(await birthdate(), '28/02/2018');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(/Ce jour n’existe pas/)).not.toBeInTheDocument());
  expect(screen.getByText(columns)).toBeVisible();
  expect(screen.getByText(/Les dates de ce fichier commencent par le mois/)).toBeVisible();
  expect(screen.getByText(guesses)).toBeVisible();
  // Although it is accepted, a guessed name can be corrected.
  await userEvent.click(screen.getByRole('tab', { name: /Noms à vérifier/ }));
  expect(screen.getByRole('textbox', { name: 'Nom, ligne 2' })).toBeVisible();
});

test('excludes all rows of a sheet [import.sheets-shown]', async () => {
  const student = { firstname: 'Inès', lastname: 'Roy', gender: null, birthdate: null, level: 'CP' };
  const row = { status: 'OK' as const, message: null, student };
  const rows = [
    { ...row, line: 2, in_sheet: { name: 'CP A', line: 2 } },
    { ...row, line: 4, in_sheet: { name: 'CE1 A', line: 2 } },
  ];
  const read = { rows, count: 2, nb_ok: 2, message: null, nb_seats_missing: 0 };
  const { user, sent } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CP A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: { 'POST /classes/:id/import/students': { ...read, ...notRead, format: 'xlsx', sheet: 'CP A' } },
    },
  );
  await choose();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Laisser de côté' }),
    screen.getByRole('option', { name: 'Feuille «\u00a0CE1 A\u00a0» (une ligne)' }),
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual({
    rows: [
      { line: 2, in_sheet: { name: 'CP A', line: 2 }, student },
      { line: 4, in_sheet: { name: 'CE1 A', line: 2 }, student, skip: true },
    ],
  });
});

test('names the sheets of a workbook that were not read, also after a correction [import.one-sheet]', async () => {
  const row = {
    line: 2,
    status: 'OK' as const,
    message: null,
    student: { firstname: 'Inès', lastname: 'Roy', gender: null, birthdate: null, level: 'CP' },
  };
  const read = { rows: [row], count: 1, nb_ok: 1, message: null, nb_seats_missing: 0 };
  const workbook = { ...notRead, format: 'xlsx' as const, sheet: 'CP A', other_sheets: ['CE1 A', 'CE2'] };
  const { user } = await renderInHost(
    <ImportDialog class_={{ id: 3, name: 'CP A' }} schoolId={1} onClose={jest.fn()} onOther={jest.fn()} />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': ({ body }) => ({
          ...read,
          ...('rows' in (body as object) ? notRead : workbook),
        }),
      },
    },
  );
  await choose();
  const warning = /Seule la feuille « CP A » est lue, et le classeur a 2 autres listes : « CE1 A » et « CE2 »/;
  expect(await screen.findByText(warning)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /Prêts/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Importer la ligne 2' }));
  expect(await screen.findByText(warning)).toBeVisible();
});
