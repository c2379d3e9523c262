import { usePanel } from '@memocartes/shared-shell/panel';
import { createPortalStore } from '@memocartes/shared-shell/store';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, useNavigate, useSearchParams } from 'react-router-dom';

import { usePanelAddress } from './usePanelAddress.ts';

function Page() {
  usePanelAddress();
  const panel = usePanel();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const shown = panel.component ? `${panel.component} ${panel.mode} ${panel.itemId}` : 'fermé';

  return (
    <>
      <output>{shown}</output>
      <button onClick={() => panel.open('student', 'VIEW', { itemId: 12 })}>élève 12</button>
      <button onClick={() => panel.open('student', 'VIEW', { itemId: 13 })}>élève 13</button>
      <button onClick={() => panel.open('student', 'ADD')}>ajouter</button>
      <button onClick={() => panel.switchTo('EDIT')}>modifier</button>
      <button onClick={panel.close}>fermer</button>
      <button
        onClick={() => {
          panel.close();
          void navigate('/b');
        }}
      >
        fermer et partir
      </button>
      <button
        onClick={() => {
          void navigate('/b');
          panel.close();
        }}
      >
        partir et fermer
      </button>
      <button
        onClick={() => {
          setSearch({ page: '3' });
          panel.open('student', 'VIEW', { itemId: 12 });
        }}
      >
        page et élève
      </button>
      <Link to="/b">ailleurs</Link>
    </>
  );
}

const start = (address: string) => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', address);
  return render(
    <Provider store={createPortalStore()}>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </Provider>,
  );
};

const here = () => window.location.pathname + window.location.search;
const shown = () => screen.getByRole('status').textContent;
const press = async (name: string) => act(async () => screen.getByText(name).click());

const traverse = (steps: number) =>
  act(async () => {
    await new Promise((done) => {
      addEventListener('popstate', done, { once: true });
      window.history.go(steps);
    });
  });

/** Waits for the history: closing goes back, which takes a few tasks of the event loop. */
const settled = () =>
  act(async () => {
    for (let task = 0; task < 5; task += 1) await new Promise((done) => setTimeout(done));
  });

test('opening adds the panel to the address; back closes it, forward reopens it', async () => {
  start('/a?page=2');
  await press('élève 12');
  expect(here()).toBe('/a?page=2&panel=student&mode=VIEW&item=12');
  await traverse(-1);
  expect([here(), shown()]).toEqual(['/a?page=2', 'fermé']);
  await traverse(1);
  expect(shown()).toBe('student VIEW 12');
});

test('opens the panel that the address names, even as a form', () => {
  start('/a?panel=student&mode=EDIT&item=12');
  expect(shown()).toBe('student EDIT 12');
});

test('closing removes the panel from the address; one step back then leaves the page', async () => {
  start('/a?page=2');
  await press('élève 12');
  await press('élève 13');
  expect(here()).toBe('/a?page=2&panel=student&mode=VIEW&item=13');
  await press('fermer');
  await settled();
  expect([here(), shown()]).toEqual(['/a?page=2', 'fermé']);
  await traverse(-1);
  expect(here()).toBe('/before');
});

test('closes a panel that was opened by the address', async () => {
  start('/a?panel=student&item=12&page=2');
  await press('fermer');
  await settled();
  expect([here(), shown()]).toEqual(['/a?page=2', 'fermé']);
});

test('does not restore a form: EDIT becomes VIEW, ADD is closed', async () => {
  start('/a');
  await press('élève 12');
  await press('modifier');
  expect(here()).toBe('/a?panel=student&mode=EDIT&item=12');
  await traverse(-1);
  await traverse(1);
  expect([here(), shown()]).toEqual(['/a?panel=student&mode=VIEW&item=12', 'student VIEW 12']);
  await press('fermer');
  await settled();
  await press('ajouter');
  await traverse(-1);
  await traverse(1);
  expect([here(), shown()]).toEqual(['/a', 'fermé']);
});

test.each(['ailleurs', 'fermer et partir', 'partir et fermer'])('the next page has no panel: %s', async (name) => {
  start('/a');
  await press('élève 12');
  await press(name);
  await settled();
  expect([here(), shown()]).toEqual(['/b', 'fermé']);
});

test('a panel opened together with a change of the list’s page is added to the changed address', async () => {
  start('/a');
  await press('page et élève');
  await settled();
  expect([here(), shown()]).toEqual(['/a?page=3&panel=student&mode=VIEW&item=12', 'student VIEW 12']);
});
