import { browserStorage, tabStorage, webStorage } from './storage.ts';

const areas = [
  { name: 'browserStorage', area: browserStorage, native: () => localStorage, property: 'localStorage' },
  { name: 'tabStorage', area: tabStorage, native: () => sessionStorage, property: 'sessionStorage' },
] as const;

/** Makes the getter throw, as with blocked cookies. @returns a function that restores it */
function refuseAccess(property: 'localStorage' | 'sessionStorage'): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, property)!;
  Object.defineProperty(globalThis, property, {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  return () => void Object.defineProperty(globalThis, property, own);
}

const mockFullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

afterEach(() => jest.restoreAllMocks());

describe.each(areas)('$name', ({ area, native, property }) => {
  beforeEach(() => {
    for (const key of area.keys('')) area.remove(key);
  });

  test('stores text and JSON in the browser', () => {
    expect(area.write('a', 'text')).toBe(true);
    expect(area.writeJson('b', { n: 1 })).toBe(true);
    expect({ ...native() }).toEqual({ a: 'text', b: '{"n":1}' });
    expect(area.read('a')).toBe('text');
    expect(area.readJson('b')).toEqual({ n: 1 });
    expect(area.keys('a')).toEqual(['a']);
    area.remove('a');
    area.writeJson('b', undefined);
    expect(native()).toHaveLength(0);
  });

  test('reads undefined when nothing is stored or the JSON is truncated', () => {
    native().setItem('truncated', '{');
    expect([area.read('none'), area.readJson('none'), area.readJson('truncated')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keeps values in memory if the browser refuses access', () => {
    const allowAccess = refuseAccess(property);
    try {
      expect(area.read('a')).toBeUndefined();
      expect(area.write('a', 'text')).toBe(false);
      expect(area.writeJson('b', [1])).toBe(false);
      expect([area.read('a'), area.readJson('b'), area.keys('')]).toEqual(['text', [1], ['a', 'b']]);
      area.remove('a');
      expect([area.read('a'), area.keys('')]).toEqual([undefined, ['b']]);
    } finally {
      allowAccess();
    }
  });

  test('a removed value stays removed if the browser refuses to remove it, until it is written again', () => {
    area.write('a', 'old');
    const allowAccess = refuseAccess(property);
    area.remove('a');
    allowAccess();
    expect([area.read('a'), area.keys('')]).toEqual([undefined, []]);
    area.write('a', 'new');
    expect([area.read('a'), area.keys('')]).toEqual(['new', ['a']]);
  });

  test('returns the new value instead of the stored one if the storage is full', () => {
    area.write('a', 'old');
    const full = mockFullStorage();
    expect(area.write('a', 'new')).toBe(false);
    expect(area.read('a')).toBe('new');
    expect(area.keys('')).toEqual(['a']);
    full.mockRestore();
    expect(area.write('a', 'newest')).toBe(true);
    expect([area.read('a'), native().getItem('a')]).toEqual(['newest', 'newest']);
  });
});

test('webStorage behaves like a Storage, in memory if the browser refuses access', () => {
  const allowAccess = refuseAccess('sessionStorage');
  try {
    const storage = webStorage(tabStorage);
    storage.setItem('x', '1');
    expect([storage.length, storage.key(0), storage.getItem('x'), storage.getItem('y')]).toEqual([1, 'x', '1', null]);
    storage.clear();
    expect([storage.length, storage.key(0)]).toEqual([0, null]);
  } finally {
    allowAccess();
  }
});
