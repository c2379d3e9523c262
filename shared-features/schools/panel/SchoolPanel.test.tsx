import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { ownSchoolFields } from '@memocartes/contract/schools/own-school-fields';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { formatDay } from '@memocartes/shared-ui/fields';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { api, trial } from '../form/school-form.data.ts';
import * as stories from './SchoolPanel.stories.tsx';
import SchoolPanel from './SchoolPanel.tsx';
import { schoolPanelTexts } from './texts.ts';

const { View, Archived, ReadOnly, OwnSchool, Edit, EditTrial, EditIndependent, EditDraft, Loading, Failed, English } =
  composeStories(stories);

const open = (mode: PanelMode, answers: Answers = {}, me = fakeMe('SUPERADMIN')) =>
  renderInHost(<SchoolPanel />, {
    me,
    texts: schoolPanelTexts,
    panel: { component: 'school', mode, itemId: mode === 'ADD' ? null : 5, fromPage: false },
    api: { ...api, ...answers },
  });

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Pastes instead of typing: re-rendering the form for each letter is slow. */
const fill = async (user: UserEvent, name: string | RegExp, text: string) => {
  await user.click(await field(name));
  await user.paste(text);
};

/** An option of the offer field, once the API has returned the list. */
const offered = (name: string) => screen.findByRole('option', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

test('shows the school, its seats and its actions', async () => {
  render(<View />);
  expect(await screen.findByRole('heading', { name: 'École élémentaire Jean-Macé' })).toBeVisible();
  expect(screen.getByText('École, abonnée')).toBeVisible();
  expect(screen.getByText('31/08/2098')).toBeVisible();
  for (const name of ['Supprimer', 'Archiver', 'Modifier']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test.each([
  ['SCHOOL', 'École du Port, Brest', 'École du Port', 'Brest', 'École, essai'],
  ['SCHOOL', 'École du Port', 'École du Port', '', 'École, essai'],
  ['CLASS', 'École du Port, Brest', 'Inès MORVAN', 'Brest', 'Enseignant, gratuit'],
] as const)(
  'a new school takes its values from the request for a trial of a %s at %s [contact.trial-school]',
  async (kind, school, name, city, offer) => {
    const sender = { firstname: 'Inès', lastname: 'Morvan', email: 'ines@brest.example', phone: null, school: null };
    const request = { id: 10, subject: 'Essai', details: '', state: 'NEW', trial: { for: kind, school } } as const;
    const { sent } = await renderInHost(<SchoolPanel />, {
      me: fakeMe('SUPERADMIN'),
      texts: schoolPanelTexts,
      panel: { component: 'school', mode: 'ADD', itemId: 10, fromPage: false },
      api: {
        ...api,
        'GET /contact/:id': {
          ...request,
          date_create: '2026-11-20T08:00:00Z',
          answer: null,
          date_answer: null,
          answered_by: null,
          sender: { ...sender, role: kind === 'CLASS' ? 'TEACHER' : 'ADMIN' },
        },
      },
    });
    expect(await field('Nom')).toHaveValue(name);
    expect(await field('Ville')).toHaveValue(city);
    expect(await field('Adresse e-mail générique')).toHaveValue('ines@brest.example');
    expect(await offered(offer)).toHaveProperty('selected', true);
    expect(sent.some(({ path }) => path === '/schools/10')).toBe(false);
  },
);

test('an archived school has a button to reopen it; a teacher sees a school read-only [permissions.superadmin]', async () => {
  const { unmount } = render(<Archived />);
  expect(await screen.findByRole('button', { name: 'Réactiver' })).toBeVisible();
  unmount();
  render(<ReadOnly />);
  expect(await screen.findByText('0751234J')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Supprimer|Archiver|Modifier/ })).not.toBeInTheDocument();
});

test('« Modifier » switches from VIEW to EDIT; « Annuler » closes the unchanged form [students.panel-modes]', async () => {
  const { user } = await open('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Modifier' }));
  expect(await field('Nom')).toHaveValue('École élémentaire Jean-Macé');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  // An unchanged form closes without a confirmation.
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Nom' })).not.toBeInTheDocument();
});

