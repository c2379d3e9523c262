import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, notFound, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { class_ } from '../page/classes.data.ts';
import { api } from './classPanel.data.ts';
import * as stories from './ClassPanel.stories.tsx';
import ClassPanel from './ClassPanel.tsx';
import { classPanelTexts } from './texts.ts';

const { View, NoTeacher, ReadOnly, Edit, Loading, Failed, English } = composeStories(stories);

const open = (mode: PanelMode, answers: Answers = {}) =>
  renderInHost(<ClassPanel />, {
    me: fakeMe('ADMIN'),
    texts: classPanelTexts,
    panel: { component: 'class', mode, itemId: mode === 'ADD' ? null : 3, fromPage: false },
    api: { ...api, ...answers },
  });

const slow = { timeout: 10_000 };
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const refusal = (code: ErrorCode, message: string): ErrorAnswer => ({ statusCode: 409, code, message });

test('shows the class, its teachers and its actions', async () => {
  render(<View />);
  expect(await screen.findByRole('heading', { name: 'CE1 A' })).toBeVisible();
  expect(screen.getByText('Camille ROUSSEL')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir la page de la classe' })).toHaveAttribute('href', '/classes/3');
  expect(screen.getByRole('button', { name: 'Modifier' })).toBeVisible();
  await screen.findByRole('combobox', { name: 'Ajouter un enseignant' }, slow);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a person without permission sees the class read-only; shows that a class has no teachers', async () => {
  const { unmount } = render(<ReadOnly />);
  expect(await screen.findByText('Camille ROUSSEL')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Modifier|Supprimer|Retirer/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Historique')).not.toBeInTheDocument();
  unmount();
  render(<NoTeacher />);
  expect(await screen.findByText('Aucun enseignant pour l’instant.')).toBeVisible();
});

test.each(['VIEW', 'EDIT', 'ADD'] as const)(
  '%s shows why the teachers could not be loaded, with retry',
  async (mode) => {
    await open(mode, { 'GET /users/select': failing });
    expect(await screen.findByText(/Une erreur est survenue/, undefined, slow)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
);

test('offers the cards by level only for a class with several levels [sessions.by-level]', async () => {
  const { user, sent } = await open('ADD');
  await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'CE1-CE2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE1');
  expect(screen.queryByRole('checkbox', { name: /cartes de son niveau/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CP/CE1/CE2');
  await user.click(screen.getByRole('checkbox', { name: /cartes de son niveau/ }));
  await user.click(save());
  expect(await screen.findByText('Classe ajoutée')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ new_cards_by_level: true });
});

test('requires a name and one of seven levels [classes.required] [interface.toasts]', async () => {
  const { user, sent } = await open('ADD');
  await user.click(save());
  expect(await screen.findAllByText('Champ requis')).toHaveLength(2);
  const levels = within(screen.getByRole('combobox', { name: 'Niveau' })).getAllByRole('option');
  expect(levels.slice(1).map((option) => option.textContent)).toEqual([
    'CP',
    'CE1',
    'CE2',
    'CM1',
    'CM2',
    'CP/CE1/CE2',
    'CM1/CM2',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'CE2 B');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  const teachers = await screen.findByRole('combobox', { name: 'Enseignants' }, slow);
  expect(teachers).toHaveAccessibleDescription(/direction qui enseigne a aussi un compte d’enseignant/);
  await user.type(teachers, 'zoe');
  await user.click(await screen.findByTitle('Zoé PETIT'));
  await user.click(save());
  expect(await screen.findByText('Classe ajoutée')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'CE2 B',
    level: 'CE2',
    teachersList: [21],
    wrong_goes_one_back: false,
    new_cards_by_level: false,
    home_revision: 'PRACTICE',
    schools_id: 1,
    request_id: expect.any(String) as string,
  });
}, 40_000);

test('« Ajouter et continuer » adds a class, then keeps the level and empties the name [interface.add-another]', async () => {
  const { user, sent } = await open('ADD');
  const another = () => user.click(screen.getByRole('button', { name: 'Ajouter et continuer' }));
  const name = () => screen.getByRole('textbox', { name: 'Nom' });
  await another();
  expect(await screen.findAllByText('Champ requis')).toHaveLength(2);
  await user.type(name(), 'CE2 A');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  await another();
  expect(await screen.findByText('Classe ajoutée')).toBeVisible();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveValue('');
  expect(screen.queryByText('Champ requis')).not.toBeInTheDocument();
  await user.keyboard('CE2 B');
  await user.click(save());
  const added = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()).toMatchObject([
    { name: 'CE2 A', level: 'CE2' },
    { name: 'CE2 B', level: 'CE2' },
  ]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nom' })).not.toBeInTheDocument());
}, 40_000);

test('a new class is sent again as the same request after a lost response; a changed class is another request [interface.request-once]', async () => {
  const { user, sent } = await open('ADD', { 'POST /classes': unavailable });
  const added = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { readonly request_id: string }).request_id);

  const send = async (count: number) => {
    await user.click(save());
    await waitFor(() => expect(added()).toHaveLength(count));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  };

  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'CE1 A');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE1');
  await send(1);
  await send(2);
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'B');
  await send(3);
  const [first, second, third] = added();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
}, 40_000);

test('a class typed again after it was added is another request, so that the name in use is refused [interface.add-another]', async () => {
  const { user, sent } = await open('ADD');
  const add = async (count: number) => {
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'CE2 A');
    await user.click(screen.getByRole('button', { name: 'Ajouter et continuer' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue(''));
  };

  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  await add(1);
  await add(2);
  const [first, second] = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(second).toEqual({ ...(first as object), request_id: expect.any(String) as string });
  expect(second).not.toEqual(first);
}, 40_000);

test('when adding several classes, a name already in use shows an error and stays in the form [interface.add-another]', async () => {
  const { user } = await open('ADD', { 'POST /classes': refusal('CLASS_NAME_TAKEN', 'Ce nom est déjà pris') });
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'CE1 A');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE1');
  await user.click(screen.getByRole('button', { name: 'Ajouter et continuer' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('CE1 A');
}, 40_000);

test('sends only the changed fields', async () => {
  const { user, sent } = await open('EDIT');
  await user.click(await screen.findByRole('checkbox', { name: /recule la carte d’une seule boîte/ }));
  await user.click(save());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ wrong_goes_one_back: true }),
  );
});

test('shows errors for the class limit and for a name already used; the panel stays open [schools.limit-classes-text] [schools.limit-classes]', async () => {
  const limit = refusal('LIMIT_CLASSES', 'L’établissement a atteint son nombre maximum de classes.');
  const first = await open('ADD', { 'POST /classes': limit });

  const fill = async ({ user }: typeof first) => {
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'CE2 B');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
    await user.click(save());
  };

  await fill(first);
  expect(await screen.findByText(limit.message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('CE2 B');
  first.unmount();
  const nameTaken = refusal('CLASS_NAME_TAKEN', 'Une classe de ce nom existe déjà dans l’établissement.');
  await fill(await open('ADD', { 'POST /classes': nameTaken }));
  expect(await screen.findByText(nameTaken.message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nom' })).toBeInvalid();
}, 40_000);

test('saving without changes shows that nothing changed [interface.no-change]', async () => {
  render(<Edit />);
  await screen.findByRole('textbox', { name: 'Nom' });
  await screen.findByRole('combobox', { name: 'Enseignants' }, slow);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(save());
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
});

test('saving again after a lost response asks nothing, although the teachers are in another order [interface.version]', async () => {
  const zoe = { id: 2, user_pro: { id: 21, firstname: 'Zoé', lastname: 'Petit', avatar: null } };
  // Sorted by name, unlike the order in which they were chosen.
  const current = { ...class_, version: 2, users: [zoe, ...class_.users] };
  let isSaved = false;

  const update: Answers['PATCH /classes/:id'] = ({ ifMatch }) => {
    if (isSaved) {
      return ifMatch?.includes('2') ? current : { ...refusal('VERSION_CHANGED', 'Modifié entre-temps'), current };
    }
    isSaved = true;
    return { statusCode: 502, code: 'UNAVAILABLE', message: 'Le portail ne répond pas.' };
  };

  const { user, sent } = await open('EDIT', { 'PATCH /classes/:id': update });
  await user.type(await screen.findByRole('combobox', { name: 'Enseignants' }, slow), 'zoe');
  await user.click(await screen.findByTitle('Zoé PETIT'));
  await user.click(save());
  expect(await screen.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(save());
  const versions = () => sent.filter(({ method }) => method === 'PATCH').map(({ ifMatch }) => ifMatch);
  await waitFor(() => expect(versions()).toEqual(['"1"', '"1"', '"2"']));
  expect(screen.queryByRole('dialog', { name: 'Modifié entre-temps' })).not.toBeInTheDocument();
}, 40_000);

test('removes a teacher from the class, and adds another', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Retirer Camille ROUSSEL' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Retirer Camille ROUSSEL de la classe CE1 A/ }));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')).toMatchObject({ path: '/classes_userspro/1' }),
  );
  await user.type(await screen.findByRole('combobox', { name: 'Ajouter un enseignant' }, slow), 'zoe');
  await user.click(await screen.findByTitle('Zoé PETIT'));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ classes_id: 3, users_pro_id: 21 }),
  );
}, 40_000);

test('before a deletion, shows what is lost and what happens to the students', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer la classe CE1 A/ });
  expect(dialog).toHaveTextContent('Ses 6 élèves restent dans l’établissement, sans classe');
  expect(dialog).toHaveTextContent('ses séances');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/classes/3')).toBe(true));
});

test('removing a class or a teacher again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await open('VIEW', {
    'GET /classes_userspro/:id': notFound,
    'DELETE /classes_userspro/:id': notFound,
    'DELETE /classes/:id': lostDeletion(),
  });
  const confirmWith = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  const waitUntilDone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Retirer Camille ROUSSEL' }));
  await confirmWith('Retirer');
  await waitUntilDone();
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await confirmWith('Supprimer');
  expect(await screen.findByText('Le portail ne répond pas.')).toBeVisible();
  await confirmWith('Supprimer');
  await waitUntilDone();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});

testStories({ default: stories.default, Add: stories.Add });
