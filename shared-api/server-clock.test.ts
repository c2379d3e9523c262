import { readServerTime, serverNow } from './server-clock.ts';

const headers = (date?: string) => new Headers(date ? { date } : {});

afterEach(() => readServerTime(headers(new Date().toUTCString())));

test('follows the clock of the server when the device is wrong by an hour', () => {
  readServerTime(headers(new Date(Date.now() - 3_600_000).toUTCString()));
  expect(Math.abs(serverNow() - (Date.now() - 3_600_000))).toBeLessThan(2_000);
});

test('keeps the clock of the device when both agree, and the last difference when a response has no time', () => {
  readServerTime(headers(new Date().toUTCString()));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5);
  readServerTime(headers(new Date(Date.now() + 600_000).toUTCString()));
  readServerTime(headers());
  expect(serverNow() - Date.now()).toBeGreaterThan(500_000);
});
