import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { toast, toastDurationMs } from './toast.ts';
import * as stories from './Toasts.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('a success disappears automatically, a failure stays until closed', () => {
  jest.useFakeTimers();
  renderInTheme(<Default />);
  act(() => {
    toast.success('Enregistré.');
    toast.failure('Refusé.');
    toast.failure('Refusé.');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Enregistré.');
  expect(screen.getAllByText('Refusé.')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(toastDurationMs));
  expect(screen.queryByText('Enregistré.')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Refusé.');
  act(() => screen.getByRole('button', { name: 'Fermer' }).click());
  expect(screen.queryByText('Refusé.')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a toast covers neither the field nor the buttons at the bottom of a page, at any width [interface.toasts]', () => {
  const css = readFileSync(join(__dirname, 'toast.css'), 'utf8');
  const wide = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  expect(wide).toMatch(
    /:root:has\(\[data-bottom-bar\], \.mc-foot:not\(:empty\)\) \.mc-toasts \{\s*top: 76px;\s*bottom: auto;/,
  );
});

test('F8 focuses the newest toast; once it is gone, focus returns to the previous element [interface.toast-keys]', async () => {
  const user = userEvent.setup();
  const undo = jest.fn();
  renderInTheme(<Default />);
  const start = screen.getByRole('button', { name: 'Succès' });
  act(() => {
    start.focus();
    toast.failure('Refusé.');
    toast.info('Pack supprimé.', { label: 'Annuler', onClick: undo });
  });
  // Screen readers announce the key with a toast that offers an action.
  expect(screen.getByRole('status')).toHaveTextContent(/Touche F8\s: aller à ce message/);
  expect(screen.getByRole('alert')).not.toHaveTextContent('F8');
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Pack supprimé.')).not.toBeInTheDocument();
  expect(start).toHaveFocus();

  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Refusé.')).not.toBeInTheDocument();
  expect(start).toHaveFocus();
  await user.keyboard('{F8}');
  expect(start).toHaveFocus();
});

test('a toast closes after one of its two actions', async () => {
  const user = userEvent.setup();
  const open = jest.fn();
  const undo = jest.fn();
  const onEnd = jest.fn();
  renderInTheme(<Default />);
  const options = { otherAction: { label: 'Annuler', onClick: undo }, onEnd };
  act(() => void toast.success('Cartes dans le pack.', { label: 'Ouvrir le pack', onClick: open }, options));
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Ouvrir le pack' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect([open.mock.calls.length, undo.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByText('Cartes dans le pack.')).not.toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a toast stays open while it has focus [interface.toast-keys]', () => {
  jest.useFakeTimers();
  renderInTheme(<Default />);
  act(() => void toast.success('Enregistré.'));
  act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
  act(() => jest.advanceTimersByTime(3 * toastDurationMs));
  expect(screen.getByText('Enregistré.')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Succès' }).focus());
  act(() => jest.advanceTimersByTime(toastDurationMs));
  expect(screen.queryByText('Enregistré.')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  ['closed', () => screen.getAllByRole('button', { name: 'Fermer' })[0]!.click(), 1],
  ['pushed out by others', () => [1, 2, 3, 4].forEach((which) => toast.failure(`Refusé ${which}.`)), 1],
  ['replaced', () => toast.info('Message repris.'), 1],
  ['timed out', () => jest.advanceTimersByTime(6_000), 1],
  ['removed by its own action', () => screen.getByRole('button', { name: 'Annuler' }).click(), 0],
])('calls `onEnd` once for a toast that was %s, unless an action was used', async (_how, end, times) => {
  jest.useFakeTimers();
  renderInTheme(<Default />);
  const onEnd = jest.fn();
  const undo = jest.fn();
  act(() => void toast.info('Message repris.', { label: 'Annuler', onClick: undo }, { durationMs: 6_000, onEnd }));
  await act(() => jest.advanceTimersByTimeAsync(5_900));
  expect(onEnd).not.toHaveBeenCalled();
  act(end);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect([onEnd.mock.calls.length, undo.mock.calls.length]).toEqual([times, 1 - times]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(onEnd).toHaveBeenCalledTimes(times);
  act(() => screen.queryAllByRole('button', { name: 'Fermer' }).forEach((button) => button.click()));
  jest.useRealTimers();
});

test('other toasts do not push out a failure before it is read', () => {
  renderInTheme(<Default />);
  act(() => {
    toast.failure('Refusé.');
    for (const which of [1, 2, 3, 4, 5]) toast.success(`Enregistré ${which}.`);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Refusé.');
  expect(screen.queryByText('Enregistré 2.')).not.toBeInTheDocument();
  expect(screen.getByText('Enregistré 5.')).toBeInTheDocument();
  act(() => screen.getAllByRole('button', { name: 'Fermer' }).forEach((button) => button.click()));
});

test('two deletions with the same text can both be undone', () => {
  renderInTheme(<Default />);
  const undone: number[] = [];
  act(() => {
    for (const which of [1, 2]) toast.success('Supprimé.', { label: 'Annuler', onClick: () => undone.push(which) });
  });
  act(() => screen.getAllByRole('button', { name: 'Annuler' }).forEach((button) => button.click()));
  expect(undone).toEqual([1, 2]);
});
