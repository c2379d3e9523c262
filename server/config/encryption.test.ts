import { decrypt, encrypt } from './encryption.ts';

test('what is encrypted is read again with its key and context only', () => {
  const sealed = encrypt('key', 'device-secret 7', 'élève');
  expect(decrypt('key', 'device-secret 7', sealed)).toBe('élève');
  expect(decrypt('another key', 'device-secret 7', sealed)).toBeUndefined();
  expect(decrypt('key', 'device-secret 8', sealed)).toBeUndefined();
  expect(sealed.toString('latin1')).not.toContain('élève');
});

test('what was altered or cut is not read', () => {
  const sealed = encrypt('key', 'c', 'secret');
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at]! ^= 1;
    expect(decrypt('key', 'c', altered)).toBeUndefined();
  }
  expect(decrypt('key', 'c', sealed.subarray(0, 10))).toBeUndefined();
});
