import { readConfig } from '../../config/config.ts';
import { decrypt } from '../../config/encryption.ts';
import { decryptSecret, encryptSecret, hashCode } from './secrets.ts';

const config = readConfig({ DEMO: 'true' });
const other = readConfig({ DEMO: 'true', SECRETS_KEY: 'x'.repeat(32) });

test('decrypts a secret only for its own account and with the same key [asvs:11.3.2]', () => {
  const row = encryptSecret(config, 7, 'JBSWY3DP');
  expect(row.toString('latin1')).not.toContain('JBSWY3DP');
  expect(decryptSecret(config, 7, row)).toBe('JBSWY3DP');
  expect(() => decryptSecret(config, 8, row)).toThrow();
  expect(() => decryptSecret(other, 7, row)).toThrow();
});

test.each([0, 1, 13, 29])('a row whose byte %i was changed is refused [asvs:11.3.3]', (at) => {
  const row = encryptSecret(config, 7, 'JBSWY3DP');
  row[at]! ^= 1;
  expect(() => decryptSecret(config, 7, row)).toThrow();
});

test('encrypts the same secret differently each time; a code’s hash depends on account and key', () => {
  expect(encryptSecret(config, 7, 'a')).not.toEqual(encryptSecret(config, 7, 'a'));
  const hashes = [
    hashCode(config, 7, 'A'),
    hashCode(config, 8, 'A'),
    hashCode(other, 7, 'A'),
    hashCode(config, 7, 'B'),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
});

test('requires a key of at least 32 characters outside a demonstration', () => {
  const settings = {
    DEMO: 'false',
    DATABASE_URL: 'postgres://x',
    PUBLIC_URL: 'https://x.example',
    SMTP_URL: 'smtps://x',
    GAR_ISSUER: 'https://gar.example',
    GAR_CLIENT_SECRET: 'secret-du-client-assez-long-pour-tous',
  };
  expect(() => readConfig(settings)).toThrow('SECRETS_KEY');
  expect(() => readConfig({ ...settings, SECRETS_KEY: 'x'.repeat(31) })).toThrow('SECRETS_KEY');
  expect(() => readConfig({ ...settings, SECRETS_KEY: 'x'.repeat(32) })).not.toThrow();
});

test('refuses to decrypt a secret for another use', () => {
  const sealed = encryptSecret(config, 7, 'JBSWY3DPEHPK3PXP');
  expect(() => decrypt(config, 'device-secret', 7, sealed)).toThrow();
});
