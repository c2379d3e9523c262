import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { recordCalls, writesOf } from '@memocartes/shared-shell/fake-host/testing';
import { composeStories } from '@storybook/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';

import * as stories from './AvatarField.stories.tsx';

// jsdom can't draw: a fake cropper returns a fixed image.
jest.mock('react-cropper', () => ({
  __esModule: true,
  default: function FakeCropper({ ready }: { readonly ready: (event: object) => void }) {
    const isReady = useRef(false);
    useEffect(() => {
      const canvas = { toDataURL: () => 'data:image/jpeg;base64,/9j/CROPPED' };
      if (!isReady.current) ready({ currentTarget: { cropper: { getCroppedCanvas: () => canvas } } });
      isReady.current = true;
    }, [ready]);
    return null;
  },
}));

const {
  None,
  Present,
  NotAllowed,
  SmallLimit,
  LargeLimit,
  Saving,
  Refused,
  Unanswered,
  Own,
  OwnNone,
  AddedMeanwhile,
  DeletedMeanwhile,
} = composeStories(stories);

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const picture = (name = 'moi.jpg', bytes: BlobPart = jpeg) => new File([bytes], name, { type: 'image/jpeg' });
const ofSize = (bytes: number) => Object.defineProperty(picture(), 'size', { value: bytes });

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const drop = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Image JPEG'), file, { applyAccept: false });

