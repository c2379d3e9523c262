import { act, render } from '@testing-library/react';

import type { useBackGesture as UseBackGesture } from './useBackGesture.ts';

/** A browser's CloseWatcher: `goBack` reports the gesture to the watcher that was created last. */
class FakeCloseWatcher extends EventTarget {
  static active: FakeCloseWatcher[] = [];
  constructor() {
    super();
    FakeCloseWatcher.active.push(this);
  }
  destroy() {
    FakeCloseWatcher.active = FakeCloseWatcher.active.filter((watcher) => watcher !== this);
  }
}

function goBack() {
  const watcher = FakeCloseWatcher.active.at(-1);
  act(() => {
    watcher?.destroy();
    watcher?.dispatchEvent(new Event('close'));
  });
}

const isTouch = (matches: boolean) => {
  globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
};

let useBackGesture: typeof UseBackGesture;

beforeAll(async () => {
  Object.assign(globalThis, { CloseWatcher: FakeCloseWatcher });
  ({ useBackGesture } = await import('./useBackGesture.ts'));
});

beforeEach(() => (FakeCloseWatcher.active = []));

function Overlay({ close, open = true }: { readonly close: () => void; readonly open?: boolean }) {
  useBackGesture(close, open);
  return null;
}

test('going back asks the overlay that was opened last to close, and asks it again if it stayed open [interface.back-closes]', () => {
  isTouch(true);
  const closePanel = jest.fn();
  const closeDialog = jest.fn();
  render(<Overlay close={closePanel} />);
  const dialog = render(<Overlay close={closeDialog} />);
  goBack();
  goBack();
  expect(closeDialog).toHaveBeenCalledTimes(2);
  expect(closePanel).not.toHaveBeenCalled();
  dialog.unmount();
  goBack();
  expect(closePanel).toHaveBeenCalledTimes(1);
});

test('a closed menu does not handle going back, and no overlay does on a device without a touch screen', () => {
  isTouch(true);
  const view = render(<Overlay close={() => undefined} open={false} />);
  expect(FakeCloseWatcher.active).toEqual([]);
  view.rerender(<Overlay close={() => undefined} />);
  expect(FakeCloseWatcher.active).toHaveLength(1);
  view.unmount();
  expect(FakeCloseWatcher.active).toEqual([]);
  isTouch(false);
  render(<Overlay close={() => undefined} />);
  expect(FakeCloseWatcher.active).toEqual([]);
});
