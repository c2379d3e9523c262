import { composeStories } from '@storybook/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { confirm } from './confirm.ts';
import { Confirms } from './Confirms.tsx';
import * as stories from './Dialog.stories.tsx';
import { Dialog } from './Dialog.tsx';

testStories(stories);
const { Ordinary } = composeStories(stories);

function ask(question: Parameters<typeof confirm>[0]) {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => void (answer = confirm(question)));
  return answer;
}

test('a confirmation closes only once its action has succeeded', async () => {
  renderInTheme(<Confirms />);
  let done: () => void = () => undefined;
  const action = () => new Promise<void>((resolve) => (done = resolve));
  const answer = ask({ title: 'Supprimer ?', confirmLabel: 'Supprimer', action });
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Supprimer ?' })).toBeInTheDocument();
  await act(async () => done());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await expect(answer).resolves.toBe(true);
});

test('a confirmation whose action fails stays open with the error, and can be cancelled', async () => {
  renderInTheme(<Confirms />);
  const answer = ask({ title: 'Fermer ?', action: () => Promise.reject(new Error('Séance inconnue.')) });
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Séance inconnue.');
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toBe(false);
});

test('a confirmation waits for its details; if they can’t be loaded, it shows none', async () => {
  renderInTheme(<Confirms />);
  const loading = Promise.withResolvers<string>();
  const answer = ask({ title: 'Archiver ?', confirmLabel: 'Archiver', details: loading.promise });
  const button = screen.getByRole('button', { name: /^Archiver/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(screen.getByRole('alertdialog', { name: 'Archiver ?' })).toBeVisible();
  await act(async () => loading.resolve('Elle est dans 2 packs.'));
  expect(screen.getByText('Elle est dans 2 packs.')).toBeVisible();
  await userEvent.click(button);
  await expect(answer).resolves.toBe(true);
  const second = ask({ title: 'Archiver ?', confirmLabel: 'Archiver', details: Promise.reject(new Error('Non.')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Archiver' }));
  await expect(second).resolves.toBe(true);
});

test('a dialog that is saving can’t be closed [interface.dialog-busy]', async () => {
  const onClose = jest.fn();
  const dialog = (busy: boolean) => (
    <Dialog title="Payer" onClose={onClose} busy={busy}>
      Montant
    </Dialog>
  );
  const { rerender } = renderInTheme(dialog(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(false));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a question whose signal is aborted closes, and its answer is that of « Annuler »', async () => {
  renderInTheme(<Confirms />);
  const withdrawal = new AbortController();
  const answer = ask({ title: 'Arrêter ?', signal: withdrawal.signal });
  expect(screen.getByRole('alertdialog', { name: 'Arrêter ?' })).toBeInTheDocument();
  act(() => withdrawal.abort());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await expect(answer).resolves.toBe(false);
});

test('a confirmation focuses « Annuler » first, and Tab stays inside the dialog', async () => {
  renderInTheme(
    <>
      <button type="button">Dehors</button>
      <Confirms />
    </>,
  );
  const answer = ask({ title: 'Supprimer ?' });
  const cancel = screen.getByRole('button', { name: 'Annuler' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.tab();
  await userEvent.tab();
  expect(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(false);
});

test('a plain dialog has a close button', async () => {
  renderInTheme(<Ordinary />);
  expect(screen.getByRole('dialog', { name: 'Nous écrire' })).toContainElement(
    screen.getByRole('button', { name: 'Fermer' }),
  );
});

test('the long text of a confirmation can be reached by Tab, so that arrow keys scroll it [interface.keyboard]', async () => {
  const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  renderInTheme(<Confirms />);
  const answer = ask({ title: 'Accepter ?', body: 'Un texte long' });
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('alertdialog').querySelector(':focus')).toHaveTextContent('Un texte long');
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toBe(false);
  scrollHeight.mockRestore();
});

/** A dialog with a list whose items can be removed. */
function WithList() {
  const [names, setNames] = useState(['Ada', 'Léo', 'Zoé']);
  return (
    <Dialog title="Les cartes" onClose={() => undefined} footer={<button>Valider</button>}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>Retirer {name}</button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

test('after an item of its list is removed with the keyboard, its neighbour gets the focus; after the last item, the dialog [interface.focus-neighbour]', async () => {
  renderInTheme(<WithList />);
  const remove = async (name: string) => {
    act(() => screen.getByRole('button', { name: `Retirer ${name}` }).focus());
    await userEvent.keyboard('{Enter}');
  };
  await remove('Ada');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirer Léo' })).toHaveFocus());
  await remove('Zoé');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirer Léo' })).toHaveFocus());
  await remove('Léo');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('after a click on an item of its list that is removed, the dialog gets the focus: a field would open the on-screen keyboard', async () => {
  renderInTheme(<WithList />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer Ada' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('the name that replaces the title of a loading dialog gets its focus, so that screen readers read it [interface.keyboard]', () => {
  const dialog = (title: string) => (
    <Dialog title={title} onClose={() => undefined}>
      Fiche
    </Dialog>
  );
  const { rerender } = renderInTheme(dialog('Aperçu'));
  expect(screen.getByRole('dialog', { name: 'Aperçu' })).toHaveFocus();
  rerender(dialog('Fiche test'));
  expect(screen.getByRole('heading', { name: 'Fiche test' })).toHaveFocus();
});
