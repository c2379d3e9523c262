import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, pending, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, recordCalls, renderInHost, writesOf } from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { api } from '../../fixtures/students.data.ts';
import { studentPanelTexts } from '../form/texts.ts';
import * as stories from './AddStudent.stories.tsx';
import AddStudent from './AddStudent.tsx';

const allStories = composeStories(stories);
const existingFollower = stories.ExistingFollower.parameters?.host?.api as Answers;

const field = (name: RegExp | string) => screen.findByLabelText(name);
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));
const panel = () => screen.queryByRole('dialog', { name: 'Ajouter un élève' });
const closed = () => waitFor(() => expect(panel()).not.toBeInTheDocument());

const firstStep = async (names: { readonly lastname?: string; readonly firstname: string } = { firstname: 'ada' }) => {
  await userEvent.type(await field(/^Prénom/), names.firstname);
  if (names.lastname) await userEvent.type(await field(/^Nom/), names.lastname);
  await click('Suivant');
};

const searchFor = async (email = 'mere@example.fr') => {
  await userEvent.type(await field(/^Adresse e-mail/), email);
  await click('Chercher');
};

const newFollower = async () => {
  await searchFor();
  await userEvent.type(await field(/^Nom/), 'Lovelace');
  await userEvent.type(await field(/^Prénom/), 'Anne');
  await userEvent.selectOptions(await field(/^Lien/), 'Mère');
  await userEvent.type(await field(/^Téléphone/), '06 12 34 56 78');
};

test('« Suivant » requires a first name [students.stepper-next] [students.first-name] [interface.invalid-form]', async () => {
  render(<allStories.Default />);
  await click('Suivant');
  expect(await screen.findByText(/^Le formulaire n’est pas valide/)).toBeVisible();
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await firstStep();
  expect(await field(/^Adresse e-mail/)).toBeVisible();
  expect(screen.queryByText(/^Le formulaire n’est pas valide/)).not.toBeInTheDocument();
});

test('« Suivant » focuses the first invalid field, then the title of the next step [interface.keyboard]', async () => {
  render(<allStories.Default />);
  await userEvent.type(await field(/^Nom/), 'Lovelace');
  await click('Suivant');
  await waitFor(async () => expect(await field(/^Prénom/)).toHaveFocus());
  await firstStep();
  expect(await screen.findByRole('heading', { name: 'Son entourage' })).toHaveFocus();
  await click('Passer cette étape');
  expect(await screen.findByRole('heading', { name: 'Vérification' })).toHaveFocus();
  await click('Retour');
  expect(await screen.findByRole('heading', { name: 'Son entourage' })).toHaveFocus();
});

test('refuses a future birth date [students.birth-date]', async () => {
  render(<allStories.Default />);
  await userEvent.type(await field(/^Date de naissance/), '31/12/2999');
  await firstStep();
  expect(await screen.findByText('La date de naissance ne peut pas être dans le futur.')).toBeVisible();
});

test('« Suivant » refuses a birth date that can’t be read [students.stepper-next] [interface.unreadable-date]', async () => {
  render(<allStories.Default />);
  await userEvent.type(await field(/^Date de naissance/), '31/02/2018');
  await firstStep();
  expect(await screen.findByText(/Date non reconnue/)).toBeVisible();
  expect(screen.queryByLabelText(/^Adresse e-mail/)).not.toBeInTheDocument();
});

test('gender and level are optional [students.choices]', async () => {
  render(<allStories.Default />);
  const options = (select: HTMLElement) => [...select.querySelectorAll('option')].map((item) => item.textContent);
  expect(options(await field('Genre'))).toEqual(['Non renseigné', 'Garçon', 'Fille']);
  expect(options(await field('Niveau'))).toEqual(['Non renseigné', 'CP', 'CE1', 'CE2', 'CM1', 'CM2']);
});

test('disables the switch for physical cards, and shows the reason, when no physical box is left [students.physical-cards] [schools.limit-boxes]', async () => {
  render(<allStories.NoBoxLeft />);
  const box = await screen.findByRole('switch', { name: 'Utilise une boîte physique' });
  expect(
    await screen.findByText(/nombre maximum d’élèves avec une boîte physique est atteint \(2 sur 2\)/),
  ).toBeVisible();
  expect(box).toBeDisabled();
});

