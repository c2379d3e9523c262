import { composeStories } from '@storybook/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import * as stories from '../revise/ReviseStep.stories.tsx';
import { acceptDelayMs } from './useDoubleTapGuard.ts';

const { Default, TypedWithAccents } = composeStories(stories);
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

/** A press and a release; a click follows only if the element is still on the page. */
function tap(target: Element) {
  fireEvent.pointerDown(target);
  fireEvent.pointerUp(target);
  if (target.isConnected) fireEvent.click(target);
}

async function open() {
  render(<Default onAnswer={onAnswer} />);
  await screen.findByText('0 sur 3');
}

async function openReady() {
  await open();
  wait(acceptDelayMs);
}

test('does not turn the first card before the card was shown long enough [tablets.double-tap]', async () => {
  await open();
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(false);
});

test.each([80, 200, 400, 700, 790])('ignores a second tap %i ms after the card was turned', async (ms) => {
  await openReady();
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(true);
  wait(ms);
  tap(button('Je savais'));
  tap(button('Je ne savais pas'));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('accepts an answer once the back was shown long enough; ignores a tap 300 ms after the answer', async () => {
  await openReady();
  tap(button('Retourner la carte'));
  wait(acceptDelayMs);
  tap(button('Je savais'));
  expect(onAnswer).toHaveBeenCalledTimes(1);
  wait(300);
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(false);
  wait(acceptDelayMs);
  tap(button('Retourner la carte'));
  expect(isTurned()).toBe(true);
});

test('ignores a press that began before the answers were shown, however long the press lasts', async () => {
  await openReady();
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

test('a key that stays down turns the card but does not answer', async () => {
  await openReady();
  fireEvent.keyDown(button('Retourner la carte'), { key: 'Enter' });
  fireEvent.click(button('Retourner la carte'));
  for (let repeats = 0; repeats < 40; repeats += 1) {
    wait(50);
    fireEvent.keyDown(button('Je savais'), { key: 'Enter', repeat: true });
    fireEvent.click(button('Je savais'));
  }
  expect(onAnswer).not.toHaveBeenCalled();
});

test('accepts the click without a press that assistive technology sends', async () => {
  await openReady();
  fireEvent.click(button('Retourner la carte'));
  wait(acceptDelayMs);
  fireEvent.click(button('Je savais'));
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

describe('on-screen keys', () => {
  const key = (name: string) => within(screen.getByRole('group', { name: 'Touches' })).getByRole('button', { name });

  /** Misses a typed card, so that it is shown again. */
  async function answerTyped() {
    render(<TypedWithAccents onAnswer={onAnswer} />);
    await screen.findByText('0 sur 1');
    wait(acceptDelayMs);
    tap(button('Je ne sais pas'));
    wait(acceptDelayMs);
    tap(button('Continuer'));
    expect(onAnswer).toHaveBeenCalledTimes(1);
  }

  test.each([80, 200, 450])('ignore the second tap %i ms after the previous card [tablets.double-tap]', async (ms) => {
    await answerTyped();
    wait(ms);
    tap(key('a'));
    expect(screen.getByLabelText('Écris ta réponse')).toHaveValue('');
  });

  test('type two letters in quick succession, also soon after the previous card', async () => {
    await answerTyped();
    wait(550);
    tap(key('a'));
    wait(80);
    tap(key('b'));
    expect(screen.getByLabelText('Écris ta réponse')).toHaveValue('ab');
  });
});
