import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { axeFindings, renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './DataTable.stories.tsx';

testStories(stories);
const { Default, Selecting, ChoosingColumns, Loading, Refreshing, Empty, Failed } = composeStories(stories);

test('a row is named by its first cell and links to its address', () => {
  renderInTheme(<Default />);
  const row = screen.getByRole('row', { name: /Ada/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Ada LOVELACE');
  expect(within(row).getByRole('link', { name: 'Ada LOVELACE' })).toHaveAttribute('href', '#students/1');
});

test('a row without an address is opened by keyboard', async () => {
  const onRow = jest.fn();
  renderInTheme(<Default rowTo={undefined} onRow={onRow} />);
  screen.getByRole('button', { name: 'Zoë DIALLO' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRow).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
});

test('the first click on a heading sorts in ascending order, the second in descending order', async () => {
  renderInTheme(<Default />);
  const heading = () => screen.getByRole('columnheader', { name: 'Cartes' });
  await userEvent.click(within(heading()).getByRole('button'));
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(heading()).getByRole('button'));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
});

test('« Suivant » stops at the last page, « Précédent » is disabled on the first', async () => {
  renderInTheme(<Default />);
  const pages = screen.getByRole('navigation', { name: 'Pagination' });
  const next = within(pages).getByRole('button', { name: 'Suivant' });
  expect(within(pages).getByRole('button', { name: 'Précédent' })).toHaveAttribute('aria-disabled', 'true');
  for (const page of [2, 3, 3]) {
    await userEvent.click(next);
    expect(pages).toHaveTextContent(`Page ${page} sur 3`);
  }
});

test('a typed number opens that page, at most the last one; a select changes the page size', async () => {
  const onPageSize = jest.fn();
  renderInTheme(<Default onPageSize={onPageSize} />);
  const pages = screen.getByRole('navigation', { name: 'Pagination' });
  const jump = () => within(pages).getByRole('textbox', { name: 'Aller à la page' });
  await userEvent.type(jump(), '2{Enter}');
  expect(pages).toHaveTextContent('Page 2 sur 3');
  await userEvent.type(jump(), '40{Enter}');
  expect(pages).toHaveTextContent('Page 3 sur 3');
  await userEvent.type(jump(), '0{Enter}');
  expect(pages).toHaveTextContent('Page 3 sur 3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lignes par page' }), '50');
  expect(onPageSize).toHaveBeenCalledWith(50);
});

test('scrolls to the top of the table on a change of page, if the top is out of view', async () => {
  renderInTheme(<Default />);
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(scroll).not.toHaveBeenCalled();
  const rectSpy = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  rectSpy.mockRestore();
});

test('replaces a page number that is too high with the last page', () => {
  const onPage = jest.fn();
  renderInTheme(<Refreshing loading={false} page={{ rows: [], count: 40 }} pageNumber={3} onPage={onPage} />);
  expect(onPage.mock.calls).toEqual([[2, true]]);
});

test('goes to a typed page number; the field keeps the focus [interface.keyboard]', async () => {
  renderInTheme(<Default />);
  const field = screen.getByRole('textbox', { name: 'Aller à la page' });
  await userEvent.type(field, '3{Enter}');
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('Page 3 sur 3');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

test('the check box of the heading selects all rows; a row can be deselected afterwards', async () => {
  renderInTheme(<Selecting />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout sélectionner' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Ada LOVELACE' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Ada LOVELACE' }));
  expect(all).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Zoë DIALLO' })).toBeChecked();
});

test('on a phone the actions on selected rows wrap, so that none is cut', () => {
  const css = readFileSync(join(__dirname, 'data-table.css'), 'utf8');
  const rules = [...css.matchAll(/\.mc-picked__actions \{([^}]*)\}/g)].map(([, rule]) => rule).join('');
  expect(rules).toContain('flex-wrap: wrap');
  expect(rules).not.toMatch(/nowrap|overflow/);
});

test('a loading table is marked as busy, and announces « Chargement… »', () => {
  renderInTheme(<Loading />);
  expect(screen.getByRole('table', { name: 'Élèves de CE1' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
});

test('an empty table shows its title and the next step', () => {
  renderInTheme(<Empty />);
  expect(screen.getByText('Aucun élève dans cette classe')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importer une liste' })).toBeInTheDocument();
});

test('a table that failed to load shows the error and a retry button', async () => {
  const onRetry = jest.fn();
  renderInTheme(<Failed error={{ message: 'Le serveur ne répond pas.', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const box = (name: string) => screen.getByRole('checkbox', { name });

const picked = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Sélectionner [A-ZÉ]/ })
    .flatMap(({ checked }, i) => (checked ? i + 1 : []));

describe('row selection', () => {
  test('the bar shows the count, selects the page, and clears the selection', async () => {
    renderInTheme(<Selecting />);
    const bar = screen.getByRole('group', { name: 'Sélection' });
    expect(bar).toHaveTextContent('1 ligne sélectionnée');
    expect(within(bar).getByRole('button', { name: 'Placer dans une classe' })).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Sélectionner toute la page' }));
    expect(bar).toHaveTextContent('4 lignes sélectionnées');
    expect(within(bar).getByRole('button', { name: 'Tout désélectionner' })).toHaveFocus();
    await userEvent.click(within(bar).getByRole('button', { name: 'Tout désélectionner' }));
    expect(bar).toHaveTextContent(/^$/);
    expect(picked()).toEqual([]);
    expect(box('Tout sélectionner')).toHaveFocus();
  });

  test('Shift+click selects a range', async () => {
    renderInTheme(<Selecting />);
    const person = userEvent.setup();
    await person.click(box('Sélectionner Gustave EIFFEL'));
    await person.click(box('Sélectionner Ada LOVELACE'));
    await person.keyboard('{Shift>}');
    await person.click(box('Sélectionner Zoë DIALLO'));
    await person.keyboard('{/Shift}');
    expect(picked()).toEqual([1, 2, 3]);
  });

  test('the bar shows the number of selected rows in the text of `countLabel`', () => {
    const selection = {
      selected: new Set([1, 70, 71]),
      onChange: jest.fn(),
      rowLabel: () => 'un élève',
      countLabel: (count: number) => `${count} élèves sélectionnés`,
    };
    renderInTheme(<Default selection={selection} />);
    expect(screen.getByRole('group', { name: 'Sélection' })).toHaveTextContent(
      '3 élèves sélectionnés, dont 2 hors de cette page',
    );
  });

  test('the bar also counts selected rows of other pages, as « lignes » by default', () => {
    const selection = { selected: new Set([1, 70, 71]), onChange: jest.fn(), rowLabel: () => 'un élève' };
    renderInTheme(<Default selection={selection} />);
    expect(screen.getByRole('group', { name: 'Sélection' })).toHaveTextContent(
      '3 lignes sélectionnées, dont 2 hors de cette page',
    );
  });
});

describe('the keyboard', () => {
  test('arrows, Home and End move between rows, and stop at the ends', async () => {
    renderInTheme(<Default />);
    screen.getByRole('link', { name: 'Ada LOVELACE' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Zoë DIALLO' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Noé BEN SAÏD' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Ada LOVELACE' })).toHaveFocus();
  });

  test('Space selects a row, Shift+arrows extend and shrink the range, Enter opens a row', async () => {
    const onRow = jest.fn();
    renderInTheme(<Selecting onRow={onRow} />);
    screen.getByRole('button', { name: 'Ada LOVELACE' }).focus();
    await userEvent.keyboard(' ');
    expect(picked()).toEqual([1, 2]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(picked()).toEqual([1, 2, 3]);
    expect(onRow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onRow).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  });

  test('ArrowDown on a check box moves to the next check box', async () => {
    renderInTheme(<Selecting />);
    box('Sélectionner Ada LOVELACE').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(box('Sélectionner Gustave EIFFEL')).toHaveFocus();
  });

  test('the table’s description lists its keyboard shortcuts', () => {
    renderInTheme(<Selecting />);
    expect(screen.getByRole('table')).toHaveAccessibleDescription(/Entrée.*ouvrir.*Espace.*sélectionner/);
  });
});

describe('columns', () => {
  afterEach(() => localStorage.clear());
  const titles = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

  test('columns are hidden and shown; the choice is stored for the next visit, and can be reset', async () => {
    const { unmount } = renderInTheme(<ChoosingColumns />);
    expect(titles()).toEqual(['Élève', 'Niveau', 'Cartes', 'Boîtes', 'Matériel']);
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(await axeFindings(document.body)).toEqual([]);
    expect(box('Élève')).toBeDisabled();
    await userEvent.click(box('Niveau'));
    await userEvent.click(box('Numéro'));
    expect(titles()).toEqual(['Élève', 'Cartes', 'Boîtes', 'Matériel', 'Numéro']);
    unmount();
    renderInTheme(<ChoosingColumns />);
    expect(titles()).toEqual(['Élève', 'Cartes', 'Boîtes', 'Matériel', 'Numéro']);
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(titles()).toEqual(['Élève', 'Niveau', 'Cartes', 'Boîtes', 'Matériel']);
  });

  test('Esc closes the menu and returns focus', async () => {
    renderInTheme(<ChoosingColumns />);
    const button = screen.getByRole('button', { name: 'Colonnes' });
    await userEvent.click(button);
    await userEvent.click(box('Niveau'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Colonnes affichées' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('invalid stored columns are ignored', () => {
    localStorage.setItem('memocartes.columns.story', '{');
    renderInTheme(<ChoosingColumns />);
    expect(titles()).toHaveLength(5);
  });
});

describe('available width', () => {
  /** A layout for jsdom: the table has this `width`, and each column that is not dropped is 160 px wide. */
  const layOut = (width: number) => {
    globalThis.ResizeObserver = class {
      readonly notify: () => void;
      constructor(callback: ResizeObserverCallback) {
        this.notify = () => callback([], this);
      }
      observe() {
        this.notify();
      }
      unobserve() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
      const dropped = (this.closest<HTMLElement>('.mc-table')?.dataset.dropped ?? '').split(' ').filter(Boolean);
      return Math.max(width, (this.querySelectorAll('thead th').length - dropped.length) * 160);
    });
  };

  const shownTitles = () => {
    const dropped = (document.querySelector<HTMLElement>('.mc-table')?.dataset.dropped ?? '').split(' ');
    return screen
      .getAllByRole('columnheader')
      .filter(({ classList }) => !dropped.some((at) => classList.contains(`mc-table__drop-${at}`)))
      .map(({ textContent }) => textContent);
  };

  const columns = [
    { key: 'name', title: 'Élève' },
    { key: 'level', title: 'Niveau' },
    { key: 'email', title: 'Adresse', from: 'sm' as const },
    { key: 'phone', title: 'Téléphone', from: 'md' as const },
    { key: 'status', title: 'Statut', from: 'md' as const },
  ];
  const { ResizeObserver: originalResizeObserver } = globalThis;

  afterEach(() => {
    globalThis.ResizeObserver = originalResizeObserver;
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test.each([
    [1200, ['Élève', 'Niveau', 'Adresse', 'Téléphone', 'Statut']],
    [1000, ['Élève', 'Niveau', 'Adresse', 'Statut']],
    [600, ['Élève', 'Niveau', 'Statut']],
    [470, ['Élève', 'Statut']],
  ])(
    'at %i px, drops columns with `from` first, then the last columns, but never the name or the status',
    (width, titles) => {
      layOut(width);
      renderInTheme(<ChoosingColumns columns={columns} columnsKey="width" />);
      expect(shownTitles()).toEqual(titles);
    },
  );

  test.each([
    [1200, ['Élève', 'Niveau', 'Choix']],
    [300, ['Élève', 'Niveau', 'Choix']],
    [470, ['Élève', 'Choix']],
  ])('without a columns menu, at %i px, drops a `droppable` column only from rows that do not fit', (width, titles) => {
    layOut(width);
    const choice = { key: 'choice', title: 'Choix' };
    renderInTheme(
      <Default rowActions={undefined} columns={[columns[0]!, { ...columns[1]!, droppable: true }, choice]} />,
    );
    expect(shownTitles()).toEqual(titles);
  });

  test('below 460 px each row is a card', () => {
    layOut(460);
    const { unmount } = renderInTheme(<ChoosingColumns columns={columns} />);
    expect(document.querySelector('.mc-table')).toHaveAttribute('data-room', 'rows');
    unmount();
    layOut(459);
    renderInTheme(<ChoosingColumns columns={columns} />);
    expect(document.querySelector('.mc-table')).toHaveAttribute('data-room', 'cards');
  });

  test('a dropped column is unchecked in the menu; a column checked there is dropped last', async () => {
    layOut(600);
    renderInTheme(<ChoosingColumns columns={columns} columnsKey="width" />);
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(box('Téléphone')).not.toBeChecked();
    expect(box('Niveau')).toBeChecked();
    await userEvent.click(box('Téléphone'));
    expect(shownTitles()).toEqual(['Élève', 'Téléphone', 'Statut']);
    expect(box('Téléphone')).toBeChecked();
    expect(box('Niveau')).not.toBeChecked();
  });
});

test('the export button is busy, and ignores clicks, until the export has failed', async () => {
  let end: (failed?: Error) => void = () => undefined;
  const onExport = jest.fn(
    () => new Promise<void>((done, fail) => (end = (failed) => (failed ? fail(failed) : done()))),
  );
  renderInTheme(<ChoosingColumns onExport={onExport} />);
  const button = screen.getByRole('button', { name: /Exporter/ });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onExport).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  end(new Error('no'));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
