import { scopeOf } from './shareScope.ts';

test('lists a module by import name and version, and loads it only when requested', async () => {
  const get = jest.fn(async () => ({ Button: 'button' }));
  const share = scopeOf({ '@memocartes/shared-ui/button': { version: '1.2.0', get } })[
    '@memocartes/shared-ui/button'
  ]?.['1.2.0'];
  expect(get).not.toHaveBeenCalled();
  expect((await share?.get())?.()).toEqual({ Button: 'button' });
  expect(share?.shareConfig).toEqual({ singleton: true, requiredVersion: '^1.2.0' });
});

test('a module that failed to load can be requested again', async () => {
  let broken = true;
  const share = scopeOf({
    react: {
      version: '19.0.0',
      get: async () => {
        if (broken) throw new Error('gone');
        return 'react';
      },
    },
  })['react']?.['19.0.0'];
  const loading = share!.get();
  share!.loading = loading;
  await expect(loading).rejects.toThrow('gone');
  expect(share!.loading).toBeNull();
  broken = false;
  expect((await share!.get())()).toBe('react');
});
