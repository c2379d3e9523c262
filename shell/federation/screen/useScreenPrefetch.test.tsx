import type { RegisteredRemote } from '@memocartes/shared-shell/remote';
import { renderHook } from '@testing-library/react';

import type { Loader } from '../loading/loader.ts';
import { useScreenPrefetch } from './useScreenPrefetch.ts';

const registered = {
  name: 'mf-teacher',
  menu: [
    { type: 'item', title: 'menu.classes', to: '/schools/classes', icon: 'class', colour: 'blue' },
    { type: 'item', title: 'menu.contact', icon: 'help', colour: 'grey', contact: true },
    { type: 'item', title: 'menu.packs', to: '/schools/packs', icon: 'pack', colour: 'green' },
    { type: 'item', title: 'menu.cards', to: '/schools/cards', icon: 'card', colour: 'green' },
    { type: 'item', title: 'menu.messaging', to: '/messaging', icon: 'message', colour: 'green' },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'file', colour: 'green' },
  ],
} as unknown as RegisteredRemote;

const screens = {
  '/Dashboard': jest.fn(),
  '/schools/classes': jest.fn().mockRejectedValue(new Error('gone')),
  '/schools/packs': jest.fn().mockResolvedValue({ default: () => null }),
  '/messaging/:id?': jest.fn().mockResolvedValue({ default: () => null }),
  '/Resources': jest.fn().mockResolvedValue({ default: () => null }),
};
const loader = {
  remote: jest.fn().mockResolvedValue({ remote: { screens }, version: '1' }),
  screen: jest.fn(),
} as unknown as Loader;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => setTimeout(act, 10) });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

const show = () => renderHook(() => useScreenPrefetch(loader, registered));

test('prefetches the menu’s screens 1.5 s after the page is shown, and continues when a screen fails', async () => {
  show();
  await jest.advanceTimersByTimeAsync(1_400);
  expect(loader.remote).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(screens['/schools/classes']).toHaveBeenCalledTimes(1);
  expect(screens['/schools/packs']).toHaveBeenCalledTimes(1);
  expect(screens['/messaging/:id?']).toHaveBeenCalledTimes(1);
  expect(screens['/Resources']).toHaveBeenCalledTimes(1);
  expect(screens['/Dashboard']).not.toHaveBeenCalled();
});

test('prefetches nothing if the page is left within 1.5 s, or in data-saving mode', async () => {
  show().unmount();
  await jest.advanceTimersByTimeAsync(5_000);
  Object.assign(navigator, { connection: { saveData: true } });
  show();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(loader.remote).not.toHaveBeenCalled();
});
