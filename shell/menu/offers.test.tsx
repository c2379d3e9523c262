import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { RegistryProvider } from '../guard/reachable.tsx';
import { mainRegistry } from '../testing/registry.ts';
import { portalTexts } from '../texts/texts.ts';
import { Sidebar } from './Sidebar.tsx';

// The rendered menu of a teacher, for each offer.
const messaging = 'Messagerie';
const create = 'Créer des cartes';
const printing = 'Imprimer des cartes';
const limit = 'Vous avez atteint le maximum de 10 cartes personnalisées de votre offre.';
/** Additional entries of an independent teacher. */
const administration = ['Gestion de l’entourage', 'Affectation des élèves', 'Mon établissement', 'Journal d’audit'];
const whole = [
  'Accueil',
  'Mes classes',
  'Mes élèves',
  ...administration.slice(0, 2),
  messaging,
  'Voir les cartes',
  'Organiser les packs',
  create,
  printing,
  ...administration.slice(2),
  'Base de ressources',
  'Nous contacter',
];

type Row = [offer: number, boxes: number, cards: number, hidden: string[], isFull: boolean];
const table: Row[] = [
  [1, 0, 0, [messaging, printing], false],
  [1, 0, 9, [messaging, printing], false],
  [1, 0, 10, [messaging, printing], true],
  [2, 0, 0, [messaging, printing], false],
  [2, 3, 40, [messaging, printing], false],
  [3, 0, 9, [messaging, printing], false],
  [3, 0, 10, [messaging, printing], true],
  [3, 3, 11, [messaging, printing], true],
  [4, 0, 10, [printing], false],
  [4, 1, 0, [], false],
  [4, 30, 40, [], false],
];

test.each(table)(
  'offer %i, %i physical boxes, %i custom cards: %j are hidden; creating cards is disabled: %s [permissions.print] [schools.limit-cards]',
  async (offerId, nbPhysicalBoxes, nbCards, hidden, isFull) => {
    await renderInHost(
      <RegistryProvider value={mainRegistry()}>
        <Sidebar />
      </RegistryProvider>,
      { me: fakeMe('TEACHER', { offerId, nbPhysicalBoxes, nbCards }), route: '/schools/packs', texts: portalTexts },
    );
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    const entries = menu
      .getAllByRole('listitem')
      .map((line) => within(line).queryByRole('link') ?? within(line).getByRole('button'));
    const without = offerId < 3 ? hidden : [...hidden, ...administration];
    expect(entries.map((entry) => entry.textContent)).toEqual(whole.filter((name) => !without.includes(name)));
    expect(menu.queryAllByRole('button', { description: limit }).map((entry) => entry.textContent)).toEqual(
      isFull ? [create] : [],
    );
    const closed = menu.getAllByRole('button').filter((entry) => entry.getAttribute('aria-disabled') === 'true');
    expect(closed.map((entry) => entry.textContent)).toEqual(isFull ? [create] : []);
    if (!isFull) expect(menu.getByRole('link', { name: create })).toHaveAttribute('href', '/schools/create-cards');
  },
);
