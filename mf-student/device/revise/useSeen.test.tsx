import { composeStories } from '@storybook/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import * as stories from './ReviseStep.stories.tsx';
import { seenAfterMs } from './useSeen.ts';

const { Default } = composeStories(stories);
const onAnswer = jest.fn();

beforeEach(() => {
  onAnswer.mockClear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) =>
  within(screen.getByRole('group', { name: 'Ta réponse' })).getByRole('button', { name });
const isTurned = () => screen.queryByRole('button', { name: 'Je savais' }) !== null;

/** A finger that goes down on something and up again; a click follows where it still stands. */
function tap(target: Element) {
  fireEvent.pointerDown(target);
  fireEvent.pointerUp(target);
  if (target.isConnected) fireEvent.click(target);
}

async function open() {
  render(<Default onAnswer={onAnswer} />);
  await screen.findByText('0 sur 3');
}

async function openSeen() {
  await open();
  wait(seenAfterMs);
}

test('a first card does not turn before it was seen [tablets.double-tap]', async () => {
  await open();
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(false);
});

test.each([80, 200, 400, 700, 790])('a second tap after %i ms answers nothing', async (ms) => {
  await openSeen();
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(true);
  wait(ms);
  tap(button('Je savais'));
  tap(button('Je ne savais pas'));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('once seen, an answer counts, and the next card is not turned by the same gesture', async () => {
  await openSeen();
  tap(button('Retourner la carte'));
  wait(seenAfterMs);
  tap(button('Je savais'));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  wait(300);
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(false);
  wait(seenAfterMs);
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(true);
});

test('a finger that was down before the answers came gives none, however long it stays', async () => {
  await openSeen();
  fireEvent.pointerDown(button('Retourner la carte'));
  fireEvent.click(button('Retourner la carte'));
  wait(3000);
  fireEvent.pointerUp(button('Je savais'));
  fireEvent.click(button('Je savais'));
  expect(onAnswer).not.toHaveBeenCalled();
  wait(1000);
  tap(button('Je savais'));
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('a key that repeats turns the card and answers nothing', async () => {
  await openSeen();
  fireEvent.keyDown(button('Retourner la carte'), { key: 'Enter' });
  fireEvent.click(button('Retourner la carte'));
  for (let held = 0; held < 40; held += 1) {
    wait(50);
    fireEvent.keyDown(button('Je savais'), { key: 'Enter', repeat: true });
    fireEvent.click(button('Je savais'));
  }
  expect(onAnswer).not.toHaveBeenCalled();
});

test('a click without a press, as assistive technology makes it, answers a card that was seen', async () => {
  await openSeen();
  fireEvent.click(button('Retourner la carte'));
  wait(seenAfterMs);
  fireEvent.click(button('Je savais'));
  expect(onAnswer).toHaveBeenCalledTimes(1);
});
