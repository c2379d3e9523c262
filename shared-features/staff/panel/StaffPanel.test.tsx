import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import type { StaffUser } from '@memocartes/contract/users/users.routes';
import { refetchAll } from '@memocartes/shared-api/base';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { formatDay } from '@memocartes/shared-ui/fields';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useDispatch } from 'react-redux';

import { account, api, independentSchool, independentTeacher, school, user as camille } from './staffPanel.data.ts';
import * as stories from './StaffPanel.stories.tsx';
import StaffPanel from './StaffPanel.tsx';
import { staffPanelTexts } from './texts.ts';

const { View, Invited, BySuperadmin, Banned, Independent, ReadOnly, AddFull, AddForIndependent } =
  composeStories(stories);
const { Undelivered, EditUndelivered, Edit, EditBySuperadmin, EditIndependent, Loading, Failed, English } =
  composeStories(stories);

type By = 'ADMIN' | 'SUPERADMIN';

const staffHost = (mode: PanelMode, by: By = 'ADMIN') => ({
  me: fakeMe(by),
  texts: staffPanelTexts,
  panel: { component: 'staff', mode, itemId: mode === 'ADD' ? null : 30, fromPage: false } as const,
  path: '/superadmin/schools/:id',
  route: '/superadmin/schools/1',
});

const open = (mode: PanelMode, answers: Answers = {}, by: By = 'ADMIN') =>
  renderInHost(<StaffPanel />, { ...staffHost(mode, by), api: { ...api, ...answers } });

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const box = (name: string) => screen.findByRole('combobox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

const fill = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(text);
};

const fillNew = async (user: UserEvent) => {
  await fill(user, 'Prénom', 'anne-marie');
  await fill(user, 'Nom', 'DE LA TOUR');
  await fill(user, 'Adresse e-mail', 'am@example.fr');
  await fill(user, 'Téléphone', '06 39 98 00 11');
};

/** The list of the field is loaded lazily. */
const slow = { timeout: 10_000 };

const bodyOf = (sent: readonly { readonly method: string; readonly body: unknown }[], method: string) =>
  sent.find((item) => item.method === method)?.body;
const refusal = (statusCode: number, code: ErrorCode, message: string = code): ErrorAnswer => ({
  statusCode,
  code,
  message,
});