test('the form for a new school shows errors on empty fields, then is sent as a whole [schools.required] [interface.invalid-form] [interface.toasts]', async () => {
  const { user, sent } = await open('ADD');
  await user.click(save());
  expect(await screen.findByText(/Le formulaire n’est pas valide/)).toBeVisible();
  expect(screen.getAllByText('Champ requis')).toHaveLength(7);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  await fill(user, 'Nom', 'École du Bourg');
  await fill(user, /^Code de/, '0000001B');
  await fill(user, /générique/, 'ecole@bourg.example');
  await fill(user, /^Code postal/, '69001');
  await fill(user, /^Ville/, 'Lyon');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Offre/ }), await offered('École, abonnée'));
  await user.selectOptions(screen.getByRole('combobox', { name: /Périodicité/ }), 'ANNUAL');
  await fill(user, /Date d’expiration/, formatDay(addDays(today(), 1)));
  await user.click(screen.getByRole('checkbox', { name: 'Sans limite d’élèves' }));
  await user.click(save());
  expect(await screen.findByText('Établissement ajouté')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Inviter la direction' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    request_id: expect.any(String) as string,
    name: 'École du Bourg',
    code: '0000001B',
    status: 'VISIBLE',
    offers_id: 4,
    nb_students_max: null,
    nb_teachers_max: 5,
    holiday_zone: 'A',
    date_expiration: addDays(today(), 1),
  });
}, 40_000);

test('a wrong UAI shows a warning and does not block [schools.code]', async () => {
  const { user, sent } = await open('EDIT');
  const code = await field(/^Code de/);
  expect(screen.getByText('UAI reconnu.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '0751234K');
  expect(await screen.findByText('La lettre de contrôle de cet UAI est fausse.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ code: '0751234K' }));
});

test('offer 4 is locked in edit mode [schools.offer-locked]', async () => {
  render(<Edit />);
  expect(await screen.findByRole('combobox', { name: /^Offre/ })).toBeDisabled();
  expect(screen.getByText('Cette offre ne peut plus être changée.')).toBeVisible();
});

test.each([
  { from: 3, to: 4, label: 'École, abonnée', day: '31/08/2099', sent: '2099-08-31' },
  { from: 1, to: 2, label: 'Enseignant, abonné', day: '31/08/2098', sent: '2098-08-31' },
])(
  'changing from offer $from to $to clears the expiration date; the newly entered date is sent, even if it is the same [schools.trial-to-paid]',
  async ({ from, to, label, day, sent: expiration }) => {
    const { user, sent } = await open('EDIT', { 'GET /schools/:id': { ...trial, offers_id: from } });
    expect(await field(/Date d’expiration/)).toHaveValue('31/08/2098');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Offre/ }), await offered(label));
    expect(await field(/Date d’expiration/)).toHaveValue('');
    await user.click(save());
    expect(await screen.findByText('Champ requis')).toBeVisible();
    await fill(user, /Date d’expiration/, day);
    await user.click(save());
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
        offers_id: to,
        date_expiration: expiration,
      }),
    );
  },
);

test('on trial, the limits are those of the offer [schools.trial-limits]', async () => {
  render(<EditTrial />);
  expect(await field(/maximum d’élèves/)).toBeDisabled();
  expect(await field(/maximum d’enseignants/)).toBeDisabled();
  expect(screen.getByText(/Fixé par l’offre.*60 élèves/)).toBeVisible();
});

test('an offer that disables the limits restores the saved limits: a wrong limit does not block saving [schools.trial-limits]', async () => {
  const { user } = await open('ADD');
  const students = await field(/maximum d’élèves/);
  const teachers = await field(/maximum d’enseignants/);
  await user.clear(teachers);
  await fill(user, /maximum d’élèves/, 'dix');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Offre/ }), await offered('École, essai'));
  expect(teachers).toHaveValue('5');
  await user.click(save());
  expect(await screen.findByText(/Le formulaire n’est pas valide/)).toBeVisible();
  expect(students).toBeValid();
  expect(teachers).toBeValid();
});