test('physical cards can be switched on while a physical box is free [students.physical-cards]', async () => {
  render(<allStories.Default />);
  const box = await screen.findByRole('switch', { name: 'Utilise une boîte physique' });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
  expect(box).toBeChecked();
});

test('« Suivant » of the second step is enabled once the form is valid [students.stepper-follower] [followers.required] [followers.phone] [followers.lookup-texts]', async () => {
  render(<allStories.Default />);
  await firstStep();
  expect(await button('Suivant')).toHaveAttribute('aria-disabled', 'true');
  await newFollower();
  expect(screen.getByText(/Aucun compte n’a cette adresse/)).toBeVisible();
  await waitFor(async () => expect(await button('Suivant')).not.toHaveAttribute('aria-disabled'));
  const phone = await field(/^Téléphone/);
  await userEvent.clear(phone);
  await waitFor(async () => expect(await button('Suivant')).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.type(phone, 'zéro six');
  await userEvent.tab();
  expect(await screen.findByText('Téléphone incorrect')).toBeVisible();
});

test('attaching an existing follower requires a ticked checkbox and a relationship [followers.attach] [students.stepper-follower] [followers.lookup-texts]', async () => {
  render(<allStories.ExistingFollower />);
  await firstStep();
  await searchFor('karim@example.fr');
  expect(await screen.findByText(/Karim BENALI a déjà un compte/)).toBeVisible();
  const next = await button('Suivant');
  await userEvent.selectOptions(await field(/^Lien/), 'Père');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  const box = screen.getByRole('checkbox', { name: /Rattacher Karim BENALI/ });
  await userEvent.click(box);
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(box);
  await userEvent.tab();
  expect(await screen.findByText('Champ requis')).toBeVisible();
});

test('searches for the address when its field loses focus [accounts.email-exists]', async () => {
  render(<allStories.ExistingFollower />);
  await firstStep();
  await userEvent.type(await field(/^Adresse e-mail/), 'KARIM@example.fr ');
  await userEvent.tab();
  expect(await screen.findByText(/Karim BENALI a déjà un compte/)).toBeVisible();
});

test('Enter searches for the address too [accounts.email-exists]', async () => {
  render(<allStories.ExistingFollower />);
  await firstStep();
  await userEvent.type(await field(/^Adresse e-mail/), 'karim@example.fr{Enter}');
  expect(await screen.findByText(/Karim BENALI a déjà un compte/)).toBeVisible();
});

test('an invalid address is not searched for [accounts.email]', async () => {
  render(<allStories.Default />);
  await firstStep();
  const calls = recordCalls();
  await userEvent.type(await field(/^Adresse e-mail/), 'mere@example');
  await userEvent.tab();
  expect(await screen.findByText('Adresse email non valide')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a professional’s address shows a warning and disables « Suivant » [followers.professional] [followers.lookup-texts]', async () => {
  render(<allStories.ProfessionalAddress />);
  await firstStep();
  await searchFor();
  expect(await screen.findByText(/celle d’un compte professionnel/)).toBeVisible();
  expect(await button('Suivant')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByLabelText(/^Téléphone/)).not.toBeInTheDocument();
});

test('when the search for the address fails, shows the form for a new follower [followers.lookup-failed]', async () => {
  render(<allStories.CheckFails />);
  await firstStep();
  await searchFor();
  expect(await field(/^Téléphone/)).toBeVisible();
});

test('after a failed search, the same address can be searched for again [followers.lookup-failed]', async () => {
  const professional = {
    isExisting: true,
    id: 12,
    authentications_id: 81,
    firstname: null,
    lastname: null,
    role: 'TEACHER' as const,
  };
  let calls = 0;

  const answer = () => {
    calls += 1;
    return calls === 1 ? failing : professional;
  };

  await renderInHost(<AddStudent />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    api: { ...api, 'GET /auth/check/:email': answer },
    panel: { component: 'student', mode: 'ADD', itemId: null, fromPage: false },
  });
  await firstStep();
  await userEvent.type(await field(/^Adresse e-mail/), 'mere@example.fr{Enter}');
  expect(await field(/^Téléphone/)).toBeVisible();
  await click('Chercher');
  expect(await screen.findByText(/celle d’un compte professionnel/)).toBeVisible();
});

test('opened for a class, the form has this class chosen [students.add-to-class]', async () => {
  await renderInHost(<AddStudent />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    api,
    panel: { component: 'student', mode: 'ADD', itemId: 3, fromPage: false },
  });
  const classField = await screen.findByRole('combobox', { name: 'Classe' });
  await waitFor(() => expect(classField).toHaveValue('3'));
  await userEvent.type(await field(/^Prénom/), 'ada');
  await click('Suivant');
  await click('Passer cette étape');
  expect(await screen.findByText('celui de la classe, si elle n’a qu’un niveau')).toBeVisible();
});

