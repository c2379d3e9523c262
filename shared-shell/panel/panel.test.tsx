import { act, screen } from '@testing-library/react';

import { fakeMe } from '../fake-host/index.ts';
import { renderInHost } from '../fake-host/testing/index.ts';
import { closedPanel, guardPanel, isGuarded, openItemKey, PanelOutlet, panelSlice, usePanel } from './index.ts';

const { opened, switched, closed } = panelSlice.actions;
const { reducer } = panelSlice;

test('opening sets the panel state; omitted values are reset', () => {
  const first = reducer(closedPanel, opened({ component: 'followers', mode: 'VIEW', itemId: 4, fromPage: true }));
  expect(first).toEqual({ component: 'followers', mode: 'VIEW', itemId: 4, fromPage: true });
  expect(reducer(first, opened({ component: 'student', mode: 'ADD' }))).toEqual({
    component: 'student',
    mode: 'ADD',
    itemId: null,
    fromPage: false,
  });
});

test('VIEW switches to EDIT and keeps the item', () => {
  const open = reducer(closedPanel, opened({ component: 'class', mode: 'VIEW', itemId: 2 }));
  expect(reducer(open, switched('EDIT'))).toMatchObject({ component: 'class', mode: 'EDIT', itemId: 2 });
});

test('closing clears the component, the item and the from-page flag', () => {
  const open = reducer(closedPanel, opened({ component: 'student', mode: 'EDIT', itemId: 7, fromPage: true }));
  expect(reducer(open, closed())).toEqual(closedPanel);
});

test('the list marks the item whose panel is open, but no item while one is added', () => {
  const shown = { component: 'student', mode: 'EDIT', itemId: 7, fromPage: false } as const;
  expect(openItemKey(shown, 'student')).toBe(7);
  expect(openItemKey(shown, 'class')).toBeUndefined();
  // When a student is added, the item is the class.
  expect(openItemKey({ ...shown, mode: 'ADD' }, 'student')).toBeUndefined();
});

function Opener() {
  const panel = usePanel();
  return <button onClick={() => panel.open('class', 'VIEW', { itemId: 3 })}>Ouvrir</button>;
}

function ClassPanel() {
  const { itemId, close } = usePanel();
  return <button onClick={close}>classe {itemId}</button>;
}

test('loads a remote’s panel when opened, and unmounts it when closed', async () => {
  const panels = { class: async () => ({ default: ClassPanel }) };
  const { user } = await renderInHost(
    <>
      <Opener />
      <PanelOutlet panels={panels} />
    </>,
    { me: fakeMe('ADMIN') },
  );
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await user.click(await screen.findByRole('button', { name: 'classe 3' }));
  expect(screen.queryByRole('button', { name: 'classe 3' })).not.toBeInTheDocument();
});

test('a late response closes the panel that it belongs to, not one opened since', async () => {
  let respond: () => void = () => undefined;

  function Saving() {
    const { itemId, close, open } = usePanel();
    return (
      <>
        <button onClick={() => void new Promise<void>((done) => (respond = done)).then(close)}>
          enregistrer {itemId}
        </button>
        <button onClick={() => open('class', 'EDIT', { itemId: 4 })}>classe 4</button>
      </>
    );
  }

  const panel = { component: 'class', mode: 'EDIT', itemId: 3, fromPage: false } as const;
  const { user } = await renderInHost(<Saving />, { me: fakeMe('ADMIN'), panel });
  await user.click(screen.getByRole('button', { name: 'enregistrer 3' }));
  await user.click(screen.getByRole('button', { name: 'classe 4' }));
  await act(async () => respond());
  await user.click(screen.getByRole('button', { name: 'enregistrer 4' }));
  await act(async () => respond());
  expect(screen.queryByRole('button', { name: 'enregistrer 4' })).not.toBeInTheDocument();
});

test('opening a panel asks for confirmation before leaving an unsaved form', async () => {
  let answer = false;
  const unregister = guardPanel(async () => answer);
  const panels = { class: async () => ({ default: ClassPanel }) };
  const { user } = await renderInHost(
    <>
      <Opener />
      <PanelOutlet panels={panels} />
    </>,
    { me: fakeMe('ADMIN') },
  );
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await user.click(opener);
  expect(screen.queryByRole('button', { name: 'classe 3' })).not.toBeInTheDocument();
  answer = true;
  await user.click(opener);
  expect(await screen.findByRole('button', { name: 'classe 3' })).toBeVisible();
  unregister();
});

test('a panel opens next to an unsaved form of the page without asking, and the form stays guarded [interface.unsaved]', async () => {
  const ask = jest.fn(async () => true);
  const unregister = guardPanel(ask, [], false);
  const { user } = await renderInHost(
    <>
      <Opener />
      <PanelOutlet panels={{ class: async () => ({ default: ClassPanel }) }} />
    </>,
    { me: fakeMe('ADMIN') },
  );
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await user.click(await screen.findByRole('button', { name: 'classe 3' }));
  expect(ask).not.toHaveBeenCalled();
  expect(isGuarded()).toBe(true);
  unregister();
});

test('opening a panel that is already shown does not ask, and its unsaved form stays guarded [interface.unsaved]', async () => {
  const ask = jest.fn(async () => true);
  const { user } = await renderInHost(
    <>
      <Opener />
      <PanelOutlet panels={{ class: async () => ({ default: ClassPanel }) }} />
    </>,
    { me: fakeMe('ADMIN') },
  );
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  const unregister = guardPanel(ask);
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(await screen.findByRole('button', { name: 'classe 3' })).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  expect(isGuarded()).toBe(true);
  unregister();
});