test('« Sans limite » clears the number of students and disables its field; a number field refuses letters [schools.no-limit] [schools.numbers]', async () => {
  const { user } = await open('EDIT');
  const students = await field(/maximum d’élèves/);
  await user.clear(students);
  await user.type(students, 'dix');
  await user.tab();
  expect(await screen.findByText('Ce champ ne peut contenir que des chiffres ou nombres')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Sans limite d’élèves' }));
  expect(students).toHaveValue('');
  expect(students).toBeDisabled();
});

test('an all-digital school has no physical boxes [schools.digital]', async () => {
  const { user } = await open('EDIT');
  const boxes = await field(/boîtes physiques/);
  expect(boxes).toHaveValue('20');
  await user.click(screen.getByRole('checkbox', { name: /numérique/ }));
  expect(boxes).toHaveValue('0');
  expect(boxes).toBeDisabled();
});

test('the status field offers VISIBLE or ARCHIVED; for a draft, it also shows the current status, disabled [schools.status]', async () => {
  const { unmount } = render(<EditDraft />);
  const options = () => within(screen.getByRole('combobox', { name: /^Statut/ })).getAllByRole('option');
  await field('Nom');
  expect(options().map((option) => option.textContent)).toEqual(['Choisir…', 'Brouillon', 'Active', 'Archivée']);
  expect(options()[1]).toBeDisabled();
  unmount();
  render(<EditIndependent />);
  await field('Nom');
  expect(options().map((option) => option.textContent)).toEqual(['Choisir…', 'Active', 'Archivée']);
  expect(await offered('École, abonnée')).toBeDisabled();
});

test('reopening in the form says that nobody can sign in until an ended access is extended [schools.reopen]', async () => {
  const ended = { ...trial, status: 'ARCHIVED' as const, date_expiration: '2026-06-30T21:59:59Z' };
  const { user } = await open('EDIT', { 'GET /schools/:id': ended });
  const status = await screen.findByRole('combobox', { name: /^Statut/ });
  expect(status).not.toHaveAccessibleDescription();
  await user.selectOptions(status, 'Active');
  expect(status).toHaveAccessibleDescription(/^L’accès de cet établissement a pris fin/);
});

test('saving without changes sends nothing and shows that nothing changed [interface.no-change]', async () => {
  const { user, sent } = await open('EDIT');
  await field('Nom');
  await user.click(save());
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('asks for confirmation before entered values are discarded', async () => {
  const { user } = await open('EDIT');
  await fill(user, 'Nom', ' X');
  await user.keyboard('{Escape}');
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await user.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  expect(await field('Nom')).toHaveValue('École élémentaire Jean-Macé X');
});

test('a server error is shown on its field', async () => {
  const refused: ErrorAnswer = {
    statusCode: 409,
    code: 'SCHOOL_CODE_TAKEN',
    message: 'Ce code d’établissement est déjà utilisé.',
  };
  const { user } = await open('EDIT', { 'PATCH /schools/:id': refused });
  await fill(user, /^Code de/, ' 2');
  await user.click(save());
  expect(await screen.findByText('Ce code d’établissement est déjà utilisé.')).toBeVisible();
  expect(await field(/^Code de/)).toBeInvalid();
});

test('deleting shows what is lost, requires the name, and offers to archive instead [schools.delete]', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('alertdialog', { name: /Supprimer École élémentaire/ });
  await within(dialog).findByText(/215 élèves/);
  for (const line of [
    '215 élèves',
    '11 comptes',
    '10 classes',
    '260 proches',
    '40 packs',
    '52 cartes personnalisées',
  ]) {
    expect(dialog).toHaveTextContent(line);
  }
  const sure = within(dialog).getByRole('button', { name: 'Supprimer' });
  expect(sure).toHaveAttribute('aria-disabled', 'true');
  expect(within(dialog).getByRole('button', { name: 'Archiver' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'école élémentaire Jean-Macé');
  await user.click(sure);
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/schools/5'));
  expect(await screen.findByText(/Établissement supprimé\s: École élémentaire Jean-Macé/)).toBeVisible();
});

test('a school with issued invoices can only be archived, and the dialog says so before the name is typed [invoices.kept] [schools.delete]', async () => {
  const { user } = await open('VIEW', {
    'GET /invoices': ({ query }) => ({ invoices: [], count: query.getAll('status').includes('DRAFT') ? 0 : 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer École/ }));
  expect(await dialog.findByText(/a des factures émises, à garder dix ans/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Archiver' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
});

test('until the invoices are loaded, the dialog asks for no name and offers no deletion [invoices.kept]', async () => {
  const { user } = await open('VIEW', { 'GET /invoices': pending });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer École/ }));
  expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
});

test('deleting a school again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await open('VIEW', {
    'GET /schools/:id': { ...api['GET /schools/:id'], name: 'École Ada' },
    'DELETE /schools/:id': lostDeletion(),
  });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer École Ada/ }));
  await user.type(await dialog.findByRole('textbox'), 'École Ada');
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await dialog.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/Établissement supprimé\s: École Ada/)).toBeVisible();
});