test('« Retour » returns to the previous step and discards the follower [students.stepper-back]', async () => {
  render(<allStories.Default />);
  await firstStep();
  await newFollower();
  await click('Suivant');
  expect(await screen.findByText('Anne LOVELACE')).toBeVisible();
  await click('Retour');
  expect(await field(/^Adresse e-mail/)).toHaveValue('');
  expect(screen.queryByLabelText(/^Téléphone/)).not.toBeInTheDocument();
  await click('Retour');
  expect(await field(/^Prénom/)).toHaveValue('ada');
});

test('« Passer cette étape » opens the last step without a follower; saving closes the panel [students.stepper-skip] [students.stepper-save] [students.names]', async () => {
  render(<allStories.Default />);
  await firstStep({ firstname: 'aDA-marie', lastname: 'LE goff' });
  await click('Passer cette étape');
  expect(await screen.findByText('Ada-Marie')).toBeVisible();
  expect(screen.getByText('Aucun proche n’est ajouté pour l’instant.')).toBeVisible();
  const calls = recordCalls();
  await click('Enregistrer');
  expect(await screen.findByText('Élève ajouté')).toBeVisible();
  await closed();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([
    {
      call: 'POST /students',
      body: {
        is_phygital: false,
        lastname: 'Le Goff',
        firstname: 'Ada-Marie',
        gender: null,
        birthdate: null,
        level: null,
        classes_id: null,
        schools_id: 1,
        request_id: expect.any(String) as string,
      },
    },
  ]);
});

test('adds another student immediately: keeps the level, empties the names, and focuses the first field [interface.add-another]', async () => {
  render(<allStories.Default />);
  await userEvent.selectOptions(await field('Niveau'), 'CE1');
  await firstStep({ firstname: 'Ada', lastname: 'Lovelace' });
  await newFollower();
  await click('Suivant');
  const calls = recordCalls();
  await click('Ajouter et continuer');
  expect(await screen.findByText('Élève ajouté')).toBeVisible();
  const lastname = await field(/^Nom/);
  expect(lastname).toHaveFocus();
  expect(lastname).toHaveValue('');
  expect(await field(/^Prénom/)).toHaveValue('');
  expect(await field('Niveau')).toHaveValue('CE1');
  await firstStep({ firstname: 'Grace' });
  expect(await field(/^Adresse e-mail/)).toHaveValue('');
  await click('Passer cette étape');
  await click('Enregistrer');
  await closed();
  expect(writesOf(calls).flatMap(({ call, body }) => (call === 'POST /students' ? body : []))).toMatchObject([
    { firstname: 'Ada', level: 'CE1' },
    { firstname: 'Grace', level: 'CE1' },
  ]);
});

test('with a new follower, creates the student, then the follower, then fetches the school again [students.save-order] [interface.toasts]', async () => {
  render(<allStories.Default />);
  await firstStep();
  await newFollower();
  await click('Suivant');
  const calls = recordCalls();
  await click('Enregistrer');
  await screen.findByText('Élève ajouté');
  const writes = writesOf(calls);
  expect(writes.map(({ call }) => call)).toEqual(['POST /students', 'POST /users']);
  expect(writes[1]!.body).toMatchObject({
    role: 'USER',
    email: 'mere@example.fr',
    firstname: 'Anne',
    student_id: 70,
    schools_id: 1,
    relation: 'Mère',
    phone: '06 12 34 56 78',
  });
  await waitFor(() => expect(calls.at(-1)!.call).toBe('GET /schools/1'));
});

test('attaches an existing follower by the id of the person, after creating the student [students.save-order]', async () => {
  render(<allStories.ExistingFollower />);
  await firstStep();
  await searchFor('karim@example.fr');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Rattacher/ }));
  await userEvent.selectOptions(await field(/^Lien/), 'Autre');
  await userEvent.type(await field(/^Précisez le lien/), 'Parrain');
  await click('Suivant');
  const calls = recordCalls();
  await click('Enregistrer');
  await screen.findByText('Élève ajouté');
  expect(writesOf(calls)).toEqual([
    expect.objectContaining({ call: 'POST /students' }),
    { call: 'POST /users/20/student/70', body: { relation: 'Autre', relation_other: 'Parrain' } },
  ]);
});

