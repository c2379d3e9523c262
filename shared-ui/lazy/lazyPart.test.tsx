import { render, screen } from '@testing-library/react';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { lazyPart } from './lazyPart.tsx';

function Clock({ hour }: { readonly hour: string }) {
  return <p>Il est {hour}.</p>;
}

/** A component whose last load succeeds when `arrive` is called and fails when `fail` is called. */
function deferredPart() {
  const settle: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<{ readonly default: typeof Clock }>((resolve, reject) =>
        settle.push({ arrive: () => resolve({ default: Clock }), fail: () => reject(new Error('offline')) }),
      ),
  );
  return { Part: lazyPart(load), load, last: () => settle.at(-1)! };
}

async function waitUntil(isDone: () => boolean) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>Échec</p> : this.props.children;
  }
}

test('shows a part as soon as it has loaded, before React alone would show it', async () => {
  const { Part, last } = deferredPart();
  const Throttled = lazy(() => loading);
  const loading = new Promise<{ readonly default: typeof Clock }>((resolve) => {
    void Promise.resolve().then(() => resolve({ default: Clock }));
  });
  // Disables `act`, which would show both components at the same time.
  const environment = globalThis as Partial<Record<'IS_REACT_ACT_ENVIRONMENT', boolean>>;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const containers = { throttled: document.createElement('div'), part: document.createElement('div') };
  const roots = { throttled: createRoot(containers.throttled), part: createRoot(containers.part) };
  const shown: string[] = [];
  for (const [name, container] of Object.entries(containers)) {
    new MutationObserver(() => {
      if (container.textContent === 'Il est midi.' && !shown.includes(name)) shown.push(name);
    }).observe(container, { childList: true, subtree: true });
  }
  roots.throttled.render(
    <Suspense fallback="Attendez.">
      <Throttled hour="midi" />
    </Suspense>,
  );
  roots.part.render(<Part hour="midi" pending="Attendez." />);
  await waitUntil(() => containers.part.textContent === 'Attendez.');
  last().arrive();
  await waitUntil(() => shown.length === 2);
  expect(shown).toEqual(['part', 'throttled']);
  for (const root of Object.values(roots)) root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

test('loads the code of a part once, when it is first shown', async () => {
  const { Part, load, last } = deferredPart();
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Part hour="midi" />);
  last().arrive();
  expect(await screen.findByText('Il est midi.')).toBeInTheDocument();
  unmount();
  render(<Part hour="minuit" />);
  expect(screen.getByText('Il est minuit.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load reaches the error boundary, and is retried when the part is shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Part, load, last } = deferredPart();

  const partIn = (key: string) => (
    <Boundary key={key}>
      <Part hour="midi" />
    </Boundary>
  );

  const { rerender } = render(partIn('first'));
  last().fail();
  expect(await screen.findByText('Échec')).toBeInTheDocument();
  rerender(partIn('second'));
  last().arrive();
  expect(await screen.findByText('Il est midi.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