test('archiving asks for confirmation, and is undone from the toast [schools.status]', async () => {
  const { user, sent } = await open('VIEW');
  await user.click(await screen.findByRole('button', { name: 'Archiver' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/réactivé à tout moment/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Archiver' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'ARCHIVED' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({ status: 'VISIBLE' }),
  );
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

test('a school admin edits only phone, address, description, zone and quiet hours of their school [schools.contact-part]', async () => {
  const { unmount } = render(<OwnSchool />);
  expect(await screen.findByRole('heading', { name: 'Modifier mon établissement' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  const { user, sent } = await open('EDIT', {}, fakeMe('ADMIN', { schoolId: 5 }));
  const phone = await field(/^Téléphone/);
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)');
  expect(new Set([...fields].map((item) => item.name))).toEqual(new Set(ownSchoolFields));
  await user.clear(phone);
  await fill(user, /^Téléphone/, '01.43\u00a044.00\u202f01');
  expect(phone).toHaveValue('01 43 44 00 01');
  await user.click(save());
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ phone: '01 43 44 00 01' }));
});

test('the form asks for the zone if the postal code determines none [schools.zone]', async () => {
  const { user, sent } = await open('EDIT', {}, fakeMe('ADMIN', { schoolId: 5 }));
  await user.clear(await field(/^Code postal/));
  await fill(user, /^Code postal/, '20000');
  expect(screen.getByText(/n’indique pas de zone/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Choisissez la zone : le code postal ne l’indique pas.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Zone/ }), 'Aucune');
  await user.click(save());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      address_postal_code: '20000',
      holiday_zone: null,
    }),
  );
});

test('fills in the limits of the offer and the computed end of a trial', async () => {
  const { user } = await open('ADD');
  const offer = screen.getByRole('combobox', { name: /^Offre/ });
  await user.selectOptions(offer, await offered('Enseignant, gratuit'));
  expect(await field(/maximum d’enseignants/)).toHaveValue('1');
  expect(await field(/maximum d’élèves/)).toHaveValue('30');
  await user.selectOptions(offer, await offered('École, essai'));
  expect(await field(/Date d’expiration/)).toHaveValue(formatDay(addDays(today(), 60)));
  expect(screen.getByText('L’essai dure 60 jours.')).toBeVisible();
});

test('a school admin sets the quiet hours; equal times show an error [notifications.quiet-times]', async () => {
  const { user, sent } = await open('EDIT', {}, fakeMe('ADMIN', { schoolId: 5 }));
  const end = await screen.findByLabelText(/^Fin des heures calmes/);
  expect(end).toHaveValue('07:30');
  fireEvent.change(end, { target: { value: '19:00' } });
  await user.click(save());
  expect(await screen.findByText('Choisissez deux heures différentes pour le début et la fin.')).toBeVisible();
  expect(end).toBeInvalid();
  fireEvent.change(end, { target: { value: '08:00' } });
  await user.click(screen.getByRole('checkbox', { name: /^Samedi et dimanche/ }));
  await user.click(save());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ quiet_end: '08:00', quiet_weekends: false }),
  );
});

test('shows the quiet hours of the school [notifications.quiet-times]', async () => {
  render(<View />);
  expect(await screen.findByText('19:00 à 07:30, week-ends, vacances et jours fériés')).toBeVisible();
});

testStories({ default: stories.default, Add: stories.Add });
