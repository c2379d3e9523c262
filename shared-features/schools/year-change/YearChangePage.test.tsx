import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { isGuarded } from '@memocartes/shared-shell/panel';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './YearChangePage.stories.tsx';

const { Default, Failed, ChoiceFailed, DoneBefore, OpenSessions, NoStudent, Changed } = composeStories(stories);
const studentsTable = () => screen.findByRole('table', { name: 'Élèves' });
const row = async (name: RegExp) => within(await studentsTable()).getByRole('row', { name });

async function apply() {
  const button = await screen.findByRole('button', { name: 'Appliquer le passage' });
  await userEvent.click(button);
  return screen.findByRole('alertdialog', { name: /Passer toute l’école/ });
}

test('previews the next level of each student and the tracking that will be deleted', async () => {
  render(<Default />);
  const ines = within(await row(/Inès BENALI/));
  expect(ines.getByText('CE2')).toBeVisible();
  expect(ines.getByText('24 cartes')).toBeVisible();
  expect(within(await row(/Zoé BENALI/)).getByText('Quitte l’école')).toBeVisible();
  expect(within(await row(/Tom BENALI/)).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText('Le suivi en cours de 2 élèves sera supprimé.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a student found by name can be marked as repeating', async () => {
  render(<Default />);
  await studentsTable();
  await userEvent.type(screen.getByRole('textbox', { name: /Chercher/ }), 'ada');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Inès/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada BENALI redouble' }));
  expect(await within(await row(/Ada BENALI/)).findByText('Redouble')).toBeVisible();
});

test('if the preview of a choice can’t be computed, shows the failure instead of the earlier preview [year.preview]', async () => {
  render(<ChoiceFailed />);
  await studentsTable();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada BENALI redouble' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appliquer le passage' })).not.toBeInTheDocument();
});

test('previews the name of a class that moves up together with its students', async () => {
  render(<Default />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Que devient la classe CE1 A/ }), 'RAISE');
  const classes = screen.getByRole('table', { name: 'Classes' });
  expect(await within(classes).findByText('CE2 A', { selector: 'strong' })).toBeVisible();
});

test('a button places students who leave a class in the only possible next class; the choice can be cleared', async () => {
  render(<Default />);
  const classes = await screen.findByRole('table', { name: 'Classes' });
  const next = () => within(classes).getByRole('combobox', { name: 'Classe des élèves qui quittent la classe CE1 A' });
  expect(next()).toHaveDisplayValue('2 élèves à placer');
  await userEvent.click(screen.getByRole('button', { name: 'Remplir la seule classe possible' }));
  await waitFor(() => expect(next()).toHaveDisplayValue('CE2 A'));
  expect(within(await row(/Ada BENALI/)).getByText('CE2 A')).toBeVisible();
  await userEvent.selectOptions(next(), '2 élèves à placer');
  await waitFor(() => expect(next()).toHaveDisplayValue('2 élèves à placer'));
});

test.each([
  ['2026-03-31T10:00:00Z', true],
  ['2026-05-31T22:30:00Z', false], // 1 June in Paris
  ['2026-09-30T21:00:00Z', false],
  ['2026-09-30T22:30:00Z', true], // 1 October in Paris
])('at %s, the warning about an unusual month is shown: %s', async (now, isWarned) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  render(<Default />);
  await studentsTable();
  expect(screen.queryAllByText(/d’ordinaire de juin à septembre/)).toHaveLength(isWarned ? 1 : 0);
  clock.mockRestore();
});

test('applies the year change after a confirmation that shows what is deleted, then undoes it', async () => {
  render(<Default />);
  const confirmation = await apply();
  expect(within(confirmation).getByText(/Le suivi des cartes en cours de 2 élèves/)).toBeVisible();
  expect(within(confirmation).getByText(/annulé pendant 24/)).toBeVisible();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Appliquer le passage' }));
  expect(await screen.findByText(/L’école est passée à l’année suivante/)).toBeVisible();
  // The introduction, which says that nothing is saved yet, is hidden.
  expect(screen.queryByText(/Rien n’est enregistré avant votre accord/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Placer les 2 élèves sans classe' })).toHaveAttribute(
    'href',
    '/schools/assignment',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le passage' }));
  const back = await screen.findByRole('alertdialog', { name: /Annuler ce passage/ });
  await userEvent.click(within(back).getByRole('button', { name: 'Annuler le passage' }));
  expect(await studentsTable()).toBeVisible();
});

test('shows an error, and then the students again, when the school has changed since the preview', async () => {
  render(<Changed />);
  const confirmation = await apply();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Appliquer le passage' }));
  expect(await within(confirmation).findByText(/ont changé depuis l’aperçu/)).toBeVisible();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler' }));
  expect(await studentsTable()).toBeVisible();
});

test('warns of an earlier year change', async () => {
  render(<DoneBefore />);
  expect(await screen.findByText(/a déjà été fait le 01\/09\/2026/)).toBeVisible();
});

test('says before the year change which open sessions it closes [year.sessions]', async () => {
  render(<OpenSessions />);
  expect(await screen.findByText(/2 séances sont ouvertes.: le passage d’année les ferme/)).toBeVisible();
});

test('without students to move, the button to apply is disabled', async () => {
  render(<NoStudent />);
  expect(await screen.findByText('Aucun élève ici')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Appliquer le passage' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows a failure with retry', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: /Réessayer/ })).toBeVisible();
});

test('restores the choices after the login session ended', async () => {
  const first = render(<Default />);
  await studentsTable();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada BENALI redouble' }));
  expect(keepDrafts()).toBe(true);
  first.unmount();
  render(<Default />);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ada BENALI redouble' })).toBeChecked());
});

test('leaving the page asks for confirmation once there are unsaved choices', async () => {
  render(<Default />);
  await studentsTable();
  expect(isGuarded()).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ada BENALI redouble' }));
  expect(isGuarded()).toBe(true);
});

testStories({ default: stories.default, Loading: stories.Loading });
