import { renderHook } from '@testing-library/react';

import { useInstallable } from './install.ts';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
}

/** A browser that registers this worker. `ready` never resolves, as for a page opened outside of the worker's scope. */
function registerWith(registration: {
  readonly active: FakeWorker | null;
  readonly installing: FakeWorker | null;
  readonly waiting: null;
}) {
  const serviceWorker = { register: async () => registration, ready: new Promise(() => {}) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  const loaded = ['/assets/shell.js', '/remotes/mf-student/1/remote.js', '/api/device'];
  performance.getEntriesByType = () => loaded.map((path) => ({ name: location.origin + path }) as PerformanceEntry);
}

const keep = ['/assets/shell.js', '/remotes/mf-student/1/remote.js'];

test('a page opened from the portal has its files cached for use offline [home-revision.offline]', async () => {
  const active = new FakeWorker();
  registerWith({ active, installing: null, waiting: null });
  renderHook(() => useInstallable('school'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(active.postMessage).toHaveBeenCalledWith({ keep });
});

test('the files are cached once a new worker is active [tablets.offline]', async () => {
  const worker = new FakeWorker();
  const registration = { active: null as FakeWorker | null, installing: worker as FakeWorker | null, waiting: null };
  registerWith(registration);
  renderHook(() => useInstallable('school'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  Object.assign(registration, { active: worker, installing: null });
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(worker.postMessage).toHaveBeenCalledWith({ keep });
});

test.each([
  ['school', '/device/app.webmanifest'],
  ['home', '/device/home.webmanifest'],
] as const)('at %s, the first manifest of the page is %s [home-revision.install]', (place, href) => {
  const portal = document.createElement('link');
  Object.assign(portal, { rel: 'manifest', href: '/install/app.webmanifest' });
  document.head.append(portal);
  const first = () => document.head.querySelector('link[rel=manifest]')?.getAttribute('href');
  const { unmount } = renderHook(() => useInstallable(place));
  expect(first()).toBe(href);
  unmount();
  expect(first()).toBe('/install/app.webmanifest');
  portal.remove();
});
