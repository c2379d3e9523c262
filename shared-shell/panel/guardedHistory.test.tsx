import { Dialog } from '@memocartes/shared-ui/dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';

import { guardPanel, useGuardedHistory } from './index.ts';

function Page() {
  useGuardedHistory();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      {['/a', '/a?page=2', '/a?page=2&panel=student&item=12', '/b'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="/a?tab=2" replace>
        onglet 2
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Revenir
      </button>
    </>
  );
}

const go = (steps: number) =>
  act(async () => {
    await new Promise((done) => {
      addEventListener('popstate', done, { once: true });
      window.history.go(steps);
    });
  });

const press = async (name: string) => act(async () => screen.getByRole('link', { name }).click());
const shown = () => [screen.getByRole('status').textContent, window.location.pathname + window.location.search];
const at = (address: string) => [address, address];

let answer: boolean;
const ask = jest.fn(async () => answer);
/** Navigation within the history takes several turns of the event loop. */
const expectState = (nbAsked: number, address: string) =>
  waitFor(() => expect([ask.mock.calls.length, shown()]).toEqual([nbAsked, at(address)]));
let unregister: () => void;

beforeEach(async () => {
  window.history.pushState(null, '', '/start');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await press('/a');
  await press('/a?page=2');
  ask.mockClear();
  answer = false;
  unregister = guardPanel(ask);
});

afterEach(() => unregister());

test('going back asks for confirmation before leaving an unsaved form, and stays on the page when declined', async () => {
  const panel = '/a?page=2&panel=student&item=12';
  await press(panel);
  expect(ask).not.toHaveBeenCalled();
  await go(-1);
  await expectState(1, panel);
  await go(-3);
  await expectState(2, panel);
  answer = true;
  await go(-1);
  await expectState(3, '/a?page=2');
  await go(1);
  await expectState(3, panel);
});

test('going back within the page does not ask if the form stays open', async () => {
  await go(-1);
  await expectState(0, '/a');
});

test('a link to the same page asks before it closes the panel [interface.unsaved]', async () => {
  const panel = '/a?page=2&panel=student&item=12';
  await press(panel);
  await press('/a');
  await expectState(1, panel);
  await press(panel);
  await expectState(1, panel);
  answer = true;
  await press('/a');
  await expectState(2, '/a');
});

test('switching to a tab of the same page asks before it closes the panel [interface.unsaved]', async () => {
  const panel = '/a?page=2&panel=student&item=12';
  await press(panel);
  await press('onglet 2');
  await expectState(1, panel);
  answer = true;
  await press('onglet 2');
  await expectState(2, '/a?tab=2');
});

test('opening or closing a panel next to an unsaved form of the page does not ask; leaving the page does [interface.unsaved]', async () => {
  unregister();
  unregister = guardPanel(ask, [], false);
  await press('/a?page=2&panel=student&item=12');
  await go(-1);
  await press('/a?page=2&panel=student&item=12');
  await press('/a');
  await expectState(0, '/a');
  await press('/b');
  await expectState(1, '/a');
});

test('a link to another page asks once per click, and navigates only when confirmed', async () => {
  await press('/b');
  expect(shown()).toEqual(at('/a?page=2'));
  answer = true;
  await press('/b');
  await expectState(2, '/b');
});

test('changing a parameter that determines the shown form asks for confirmation, by link and by back', async () => {
  unregister();
  unregister = guardPanel(ask, ['page']);
  await press('/a');
  expect([ask.mock.calls.length, shown()]).toEqual([1, at('/a?page=2')]);
  await go(-1);
  await expectState(2, '/a?page=2');
  answer = true;
  await press('/a');
  await expectState(3, '/a');
});

test('only one confirmation is open at a time', async () => {
  let answer: (yes: boolean) => void = () => undefined;
  ask.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  await press('/b');
  await go(-2);
  await expectState(1, '/a?page=2');
  await act(async () => answer(true));
  expect(shown()).toEqual(at('/b'));
});

describe('with an open dialog', () => {
  const onClose = jest.fn();
  const openDialog = (busy = false) =>
    render(
      <Dialog title="Payer" onClose={onClose} busy={busy}>
        Montant
      </Dialog>,
    );

  beforeEach(() => {
    unregister();
    onClose.mockClear();
  });

  test('going back closes it and stays on the page [interface.back-closes]', async () => {
    const { unmount } = openDialog();
    await go(-1);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(shown()).toEqual(at('/a?page=2'));
    unmount();
    await go(-1);
    await expectState(0, '/a');
  });

  test('going back does nothing while it is saving [interface.dialog-busy]', async () => {
    openDialog(true);
    await go(-1);
    await waitFor(() => expect(shown()).toEqual(at('/a?page=2')));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a step back by the portal itself leaves it open', async () => {
    openDialog();
    await act(async () => screen.getByRole('button', { name: 'Revenir' }).click());
    await expectState(0, '/a');
    expect(onClose).not.toHaveBeenCalled();
  });
});