test('shows a person, their classes, and the school admin’s actions [permissions.school-admin]', async () => {
  render(<View />);
  expect(await screen.findByRole('heading', { name: 'Camille ROUSSEL' })).toBeVisible();
  expect(screen.getByText('Actif')).toBeVisible();
  expect(screen.getByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(screen.queryByRole('button', { name: 'Bannir' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Transférer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter une photo' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the form for a new person capitalises names and requires a phone [students.names] [staff.phone] [interface.toasts]', async () => {
  const { user, sent } = await open('ADD');
  await user.click(await button('Enregistrer'));
  expect(await screen.findAllByText('Champ requis')).toHaveLength(4);
  await fillNew(user);
  await fill(user, 'Téléphone', 'abc');
  await user.click(save());
  expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
  await fill(user, 'Téléphone', '06 39 98 00 11');
  await user.click(save());
  expect(await screen.findByText(/Personne ajoutée/)).toBeVisible();
  expect(bodyOf(sent, 'POST')).toEqual({
    role: 'TEACHER',
    email: 'am@example.fr',
    firstname: 'Anne-Marie',
    lastname: 'De La Tour',
    phone: '06 39 98 00 11',
    schools_id: 1,
    request_id: expect.any(String) as string,
  });
});

test('an existing address shows an error on blur and blocks saving [accounts.email-exists] [accounts.email]', async () => {
  const { user, sent } = await open('ADD', { 'GET /auth/check/:email': { isExisting: true } });
  await fillNew(user);
  await user.tab();
  expect(await screen.findByText('Désolé cette adresse email existe déjà')).toBeVisible();
  await user.click(save());
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(bodyOf(sent, 'POST')).toBeUndefined();
  await fill(user, 'Adresse e-mail', 'mauvaise');
  await user.tab();
  expect(await screen.findByText('Adresse email non valide')).toBeVisible();
});

test('a new person is sent again as the same request after a lost response [interface.request-once]', async () => {
  const { user, sent } = await open('ADD', { 'POST /users': unavailable });
  const added = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await fillNew(user);
  await user.click(save());
  await waitFor(() => expect(added()).toHaveLength(1));
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
  await user.click(save());
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()[1]).toEqual(added()[0]);
});

test('after a lost response, neither the seat nor the address that the request took prevents sending it again [interface.request-once] [interface.lost-response]', async () => {
  let isSaved = false;

  function Refetch() {
    const dispatch = useDispatch();
    return <button onClick={() => dispatch(refetchAll())}>Recharger</button>;
  }

  const { user, sent, settled } = await renderInHost(
    <>
      <Refetch />
      <StaffPanel />
    </>,
    {
      ...staffHost('ADD'),
      api: {
        ...api,
        'GET /schools/:id': () => ({ ...school, nb_teachers: isSaved ? 12 : 11 }),
        'GET /auth/check/:email': () => ({ isExisting: isSaved }),
        'POST /users': () => {
          const response = isSaved ? { id: 90 } : unavailable;
          isSaved = true;
          return response;
        },
      },
    },
  );
  await fillNew(user);
  await user.click(save());
  expect(await screen.findByText(unavailable.message)).toBeVisible();
  const nbReads = () => sent.filter(({ path }) => path === '/schools/1').length;
  const before = nbReads();
  await user.click(screen.getByRole('button', { name: 'Recharger' }));
  await waitFor(() => expect(nbReads()).toBeGreaterThan(before));
  await user.click(await field('Adresse e-mail'));
  await user.tab();
  await settled();
  expect(screen.queryByText(/nombre maximum d’enseignants/)).not.toBeInTheDocument();
  await user.click(await button('Réessayer'));
  expect(await screen.findByText(/^Personne ajoutée/)).toBeVisible();
});

test('an address that was taken meanwhile shows an error', async () => {
  const emailTaken = refusal(409, 'EMAIL_TAKEN', 'Désolé cette adresse email existe déjà');
  const { user } = await open('ADD', { 'POST /users': emailTaken });
  await fillNew(user);
  await user.click(save());
  expect(await screen.findByText('Désolé cette adresse email existe déjà')).toBeVisible();
});

test('when no teacher seat is left, a teacher cannot be added, but a school admin can [staff.seats] [schools.limit-teachers] [staff.admin-no-seat]', async () => {
  render(<AddFull />);
  expect(await screen.findByText(/nombre maximum d’enseignants/)).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(await box('Rôle'), 'ADMIN');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('when the last seat was taken meanwhile, shows an error and keeps the panel open [staff.seats-code]', async () => {
  const full = refusal(403, 'MAX_TEACHER_REACHED', 'L’établissement a atteint son nombre maximum d’enseignants.');
  const { user } = await open('ADD', { 'POST /users': full });
  await fillNew(user);
  await user.click(save());
  expect(await screen.findByText('L’établissement a atteint son nombre maximum d’enseignants.')).toBeVisible();
  expect(await field('Prénom')).toHaveValue('anne-marie');
});

test('in the school of an independent teacher, the form has the fixed role of teacher, and dates [staff.master-role] [permissions.master-offer]', async () => {
  render(<AddForIndependent />);
  expect(await box('Rôle')).toBeDisabled();
  expect(await box('Rôle')).toHaveDisplayValue('Enseignant(e)');
  expect(await field('Date de souscription')).toHaveValue(formatDay(today()));
  expect(await field('Date d’expiration')).toBeVisible();
});

test('nobody else can be added to the school of an independent teacher [staff.seats] [schools.limit-teachers]', async () => {
  await open('ADD', { 'GET /schools/:id': { ...independentSchool, nb_teachers: 1 } }, 'SUPERADMIN');
  expect(await screen.findByText(/Un enseignant indépendant est seul dans son établissement/)).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('the form of a school’s staff has no offer section [permissions.master-offer]', async () => {
  render(<Edit />);
  await field('Prénom');
  expect(screen.queryByText('Date de souscription')).not.toBeInTheDocument();
});

test('an access can’t end before the day after the subscription starts [staff.expiration]', async () => {
  const { user, sent } = await open('EDIT', { 'GET /users/:id': independentTeacher }, 'SUPERADMIN');
  await fill(user, 'Date d’expiration', '01/09/2025');
  await user.tab();
  expect(await screen.findByText('Au plus tôt le lendemain de la souscription.')).toBeVisible();
  await user.click(save());
  expect(bodyOf(sent, 'PATCH')).toBeUndefined();
  await fill(user, 'Date d’expiration', '02/09/2025');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ date_expiration: '2025-09-02' }));
  expect(sent.find(({ method }) => method === 'PATCH')?.path).toBe('/auth/40');
});

test('a school admin sets until when a teacher has access, from today on [staff.end]', async () => {
  const { user, sent } = await open('EDIT');
  await fill(user, 'Accès jusqu’au', formatDay(addDays(today(), -1)));
  await user.tab();
  expect(await screen.findByText('Au plus tôt aujourd’hui.')).toBeVisible();
  await fill(user, 'Accès jusqu’au', formatDay(addDays(today(), 21)));
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ date_expiration: addDays(today(), 21) }));
  expect(sent.find(({ method }) => method === 'PATCH')?.path).toBe('/auth/40');
});

test('an end of access that is past may stay when another field changes [staff.end]', async () => {
  const ended = account({ status: 'INACTIVE', date_expiration: '2026-01-31T22:59:59Z' });
  const { user, sent } = await open('EDIT', { 'GET /users/:id': ended });
  await fill(user, 'Téléphone', '06 39 98 77 77');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ phone: '06 39 98 77 77' }));
});

