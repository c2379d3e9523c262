import { closedPanel, parsePanelState, serializePanelState } from './index.ts';

const student = { component: 'student', mode: 'VIEW', itemId: 12, fromPage: false } as const;

test('parses a serialized panel state', () => {
  for (const panel of [student, { ...student, mode: 'EDIT', fromPage: true } as const, closedPanel]) {
    expect(parsePanelState(serializePanelState('', panel))).toEqual(panel);
  }
  expect(parsePanelState('?panel=student&item=12')).toEqual(student);
});

test('parses a panel of one remote, with or without an item [portal.own-panel]', () => {
  const book = { component: 'mf-librarian.book', mode: 'VIEW', itemId: 7, fromPage: false } as const;
  for (const panel of [book, { ...book, itemId: null }]) {
    expect(parsePanelState(serializePanelState('', panel))).toEqual(panel);
  }
});

test.each(['notifications', 'message', 'resources', 'prices'] as const)(
  'parses the panel %s without an item [interface.panel]',
  (component) => {
    const panel = { component, mode: 'VIEW', itemId: null, fromPage: false } as const;
    expect(parsePanelState(serializePanelState('', panel))).toEqual(panel);
  },
);

test('a serialized panel state keeps the other parameters of the address', () => {
  expect(serializePanelState('?page=2&panel=class&mode=ADD&level=CP', student)).toBe(
    '?page=2&level=CP&panel=student&mode=VIEW&item=12',
  );
  expect(serializePanelState('?page=2&panel=class&mode=ADD', closedPanel)).toBe('?page=2');
  expect(serializePanelState('?panel=class&mode=ADD', closedPanel)).toBe('');
});

test.each([
  '?panel=safe&item=1',
  '?panel=mf-librarian&item=1',
  '?panel=mf-librarian.%3Cb%3E&item=1',
  '?panel=student&mode=DROP&item=1',
  '?panel=student&item=-1',
  '?panel=class&mode=EDIT',
  '?',
])('%s opens no panel', (search) => expect(parsePanelState(search)).toEqual(closedPanel));
