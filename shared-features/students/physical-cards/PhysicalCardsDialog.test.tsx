import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './PhysicalCardsDialog.stories.tsx';
import { PhysicalCardsDialog } from './PhysicalCardsDialog.tsx';
import { physicalCardsTexts } from './texts.ts';

const { OfAClass, AllHaveThem, TooFewBoxes } = composeStories(stories);

async function open(
  answer: Answers['PATCH /students/physical-cards'],
  school: Answers['GET /schools/:id'] = { id: 1, nb_physical_boxes: 40, nb_students_phygital: 12 },
) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const host = await renderInHost(
    <PhysicalCardsDialog ids={[7, 8, 9]} schoolId={1} onDone={onDone} onClose={onClose} />,
    {
      me: fakeMe('ADMIN'),
      texts: physicalCardsTexts,
      api: {
        'GET /schools/:id': school,
        'PATCH /students/physical-cards': answer,
      },
    },
  );
  const bodies = () => host.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...host, onDone, onClose, bodies };
}

const undo = { name: 'Remettre comme avant' };

test('turns physical cards on, says how many students stayed unchanged and why, and undoes it for the changed students [students.physical-cards-many] [students.physical-cards-undo]', async () => {
  const { user, bodies, onDone, onClose } = await open({ changed: [7], nb_departed: 1 });
  expect(await screen.findByText('Boîtes attribuées dans l’établissement : 12 sur 40.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(
    await screen.findByText(
      'Cartes physiques activées pour un élève. Rien ne change pour un élève, qui en avait déjà. Un élève parti de l’école n’en reçoit pas.',
    ),
  ).toBeVisible();
  expect(onDone).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
  await user.click(screen.getByRole('button', undo));
  expect(await screen.findByText('Cartes physiques remises comme avant pour un élève.')).toBeVisible();
  expect(bodies()).toEqual([
    { students: [7, 8, 9], is_phygital: true },
    { students: [7], is_phygital: false },
  ]);
});

test('a change that affects nobody offers no undo [students.physical-cards-many]', async () => {
  const { user } = await open({ changed: [], nb_departed: 0 });
  await user.click(screen.getByRole('button', { name: 'Désactiver' }));
  expect(await screen.findByText('Rien ne change pour 3 élèves, qui n’en avaient pas.')).toBeVisible();
  expect(screen.queryByRole('button', undo)).not.toBeInTheDocument();
});

test('an undo skips a student who has been deleted since [students.physical-cards-undo]', async () => {
  const { user, bodies } = await open(({ body }: Sent) => {
    const { students, is_phygital } = body as { readonly students: number[]; readonly is_phygital: boolean };
    return !is_phygital && students.includes(8) ? notFound : { changed: students, nb_departed: 0 };
  });
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText('Cartes physiques activées pour 3 élèves.')).toBeVisible();
  await user.click(screen.getByRole('button', undo));
  expect(await screen.findByText('Cartes physiques remises comme avant pour 2 élèves.')).toBeVisible();
  await waitFor(() => expect(bodies()).toHaveLength(5));
});

test('too few boxes: the dialog stays open with the reason [students.physical-cards-boxes]', async () => {
  render(<TooFewBoxes />);
  await userEvent.click(await screen.findByRole('button', { name: 'Activer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cartes physiques de 3 élèves' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Il manque une boîte physique pour ces 3 élèves.');
});

test('after a refusal for lack of boxes, shows how many are taken by now [students.physical-cards-boxes]', async () => {
  let used = 12;
  const { user } = await open(
    () => {
      used = 38;
      return { statusCode: 409, code: 'TOO_FEW_BOXES', message: 'Il manque une boîte physique pour ces 3 élèves.' };
    },
    () => ({ id: 1, nb_physical_boxes: 40, nb_students_phygital: used }),
  );
  expect(await screen.findByText(/: 12 sur 40\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText(/: 38 sur 40\.$/)).toBeVisible();
});

test('the dialog can’t be closed while a change is being saved, so that its failure is shown', async () => {
  let respond = (_answer: typeof notFound) => {};
  const { user, onClose } = await open(() => new Promise<typeof notFound>((resolve) => (respond = resolve)));
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  respond(notFound);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('for a class, says how many have physical cards; a button that would change nothing is disabled [students.physical-cards-many]', async () => {
  const { unmount } = render(<OfAClass />);
  expect(await screen.findByText('Élèves de la classe avec des cartes physiques : 1 sur 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activer' })).not.toHaveAttribute('aria-disabled');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<AllHaveThem />);
  expect(await screen.findByRole('dialog', { name: 'Cartes physiques de la classe CE1 A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activer' })).toHaveAttribute('aria-disabled', 'true');
});

testStories(stories);