test('the end of access is set when a teacher is added, not a school admin [staff.end] [staff.end-teachers]', async () => {
  const { user, sent } = await open('ADD');
  await fillNew(user);
  await fill(user, 'Accès jusqu’au', formatDay(today()));
  await user.tab();
  expect(await screen.findByText('Au plus tôt demain.')).toBeVisible();
  await fill(user, 'Accès jusqu’au', formatDay(addDays(today(), 21)));
  await user.selectOptions(await box('Rôle'), 'ADMIN');
  expect(screen.queryByRole('textbox', { name: 'Accès jusqu’au' })).not.toBeInTheDocument();
  await user.selectOptions(await box('Rôle'), 'TEACHER');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'POST')).toMatchObject({ date_expiration: addDays(today(), 21) }));
});

test('a school admin is added without the end of access that was typed before the role changed [staff.end-teachers]', async () => {
  const { user, sent } = await open('ADD');
  await fillNew(user);
  await fill(user, 'Accès jusqu’au', formatDay(today()));
  await user.selectOptions(await box('Rôle'), 'ADMIN');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'POST')).toMatchObject({ role: 'ADMIN' }));
  expect(bodyOf(sent, 'POST')).not.toHaveProperty('date_expiration');
});

test('shows until when a teacher has access, and since when it has ended [staff.end]', async () => {
  const { unmount } = await open('VIEW', { 'GET /users/:id': account({ date_expiration: '2099-12-18T22:59:59Z' }) });
  expect(await screen.findByText('jusqu’au 18/12/2099')).toBeVisible();
  expect(screen.getByText('Accès jusqu’au')).toBeVisible();
  unmount();
  const ended = { status: 'INACTIVE', date_expiration: '2026-01-31T22:59:59Z', date_status: '2026-02-01T08:00:00Z' };
  await open('VIEW', { 'GET /users/:id': account(ended as Partial<StaffUser['authentication']>) });
  expect(await screen.findByText('le 31/01/2026')).toBeVisible();
});

test('role and address are read-only in edit mode; only a superadmin can change the status [staff.role] [accounts.email-read-only] [accounts.status]', async () => {
  const { unmount } = render(<Edit />);
  expect(await field('Adresse e-mail')).toHaveAttribute('readonly');
  expect(await box('Rôle')).toBeDisabled();
  expect(await box('Statut')).toBeDisabled();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<EditBySuperadmin />);
  expect(await box('Statut')).toBeEnabled();
  expect(within(await box('Statut')).getAllByRole('option')).toHaveLength(5);
});

test('all changes are sent in one request, including a change of status [accounts.status]', async () => {
  const first = await open('EDIT', {}, 'SUPERADMIN');
  await fill(first.user, 'Téléphone', '06 39 98 77 77');
  await first.user.click(save());
  await waitFor(() => expect(bodyOf(first.sent, 'PATCH')).toEqual({ phone: '06 39 98 77 77' }));
  first.unmount();
  const { user, sent } = await open('EDIT', {}, 'SUPERADMIN');
  await fill(user, 'Téléphone', '06 39 98 77 77');
  await user.selectOptions(await box('Statut'), 'INACTIVE');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ phone: '06 39 98 77 77', status: 'INACTIVE' }));
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
  const { user, sent } = await open('EDIT');
  await field('Prénom');
  await user.click(save());
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(bodyOf(sent, 'PATCH')).toBeUndefined();
});

