import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useFocusNeighbour } from './useFocusNeighbour.ts';

/** A list of the page whose items can be removed, a notification that can be marked, and another part of the page. */
function Portal() {
  useFocusNeighbour();
  const [names, setNames] = useState(['Ada', 'Léo', 'Zoé']);
  const [isNew, setIsNew] = useState(true);
  const [isShown, setIsShown] = useState(true);
  const [isWaiting, setIsWaiting] = useState(true);
  const [layout, setLayout] = useState<'Grille' | 'Liste'>('Grille');
  return (
    <main id="main" tabIndex={-1}>
      <section>
        <ol>
          {names.map((name) => (
            <li key={name}>
              <button onClick={() => setNames(names.filter((other) => other !== name))}>Retirer {name}</button>
            </li>
          ))}
        </ol>
        <div>
          <a href="/packs">Ouvrir</a>
          {isNew && <button onClick={() => setIsNew(false)}>Marquer comme lue</button>}
        </div>
      </section>
      {isShown && (
        <section>
          <button onClick={() => setIsShown(false)}>Fermer</button>
        </section>
      )}
      <section>
        {isWaiting && (
          <section>
            <button onClick={() => setIsWaiting(false)}>Autoriser</button>
          </section>
        )}
        <button>Renouveler</button>
      </section>
      <section>
        <button>Plus d’actions</button>
        <div key={layout}>
          {(['Grille', 'Liste'] as const).map((name) => (
            <button key={name} aria-label={name} aria-pressed={layout === name} onClick={() => setLayout(name)} />
          ))}
        </div>
      </section>
      <button>Ailleurs</button>
    </main>
  );
}

/** Waits until `watchContent` has reported the change. */
const waitForReport = () => act(() => new Promise((done) => setTimeout(done)));
const button = (name: string) => screen.getByRole('button', { name });

const press = async (name: string) => {
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
  await waitForReport();
};

const open = () => renderInHost(<Portal />, { me: fakeMe('TEACHER'), route: '/' });

test('after an item of a list was removed by key, the next one gets the focus [interface.focus-neighbour]', async () => {
  await open();
  await press('Retirer Ada');
  expect(button('Retirer Léo')).toHaveFocus();
});

test('after the last item was removed, the previous one gets the focus, then the next control of the part', async () => {
  await open();
  await press('Retirer Zoé');
  expect(button('Retirer Léo')).toHaveFocus();
  await press('Retirer Léo');
  await press('Retirer Ada');
  expect(screen.getByRole('link', { name: 'Ouvrir' })).toHaveFocus();
});

test('after a notification was marked, its link gets the focus [interface.focus-neighbour]', async () => {
  await open();
  await press('Marquer comme lue');
  expect(screen.getByRole('link', { name: 'Ouvrir' })).toHaveFocus();
});

test('a control that was rendered again in another place keeps the focus [interface.focus-neighbour]', async () => {
  await open();
  await press('Liste');
  expect(button('Liste')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Liste')).toHaveFocus();
});

test('when a part inside another one disappears, the next control of the outer part gets the focus [interface.focus-neighbour]', async () => {
  await open();
  await press('Autoriser');
  expect(button('Renouveler')).toHaveFocus();
});

test('when a whole part of the page disappears, the focus does not move to another part', async () => {
  await open();
  await press('Fermer');
  expect(document.body).toHaveFocus();
});

test('after a click the focus is not moved: a field would open the on-screen keyboard', async () => {
  await open();
  await userEvent.click(button('Retirer Ada'));
  await waitForReport();
  expect(document.body).toHaveFocus();
});