const skipAndSave = async () => {
  await firstStep();
  await click('Passer cette étape');
  await click('Enregistrer');
};

test('shows an error and keeps the panel open when no physical box is left on saving [students.boxes-full]', async () => {
  render(<allStories.NoBoxOnSaving />);
  await skipAndSave();
  expect(await screen.findByText(/Toutes les boîtes physiques/)).toBeVisible();
  expect(panel()).toBeVisible();
});

test('shows an error and keeps the panel open when no seat is left on saving [students.seats-full] [schools.limit-students]', async () => {
  render(<allStories.NoSeatOnSaving />);
  await skipAndSave();
  expect(await screen.findByText(/nombre maximum d’élèves/)).toBeVisible();
  expect(panel()).toBeVisible();
});

test('an unexpected error on creating the student is shown and closes the panel [students.create-failed]', async () => {
  render(<allStories.Refused />);
  await firstStep();
  await click('Passer cette étape');
  await click('Enregistrer');
  expect(await screen.findByText('L’élève n’a pas pu être ajouté. Une erreur est survenue')).toBeVisible();
  await closed();
});

test('when the portal does not respond, what was entered stays, and saving again sends the same request [students.create-unanswered] [interface.request-once] [interface.lost-response]', async () => {
  const { sent } = await renderInHost(<AddStudent />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    api: { ...api, 'POST /students': unavailable },
    panel: { component: 'student', mode: 'ADD', itemId: null, fromPage: false },
  });
  await firstStep({ firstname: 'ada', lastname: 'lovelace' });
  await click('Passer cette étape');
  await click('Enregistrer');
  expect(await screen.findByText('Indisponible')).toBeVisible();
  expect(screen.getByText('Ada')).toBeVisible();
  await click('Enregistrer');
  const created = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(created()).toHaveLength(2));
  const [first, second] = created();
  expect(first).toMatchObject({ firstname: 'Ada', request_id: expect.any(String) as string });
  expect(second).toEqual(first);
});

test('a second student with the same values is another request [interface.add-another] [interface.request-once]', async () => {
  render(<allStories.Default />);
  const calls = recordCalls();
  await firstStep({ firstname: 'Ada' });
  await click('Passer cette étape');
  await click('Ajouter et continuer');
  await screen.findByText('Élève ajouté');
  await firstStep({ firstname: 'Ada' });
  await click('Passer cette étape');
  await click('Enregistrer');
  await closed();
  const bodies = writesOf(calls).map(({ body }) => body as { readonly firstname: string; readonly request_id: string });
  expect(bodies.map(({ firstname }) => firstname)).toEqual(['Ada', 'Ada']);
  expect(new Set(bodies.map(({ request_id }) => request_id)).size).toBe(2);
});

test('when only the follower can’t be saved, shows what was saved and retries only the follower, as the same request [students.save-partly] [interface.request-once]', async () => {
  render(<allStories.FollowerFails />);
  await firstStep({ firstname: 'ada', lastname: 'lovelace' });
  await newFollower();
  await click('Suivant');
  const calls = recordCalls();
  await click('Enregistrer');
  expect(await screen.findByText('Fait : l’élève Ada LOVELACE est ajouté.')).toBeVisible();
  expect(screen.getByText(/À refaire.*Anne LOVELACE ne suit pas encore/)).toBeVisible();
  expect(screen.getByText('Une erreur est survenue')).toBeVisible();
  const first = writesOf(calls).at(-1)!;
  calls.length = 0;
  await click('Réessayer');
  await screen.findByText('Élève ajouté');
  await closed();
  expect(first.body).toHaveProperty('request_id');
  expect(writesOf(calls)).toEqual([first]);
});