test('an unexpected failure shows the generic error and closes the panel [staff.edit-failed]', async () => {
  const { user } = await open('EDIT', { 'PATCH /users/:id': refusal(500, 'UNEXPECTED', 'Une erreur est survenue') });
  await fill(user, 'Prénom', 'Camille-Anne');
  await user.click(save());
  expect(await screen.findByText('La fiche n’a pas pu être modifiée. Une erreur est survenue')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Prénom' })).not.toBeInTheDocument();
});

test('resends an invitation, and rejects an invited person after confirmation', async () => {
  const pendingOne: StaffUser = { ...camille, authentication: { ...camille.authentication, status: 'PENDING' } };
  const { user, sent } = await open('VIEW', {
    'GET /users/:id': pendingOne,
    'POST /users/invitations': { results: [{ id: 30, verdict: 'SENT' }], count: 1 },
  });
  await user.click(await button('Renvoyer l’invitation à Camille ROUSSEL'));
  expect(await screen.findByText('Une invitation envoyée.')).toBeVisible();
  expect(bodyOf(sent, 'POST')).toEqual({ ids: [30] });
  expect(screen.getByRole('link', { name: 'Imprimer l’invitation pour Camille ROUSSEL' })).toHaveAttribute(
    'href',
    '/schools/slips?ids=30',
  );
  await user.click(await button('Refuser'));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Refuser Camille ROUSSEL/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/auth/40/reject')).toBe(true));
});

test('shows why an invitation did not arrive, with the ways to reach the person [invitations.undelivered] [invitations.undelivered-action]', async () => {
  render(<Undelivered />);
  expect(await screen.findByText('La boîte aux lettres est pleine')).toBeVisible();
  expect(await button('Renvoyer l’invitation à Camille ROUSSEL')).toBeVisible();
  expect(await button('Corriger l’adresse de Camille ROUSSEL')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimer l’invitation pour Camille ROUSSEL' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('an address where the invitation did not arrive can be corrected; an unchanged address is not reported as taken [accounts.email-read-only]', async () => {
  const { unmount } = render(<EditUndelivered />);
  expect(await field('Adresse e-mail')).not.toHaveAttribute('readonly');
  unmount();
  const { authentication } = camille;
  const account = { ...authentication, status: 'PENDING', invitation_failure: 'NO_MAILBOX' } as const;
  const { user, sent } = await open('EDIT', {
    'GET /users/:id': { ...camille, authentication: account },
    'GET /auth/check/:email': { isExisting: true },
  });
  await user.click(await field('Adresse e-mail'));
  await user.tab();
  await fill(user, 'Téléphone', '06 39 98 77 77');
  await user.click(save());
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ phone: '06 39 98 77 77' }));
});

test('a superadmin can ban an account after a confirmation [accounts.ban] [permissions.superadmin]', async () => {
  const { user, sent } = await open('VIEW', {}, 'SUPERADMIN');
  await user.click(await button('Bannir'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/peut être réactivé/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bannir' }));
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ status: 'BANNED' }));
});

test('shows an invited, a banned, an active and a read-only account', async () => {
  const invited = render(<Invited />);
  expect(await screen.findByText('Invité(e)')).toBeVisible();
  invited.unmount();
  const banned = render(<Banned />);
  expect(await button('Réactiver')).toBeVisible();
  banned.unmount();
  const asSuperadmin = render(<BySuperadmin />);
  expect(await button('Bannir')).toBeVisible();
  asSuperadmin.unmount();
  render(<ReadOnly />);
  expect(await screen.findByText('06 39 98 12 34')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Supprimer|Modifier/ })).not.toBeInTheDocument();
});

test('the confirmation of a deletion shows what is lost, what stays and what is enough for an absence [privacy.erasure] [staff.absence]', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await button('Supprimer'));
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer Camille ROUSSEL/ });
  expect(dialog).toHaveTextContent('sont effacés pour de bon, le texte de ses messages aussi.');
  expect(dialog).toHaveTextContent('CE1 A, CM1/CM2');
  expect(dialog).toHaveTextContent('restent dans l’établissement, sans son nom.');
  expect(dialog).toHaveTextContent('retirez-lui seulement ses classes');
  expect(dialog.textContent.match(/Ses cartes et ses packs/g)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/users/30'));
});

test.each([
  ['deleting', 'Supprimer', camille],
  ['rejecting', 'Refuser', { ...camille, authentication: { ...camille.authentication, status: 'PENDING' } }],
] as const)(
  '%s a person again after a lost response reports success [interface.deleted-already]',
  async (_how, name, person) => {
    const { user } = await open('VIEW', {
      'GET /users/:id': person,
      'DELETE /users/:id': lostDeletion(),
      'DELETE /auth/:id/reject': lostDeletion(),
    });
    await user.click(await button(name));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name }));
    expect(await dialog.findByText('Le portail ne répond pas.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/Introuvable/)).not.toBeInTheDocument());
  },
);

