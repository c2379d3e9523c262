import type { FollowerRow } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, type ErrorAnswer, recordCalls, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { notRead } from '../rows/useValidatedRows.ts';
import { studentImportTexts } from '../texts.ts';
import type { AdultRow } from './adult-rows.ts';
import * as stories from './AdultImportDialog.stories.tsx';
import { AdultImportDialog } from './AdultImportDialog.tsx';

/** Text of a blob; jsdom has no `Blob.text`. */
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

const { Followers, Staff, Reading, TooManyTeachers, MissingColumn } = composeStories(stories);

const figures = async () =>
  within(await screen.findByRole('tablist', { name: 'Verdict' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

test('shows the file’s counts, and rows to correct first', async () => {
  render(<Followers />);
  expect(await figures()).toEqual(['Prêts3', 'À corriger2', 'À compléter1', 'Déjà présents1', 'Toutes les lignes6']);
  expect(screen.getByText('2 personnes à créer')).toBeVisible();
  expect(screen.getByText(/^Ce fichier est celui des proches/)).toBeVisible();
  expect(screen.getByText('Fichier lu en Windows-1252, colonnes séparées par des points-virgules.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /À corriger/, selected: true })).toBeVisible();
  expect(screen.getByText(/Adresse e-mail non reconnue/)).toBeVisible();
});

test('only rows to correct are marked as refused [import.refused-marked]', async () => {
  render(<Followers />);
  const marked = () => screen.getAllByRole('row').filter((row) => row.querySelector('[data-refused]'));
  await waitFor(() => expect(marked()).not.toHaveLength(0));
  const nbRefused = marked().length;
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(`${nbRefused}`);
  await userEvent.click(screen.getByRole('tab', { name: /Toutes les lignes/ }));
  expect(marked()).toHaveLength(nbRefused);
});

test('corrects an address in place, and chooses among students of the same name', async () => {
  render(<Followers />);
  const email = await screen.findByRole('textbox', { name: 'E-mail, ligne 4' });
  await userEvent.clear(email);
  await userEvent.type(email, 'paul@famille.example{Enter}');
  expect(await screen.findByText('Importer 4 lignes', { selector: 'button *, button' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Élève, ligne 5' }), 'Lou MARTIN, CE1 B');
  expect(await screen.findByRole('button', { name: 'Importer 5 lignes' })).toBeVisible();
  expect(await figures()).toEqual(expect.arrayContaining(['Prêts5']));
});

test('a student chosen among several of the same name can be chosen again [import.child-choice]', async () => {
  render(<Followers />);
  const calls = recordCalls();
  const choice = () => screen.findByRole('combobox', { name: 'Élève, ligne 5' });
  const sentChoice = () => (calls.at(-1)!.body as { readonly rows: readonly AdultRow[] }).rows[4]?.adult;
  await userEvent.selectOptions(await choice(), 'Lou MARTIN, CE1 B');
  expect(await screen.findByRole('button', { name: 'Importer 4 lignes' })).toBeVisible();
  expect(sentChoice()).toMatchObject({ student_id: 8 });
  expect(await choice()).toHaveDisplayValue('Lou MARTIN, CE1 B');
  // A correction of another row must not hide the choice.
  const email = screen.getByRole('textbox', { name: 'E-mail, ligne 4' });
  await userEvent.clear(email);
  await userEvent.type(email, 'paul@famille.example{Enter}');
  expect(await screen.findByRole('button', { name: 'Importer 5 lignes' })).toBeVisible();
  await userEvent.selectOptions(await choice(), 'Lou MARTIN, CP A');
  await waitFor(() => expect(sentChoice()).toMatchObject({ student_id: 7 }));
});

test('excludes rows one by one or by group, and includes them again', async () => {
  render(<Followers />);
  await userEvent.click(await screen.findByRole('tab', { name: /Toutes les lignes/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Importer la ligne 3' }));
  expect(await screen.findByRole('button', { name: 'Importer 2 lignes' })).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Laisser de côté' }),
    'Tout ce qui est à corriger (2 lignes)',
  );
  expect(await figures()).toEqual(expect.arrayContaining(['Laissés de côté3']));
  await userEvent.click(screen.getByRole('button', { name: /^Reprendre les 3 lignes/ }));
  expect(await figures()).toEqual(expect.arrayContaining(['Prêts3', 'À corriger2']));
});

test('asks for confirmation before leaving an open file', async () => {
  const onClose = jest.fn();
  render(<Followers onClose={onClose} />);
  await screen.findByRole('tab', { name: /À corriger/ });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('followers are not invited by default; the result lists the rows not imported, and offers another file and undo [import.invitations]', async () => {
  render(<Followers />);
  expect(await screen.findByRole('checkbox', { name: /Envoyer les invitations/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Importer 3 lignes' }));
  expect(await screen.findByText('2 personnes créées, 3 rattachements à des élèves')).toBeVisible();
  expect(screen.getByText(/^Ligne 4, Paul BENALI : Adresse e-mail non reconnue/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importer un autre fichier' }));
  expect(Followers.args.onOther).toHaveBeenCalledWith(7);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler l’import' }));
  const confirmation = await screen.findByRole('alertdialog', { name: /Annuler cet import/ });
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByText('Import annulé, 2 personnes supprimées')).toBeVisible();
});

test('the refused rows can be downloaded with their reason, in columns that the import reads; the result lists ten of them and counts the others [import.refused-rows]', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const adult = { firstname: 'Paul', lastname: 'Benali', email: null, phone: null, relation: 'Père', class_: 'CP A' };
  const child = { child_firstname: 'Inès', child_lastname: 'Benali', child_birthname: null, student_id: null };
  const unknown = Array.from({ length: 12 }, (_, n): FollowerRow => ({
    line: n + 3,
    nth: 0,
    adult: { ...adult, ...child },
    candidates: [],
    status: 'UNKNOWN_CHILD',
    message: 'Aucun élève',
  }));
  const rows: FollowerRow[] = [{ ...unknown[0]!, line: 2, status: 'NEW', message: null }, ...unknown];
  const { user } = await renderInHost(
    <AdultImportDialog
      kind="FOLLOWERS"
      id={1}
      operation={undefined}
      onOther={jest.fn()}
      onClose={jest.fn()}
      file={new File(['…'], 'familles.csv', { type: 'text/csv' })}
    />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/followers': { rows, count: 13, nb_ok: 1, nb_people: 1, message: null, ...notRead },
        'POST /schools/:id/valid/import/followers': { count: 1, nb_attached: 1, nb_invited: 0, operation_id: 7, rows },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Télécharger les lignes refusées' }));
  const lines = (await readBlob(saved[0]!)).replace('\ufeff', '').split('\r\n');
  expect(lines[0]).toBe('Ligne;Nom;Prénom;E-mail;Téléphone;Lien;Nom de l’élève;Prénom de l’élève;Classe;Motif');
  expect(lines[1]).toBe('3;Benali;Paul;;;Père;Benali;Inès;CP A;Aucun élève');
  expect(lines).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Importer une ligne' }));
  expect(await screen.findByText('Et 2 autres lignes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Télécharger les lignes refusées' }));
  download.mockRestore();
  expect(saved).toHaveLength(2);
});

test('a second click on « import » sends nothing, also while a row is being validated; after a file that adds nothing to an import, the import can still be continued or undone [import.undo] [interface.dialog-busy]', async () => {
  const adult = { firstname: 'Paul', lastname: 'Benali', email: null, phone: null, classes: 'CP A' };
  const rows = [2, 3].map((line) => ({ line, nth: 0, adult, status: 'INCOMPLETE' as const, message: null }));
  const validated = Promise.withResolvers<Answer<'POST /schools/:id/import/staff'>>();
  const written = Promise.withResolvers<Answer<'POST /schools/:id/valid/import/staff'>>();
  const onOther = jest.fn();
  const { user, sent } = await renderInHost(
    <AdultImportDialog
      kind="STAFF"
      id={1}
      operation={7}
      onOther={onOther}
      file={new File(['…'], 'enseignants.csv', { type: 'text/csv' })}
      onClose={jest.fn()}
    />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/staff': ({ body }) =>
          'rows' in (body as object)
            ? validated.promise
            : { rows, count: 2, nb_ok: 2, nb_people: 1, message: null, ...notRead },
        'POST /schools/:id/valid/import/staff': () => written.promise,
      },
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Importer la ligne 3' }));
  expect(await screen.findByText('Vérification…')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Importer 2 lignes' });
  await user.click(button);
  await user.click(button);
  expect(await screen.findByRole('progressbar', { name: 'Enregistrement des personnes' })).toBeVisible();
  expect(sent.filter(({ path }) => path.includes('/valid/'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Choisir un autre fichier' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  written.resolve({ count: 0, nb_attached: 0, nb_invited: 0, operation_id: null, rows: [] });
  expect(await screen.findByRole('button', { name: 'Annuler l’import' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importer un autre fichier' }));
  expect(onOther).toHaveBeenCalledWith(7);
});

test('teachers are invited by default [import.invitations]', async () => {
  render(<Staff />);
  expect(await screen.findByRole('checkbox', { name: /Envoyer les invitations/ })).toBeChecked();
  expect(screen.getByText(/Classe inconnue : « CM2 Z »/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importer une ligne' }));
  expect(await screen.findByText('Un compte créé, une classe attribuée, une invitation envoyée')).toBeVisible();
});

test('a file with more teachers than free seats shows an error and can’t be imported', async () => {
  render(<TooManyTeachers />);
  expect(await screen.findByText(/5 places libres pour les enseignants/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importer une ligne' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows progress while a file is read, and an error that names a missing column', async () => {
  const { unmount } = render(<Reading />);
  expect(await screen.findByRole('progressbar', { name: 'Lecture du fichier' })).toBeVisible();
  unmount();
  render(<MissingColumn />);
  expect(await screen.findByText(/Colonne absente : Prénom responsable/)).toBeVisible();
});

test.each([
  ['followers', Followers],
  ['teachers', Staff],
])('is accessible: %s', async (_what, Story) => {
  render(<Story />);
  await screen.findByRole('tab', { name: /À corriger/ });
  expect(await axeFindings(document.body)).toEqual([]);
});

test('without a connection a file of adults can be read again, and a repeated import says what may have been imported [import.read-again] [import.unanswered]', async () => {
  const adult = { firstname: 'Paul', lastname: 'Martin', email: 'paul@famille.example', phone: '0612345678' };
  const rows = [{ line: 2, nth: 1, status: 'NEW' as const, message: null, adult, candidates: [] }];
  const reads = [unavailable, { rows, count: 1, nb_ok: 1, nb_people: 1, message: null, ...notRead }];
  const writes = [unavailable, { count: 0, nb_attached: 0, nb_invited: 0, operation_id: null, rows: [] }];
  const { user } = await renderInHost(
    <AdultImportDialog
      kind="FOLLOWERS"
      id={1}
      operation={undefined}
      onOther={jest.fn()}
      onClose={jest.fn()}
      file={new File(['…'], 'familles.csv', { type: 'text/csv' })}
    />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/followers': () => reads.shift(),
        'POST /schools/:id/valid/import/followers': () => writes.shift(),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await user.click(await screen.findByRole('button', { name: 'Importer une ligne' }));
  expect(await screen.findByText('Indisponible')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importer une ligne' }));
  expect(await screen.findByText(/^Un premier envoi est resté sans réponse/)).toBeVisible();
});

test('an import without a response, then refused, then accepted still says what may have been imported [import.unanswered]', async () => {
  const adult = { firstname: 'Paul', lastname: 'Martin', email: 'paul@famille.example', phone: '0612345678' };
  const rows = [{ line: 2, nth: 1, status: 'NEW' as const, message: null, adult, candidates: [] }];
  const refusal: ErrorAnswer = { statusCode: 409, code: 'CONFLICT', message: 'Un autre import est en cours' };
  const responses = [unavailable, refusal, { count: 0, nb_attached: 0, nb_invited: 0, operation_id: null, rows: [] }];
  const { user } = await renderInHost(
    <AdultImportDialog
      kind="FOLLOWERS"
      id={1}
      operation={undefined}
      onOther={jest.fn()}
      onClose={jest.fn()}
      file={new File(['…'], 'familles.csv', { type: 'text/csv' })}
    />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/followers': { rows, count: 1, nb_ok: 1, nb_people: 1, message: null, ...notRead },
        'POST /schools/:id/valid/import/followers': () => responses.shift(),
      },
    },
  );
  const send = async () => user.click(await screen.findByRole('button', { name: 'Importer une ligne' }));
  await send();
  expect(await screen.findByText('Indisponible')).toBeVisible();
  await send();
  expect(await screen.findByText('Un autre import est en cours')).toBeVisible();
  await send();
  expect(await screen.findByText(/^Un premier envoi est resté sans réponse/)).toBeVisible();
});

test('a second line of a teacher is the same person, not siblings [import.adults]', async () => {
  const adult = { firstname: 'Paul', lastname: 'Benali', email: 'paul@exemple.fr', phone: null, classes: 'CP A' };
  const rows = [
    { line: 2, nth: 0, adult, status: 'NEW' as const, message: null },
    { line: 3, nth: 0, adult, status: 'SAME_PERSON' as const, message: 'Même personne qu’à la ligne 2.' },
  ];
  await renderInHost(
    <AdultImportDialog
      kind="STAFF"
      id={1}
      operation={undefined}
      onOther={jest.fn()}
      file={new File(['…'], 'enseignants.csv', { type: 'text/csv' })}
      onClose={jest.fn()}
    />,
    {
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: { 'POST /schools/:id/import/staff': { rows, count: 2, nb_ok: 2, nb_people: 1, message: null, ...notRead } },
    },
  );
  expect(await screen.findByText('Même personne')).toBeVisible();
  expect(screen.queryByText('Fratrie')).toBeNull();
});
