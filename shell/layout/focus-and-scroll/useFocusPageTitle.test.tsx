import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { TitleSkeleton } from '@memocartes/shared-ui/states';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useFocusPageTitle } from './useFocusPageTitle.ts';

let setPage: (content: ReactNode) => void;

function Portal() {
  useFocusPageTitle();
  const { pathname } = useLocation();
  const [page, set] = useState<ReactNode>(<h1>Première</h1>);
  useEffect(() => {
    setPage = set;
  }, []);
  return (
    <>
      <Link to="/next">Suivante</Link>
      <Link to="/next#part">Partie</Link>
      <button>Ailleurs</button>
      <main id="main" tabIndex={-1}>
        {pathname === '/next' ? page : <h1>Accueil</h1>}
      </main>
    </>
  );
}

/** Waits until `watchContent` has reported the change. */
const waitForReport = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = async (content: ReactNode) => {
  await act(async () => setPage(content));
  await waitForReport();
};

const open = async (link = 'Suivante') => {
  await renderInHost(<Portal />, { me: fakeMe('TEACHER'), route: '/' });
  jest.useFakeTimers();
  await act(async () => screen.getByRole('link', { name: link }).click());
  await waitForReport();
};

const title = (name: string) => screen.getByRole('heading', { name });
const main = () => screen.getByRole('main');

afterEach(() => jest.useRealTimers());

test('focuses the page until its title appears, then the title', async () => {
  await open();
  await show(<p>Chargement…</p>);
  await act(async () => main().focus());
  await show(<h1>Élèves</h1>);
  expect(title('Élèves')).toHaveFocus();
  expect(document.title).toBe('Élèves · Mémocartes');
});

test('focuses the page while its title is loading, then the title, so that a screen reader reads it', async () => {
  await open();
  await show(<p>Chargement…</p>);
  await act(async () => main().focus());
  await show(
    <h1>
      <TitleSkeleton width="9em" />
    </h1>,
  );
  expect(main()).toHaveFocus();
  await show(<h1>CE1 A</h1>);
  expect(title('CE1 A')).toHaveFocus();
});

test('when the focused title is replaced, the new title gets the focus', async () => {
  await open();
  expect(title('Première')).toHaveFocus();
  await show(<h1 key="other">Élèves</h1>);
  expect(title('Élèves')).toHaveFocus();
  await show(<h1 key="last">Élèves de CP</h1>);
  expect(title('Élèves de CP')).toHaveFocus();
});

test('a marked title that appears late next to the h1 of a list gets the focus, and names the window', async () => {
  await open();
  const list = <h1>Messagerie</h1>;
  await show(list);
  expect(title('Messagerie')).toHaveFocus();
  await show(
    <>
      {list}
      <h2 data-page-title>Alice GIRARD</h2>
    </>,
  );
  expect(title('Alice GIRARD')).toHaveFocus();
  expect(document.title).toBe('Alice GIRARD · Mémocartes');
});

test('does not change focus once the user has moved it, even after the focused element loses focus', async () => {
  await open();
  await act(async () => screen.getByRole('button', { name: 'Ailleurs' }).focus());
  await show(<h1 key="other">Élèves</h1>);
  expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  await act(async () => screen.getByRole('button', { name: 'Ailleurs' }).blur());
  await show(<h1 key="last">Élèves de CP</h1>);
  expect(document.body).toHaveFocus();
});

test('does not focus a title that appears after 5 s', async () => {
  await open();
  await show(<p>Chargement…</p>);
  await waitForReport(5_000);
  await show(<h1>Élèves</h1>);
  expect(title('Élèves')).not.toHaveFocus();
  expect(document.title).toBe('Élèves · Mémocartes');
});

test('after a link to a part of a page, focuses neither title nor page', async () => {
  await open('Partie');
  expect(title('Première')).not.toHaveFocus();
  expect(main()).not.toHaveFocus();
});