test('assigns a class to a teacher; classes that they already teach are not offered [staff.classes]', async () => {
  const { user, sent } = await open('VIEW');
  await user.type(await screen.findByRole('combobox', { name: 'Confier une classe' }, slow), 'ce');
  await user.click(await screen.findByTitle('CE2'));
  expect(screen.queryByTitle('CE1 A')).not.toBeInTheDocument();
  expect(await screen.findByText('Camille ROUSSEL enseigne maintenant dans la classe CE2')).toBeVisible();
  expect(bodyOf(sent, 'POST')).toEqual({ classes_id: 5, users_pro_id: 30 });
}, 40_000);

test('removes a teacher from a class after confirmation', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await button('Retirer de la classe CE1 A'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Retirer' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')).toMatchObject({ path: '/classes_userspro/71' }),
  );
});

test('one’s own account can be neither deleted nor banned [staff.not-oneself]', async () => {
  const own = { ...camille, authentications_id: 10 };
  await open('VIEW', { 'GET /users/:id': own }, 'SUPERADMIN');
  expect(await button('Modifier')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Supprimer|Bannir/ })).not.toBeInTheDocument();
});

const chooseSchool = async (user: UserEvent) => {
  await user.click(await button('Transférer'));
  const dialog = within(await screen.findByRole('dialog', { name: /Transférer Camille/ }));
  const school = await dialog.findByRole('combobox', {}, { timeout: 10_000 });
  await user.type(school, 'bo');
  await user.click(await screen.findByTitle('École du Bourg'));
  return dialog;
};

test('before a transfer, shows what is moved and what is lost [staff.transfer] [staff.move] [schools.search]', async () => {
  const { user, sent } = await open('VIEW', { 'GET /users/:id': independentTeacher }, 'SUPERADMIN');
  const dialog = await chooseSchool(user);
  expect(dialog.getByText(/cartes et ses packs sont transférés.*expiration.*effacée/)).toBeVisible();
  expect(dialog.getByText(/Tout le reste est supprimé/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/schools/select').map(({ query }) => query.get('name'))).toEqual(['bo']);
  await user.click(dialog.getByRole('button', { name: 'Transférer' }));
  await waitFor(() => expect(bodyOf(sent, 'PATCH')).toEqual({ schools_id: 8 }));
}, 40_000);

test('a failed search for the school of a transfer says why, with retry', async () => {
  const answers = { 'GET /users/:id': independentTeacher, 'GET /schools/select': failing } satisfies Answers;
  const { user } = await open('VIEW', answers, 'SUPERADMIN');
  await user.click(await button('Transférer'));
  const dialog = within(await screen.findByRole('dialog', { name: /Transférer Camille/ }));
  await user.type(await dialog.findByRole('combobox'), 'bo');
  expect(await dialog.findByText(/Une erreur est survenue/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test.each<[ErrorCode, string]>([
  ['MAX_TEACHER_REACHED', 'L’établissement a atteint son nombre maximum d’enseignants.'],
  ['NOT_TEACHER_OFFER', 'Cet enseignant ne peut pas être transféré dans un établissement.'],
])(
  'when a transfer is refused with %s, the dialog stays open and shows the reason [staff.seats-code] [staff.transfer-offer]',
  async (code, words) => {
    const answers = {
      'GET /users/:id': independentTeacher,
      'PATCH /users/:id': refusal(403, code, words),
    } satisfies Answers;
    const { user } = await open('VIEW', answers, 'SUPERADMIN');
    const dialog = await chooseSchool(user);
    await user.click(dialog.getByRole('button', { name: 'Transférer' }));
    expect(await dialog.findByText(words)).toBeVisible();
  },
  40_000,
);

test('after a lost response, the dialog of a transfer stays open and the transfer can be sent again [interface.lost-response]', async () => {
  const answers = { 'GET /users/:id': independentTeacher, 'PATCH /users/:id': unavailable } satisfies Answers;
  const { user, sent } = await open('VIEW', answers, 'SUPERADMIN');
  const dialog = await chooseSchool(user);
  await user.click(dialog.getByRole('button', { name: 'Transférer' }));
  expect(await dialog.findByText(unavailable.message)).toBeVisible();
  expect(screen.queryByText(/n’a pas pu être/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Transférer' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
}, 40_000);

test('the panel and the form of an independent teacher show the expiration date [permissions.master-offer]', async () => {
  const { unmount } = render(<Independent />);
  expect(await screen.findByText('31/08/2028')).toBeVisible();
  expect(await button('Transférer')).toBeVisible();
  unmount();
  render(<EditIndependent />);
  expect(await field('Date d’expiration')).toHaveValue('31/08/2028');
});

test('shows loading, a failure with retry, and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await button('Edit')).toBeVisible();
});

testStories({ default: stories.default, Add: stories.Add });