test('after a lost response, a follower is not shown as missing; a retry that finds them attached succeeds [interface.lost-response] [interface.repeated-change]', async () => {
  let calls = 0;
  const alreadyAttached = {
    statusCode: 409,
    code: 'ALREADY_ATTACHED',
    message: 'Ce proche suit déjà cet élève.',
  } as const;
  await renderInHost(<AddStudent />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    api: {
      ...api,
      ...existingFollower,
      'POST /users/:user_id/student/:student_id': () => (calls++ === 0 ? unavailable : alreadyAttached),
    },
    panel: { component: 'student', mode: 'ADD', itemId: null, fromPage: false },
  });
  await firstStep({ firstname: 'ada' });
  await searchFor('karim@example.fr');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Rattacher/ }));
  await userEvent.selectOptions(await field(/^Lien/), 'Père');
  await click('Suivant');
  await click('Enregistrer');
  expect(await screen.findByText('Indisponible')).toBeVisible();
  expect(screen.queryByText(/À refaire/)).not.toBeInTheDocument();
  await click('Réessayer');
  expect(await screen.findByText('Élève ajouté')).toBeVisible();
});

test('without a school nothing is saved, a warning is shown and the panel closes [students.save-invalid]', async () => {
  render(<allStories.NoSchool />);
  await firstStep();
  await click('Passer cette étape');
  const calls = recordCalls();
  await click('Enregistrer');
  expect(await screen.findByText(/^Le formulaire n’est pas valide/)).toBeVisible();
  expect(calls).toEqual([]);
  await closed();
});

test('asks for confirmation when leaving with entered values', async () => {
  render(<allStories.Default />);
  await userEvent.type(await field(/^Prénom/), 'Ada');
  await click('Annuler');
  await userEvent.click(await screen.findByRole('button', { name: 'Continuer la saisie' }));
  expect(panel()).toBeVisible();
  await click('Annuler');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await closed();
});

test('sends an attach request to a follower of another school once the student is created', async () => {
  render(<allStories.FollowerElsewhere />);
  await firstStep();
  await searchFor('karim@example.fr');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Demander à karim@example.fr/ }));
  await userEvent.selectOptions(await field(/^Lien/), 'Père');
  await click('Suivant');
  expect(await screen.findByText('Demande de rattachement à envoyer')).toBeVisible();
  const calls = recordCalls();
  await click('Enregistrer');
  await screen.findByText('Élève ajouté');
  expect(calls).toContainEqual({
    call: 'POST /students/70/attach_requests',
    body: { email: 'karim@example.fr', relation: 'Père', relation_other: null },
  });
});

test('the first step shows that few or no seats are left [schools.limit-students]', async () => {
  const { unmount } = render(<allStories.FewSeats />);
  expect(await screen.findByText('Il reste 2 places sur les 30 de votre offre.')).toBeVisible();
  unmount();
  render(<allStories.NoSeat />);
  expect(await screen.findByText(/Les 30 places de votre offre sont prises/)).toBeVisible();
});

test('restores the steps after the login session ended, with the follower', async () => {
  const first = render(<allStories.Default />);
  await firstStep({ firstname: 'ada', lastname: 'Lovelace' });
  await newFollower();
  expect(keepDrafts()).toBe(true);
  first.unmount();
  render(<allStories.Default />);
  await waitFor(() => expect(screen.getByLabelText(/^Adresse e-mail/)).toHaveValue('mere@example.fr'));
  await waitFor(() => expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Anne'));
  await click('Retour');
  expect(await field(/^Prénom/)).toHaveValue('ada');
});

test('a draft of the last step with a follower is restored at the step of the follower, who is searched again', async () => {
  const first = render(<allStories.Default />);
  await firstStep();
  await newFollower();
  await click('Suivant');
  expect(await screen.findByRole('heading', { name: 'Vérification' })).toBeVisible();
  expect(keepDrafts()).toBe(true);
  first.unmount();
  render(<allStories.Default />);
  expect(await screen.findByRole('heading', { name: 'Son entourage' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Anne'));
});

test('a restored student in a class is not shown without a class while the classes are loading', async () => {
  const first = render(<allStories.Default />);
  await screen.findByRole('option', { name: 'CE1 A' });
  await userEvent.selectOptions(await field('Classe'), 'CE1 A');
  await firstStep();
  await click('Passer cette étape');
  expect(await screen.findByText('CE1 A')).toBeVisible();
  expect(keepDrafts()).toBe(true);
  first.unmount();
  await renderInHost(<AddStudent />, {
    me: fakeMe('ADMIN'),
    texts: studentPanelTexts,
    panel: { component: 'student', mode: 'ADD', itemId: null, fromPage: false },
    api: { ...api, 'GET /classes/select': pending },
  });
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.queryByText('Sans classe')).not.toBeInTheDocument();
});

testStories({ default: stories.default, Searching: stories.Searching });