const save = async () => {
  const button = await screen.findByRole('button', { name: 'Enregistrer' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

test('saving a photo creates the picture of a student who has none [accounts.photo-save] [students.photo] [accounts.photo-saved]', async () => {
  render(<None />);
  await open('Ajouter une photo');
  const calls = recordCalls();
  await drop(picture());
  await save();
  expect(await screen.findByText('Photo enregistrée')).toBeVisible();
  expect(calls).toEqual([
    {
      call: 'POST /students/7/document',
      body: {
        avatar_data: 'data:image/jpeg;base64,/9j/CROPPED',
        avatar_title: 'Avatar Benali Inès',
        avatar_description: 'Avatar Benali Inès',
        avatar_type: 'IMAGE',
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks before a picked photo is discarded [interface.unsaved]', async () => {
  render(<None />);
  await open('Ajouter une photo');
  await drop(picture());
  await open('Annuler');
  await open('Continuer la saisie');
  expect(screen.getByText('moi.jpg')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open('Quitter sans enregistrer');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('saving a photo updates a student’s existing picture [accounts.photo-save]', async () => {
  render(<Present />);
  await open('Changer la photo');
  const calls = recordCalls();
  await drop(picture('MOI.JPEG'));
  await save();
  await screen.findByText('Photo enregistrée');
  expect(calls).toMatchObject([{ call: 'PATCH /students/7/document' }]);
});

test('saves a photo although one was added meanwhile, or the existing one deleted [accounts.photo-save]', async () => {
  const savedBy = async (buttonName: string) => {
    await open(buttonName);
    const calls = recordCalls();
    await drop(picture());
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return writesOf(calls).map(({ call }) => call);
  };

  const post = 'POST /students/7/document';
  const patch = 'PATCH /students/7/document';
  const { unmount } = render(<AddedMeanwhile />);
  expect(await savedBy('Ajouter une photo')).toEqual([post, patch]);
  unmount();
  render(<DeletedMeanwhile />);
  expect(await savedBy('Changer la photo')).toEqual([patch, post]);
});

test('the dialog can’t be closed while the photo is saved [interface.dialog-busy]', async () => {
  render(<Saving />);
  await open('Changer la photo');
  await drop(picture());
  await save();
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a failed save shows its error in the dialog, which stays open [accounts.photo-saved]', async () => {
  render(<Refused />);
  await open('Changer la photo');
  await drop(picture());
  await save();
  expect(await screen.findByText('La photo n’a pas pu être enregistrée. Une erreur est survenue')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('does not say that a photo was not saved or deleted if the response was lost [interface.lost-response]', async () => {
  render(<Unanswered />);
  await open('Changer la photo');
  await drop(picture());
  await save();
  expect(await screen.findByText(unavailable.message)).toBeVisible();
  await open('Annuler');
  await open('Quitter sans enregistrer');
  await open('Supprimer la photo');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await userEvent.click(confirmation.getByRole('button', { name: 'Supprimer la photo' }));
  expect(await confirmation.findByText(unavailable.message)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Annuler' }));
});

test.each([
  ['dessin.png', jpeg],
  ['page.html', '<html>'],
  ['faux.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
] as const)(
  'refuses %s: the extension and the content must be those of a JPEG [accounts.photo-file] [accounts.photo-refused]',
  async (name, bytes) => {
    render(<None />);
    await open('Ajouter une photo');
    await drop(picture(name, bytes));
    expect(await screen.findByText(/seules les images JPEG/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test('refuses a picture over 5,000,000 bytes and accepts exactly that size [accounts.photo-size] [accounts.photo-refused]', async () => {
  render(<None />);
  await open('Ajouter une photo');
  expect(await screen.findByText(/de 5\sMo au plus/)).toBeVisible();
  await drop(ofSize(5_000_001));
  expect(await screen.findByText(/Ce fichier est trop lourd/)).toBeVisible();
  await drop(ofSize(5_000_000));
  await waitFor(() => expect(screen.queryByText(/trop lourd/)).not.toBeInTheDocument());
});

test('shows and applies a smaller size limit of the settings [accounts.photo-size]', async () => {
  render(<SmallLimit />);
  await open('Ajouter une photo');
  expect(await screen.findByText(/de 1\sKo au plus/)).toBeVisible();
  await drop(ofSize(1_001));
  expect(await screen.findByText(/Ce fichier est trop lourd/)).toBeVisible();
});

test('shows the limit of 5,000,000 bytes when the settings allow larger files [accounts.photo-size]', async () => {
  render(<LargeLimit />);
  await open('Ajouter une photo');
  expect(await screen.findByText(/de 5\sMo au plus/)).toBeVisible();
});

test('asks for confirmation before deleting [accounts.photo-deleted] [students.photo]', async () => {
  render(<Present />);
  await open('Supprimer la photo');
  const calls = recordCalls();
  expect(screen.getByRole('alertdialog', { name: /^Supprimer cette photo.*Inès BENALI/ })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Supprimer la photo' }).at(-1)!);
  expect(await screen.findByText('Photo supprimée')).toBeVisible();
  expect(calls).toMatchObject([{ call: 'DELETE /students/7/document' }]);
});

test('deleting a photo that no longer exists succeeds [interface.deleted-already]', async () => {
  render(<DeletedMeanwhile />);
  await open('Supprimer la photo');
  await userEvent.click(screen.getAllByRole('button', { name: 'Supprimer la photo' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a refused deletion shows its error [accounts.photo-deleted]', async () => {
  render(<Refused />);
  await open('Supprimer la photo');
  await userEvent.click(screen.getAllByRole('button', { name: 'Supprimer la photo' }).at(-1)!);
  expect(await screen.findByText('La photo n’a pas pu être supprimée. Une erreur est survenue')).toBeVisible();
});

test('a person without permission sees why the picture cannot be changed [permissions.student-photo]', async () => {
  render(<NotAllowed />);
  const button = await screen.findByRole('button', { name: 'Ajouter une photo' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('La photo est choisie par la famille de l’élève.');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the user’s own picture may have up to 15,000,000 bytes; a picked file can be removed before another is saved [accounts.photo-size]', async () => {
  render(<Own />);
  expect(await screen.findByText(/de 15\sMo au plus/)).toBeVisible();
  const calls = recordCalls();
  await drop(ofSize(15_000_001));
  expect(await screen.findByText(/Ce fichier est trop lourd/)).toBeVisible();
  await drop(ofSize(15_000_000));
  expect(await screen.findByText('moi.jpg')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
  expect(screen.queryByText('moi.jpg')).not.toBeInTheDocument();
  await drop(picture());
  await save();
  await waitFor(() => expect(calls).toMatchObject([{ call: 'PATCH /users/20/document' }]));
});

test('without a picture of the user, « Effacer » is disabled until a file is picked', async () => {
  render(<OwnNone />);
  const erase = await screen.findByRole('button', { name: 'Effacer' });
  expect(erase).toHaveAttribute('aria-disabled', 'true');
  await drop(picture());
  await waitFor(() => expect(erase).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(erase);
  await waitFor(() => expect(erase).toHaveAttribute('aria-disabled', 'true'));
});

test('shows an error when the user’s own picture fails to load [accounts.photo-unread]', async () => {
  render(<Own />);
  fireEvent.error(await screen.findByRole('img', { name: 'Camille ROUSSEL' }));
  expect(await screen.findByText('Votre photo n’a pas pu être chargée. Rechargez la page.')).toBeVisible();
});
