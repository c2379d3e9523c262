import { readServerTime, serverNow } from './server-clock.ts';

const headers = (date?: string) => new Headers(date ? { date } : {});

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00.700Z') }));

afterEach(() => {
  readServerTime(headers(new Date().toUTCString()));
  jest.useRealTimers();
});

test('follows the clock of the server when the device is wrong by an hour', () => {
  readServerTime(headers(new Date(Date.now() - 3_600_000).toUTCString()));
  expect(serverNow()).toBe(Date.parse('2026-11-20T09:00:00Z'));
});

test('keeps the clock of the device when both agree, and the last difference when a response has no time', () => {
  readServerTime(headers(new Date().toUTCString()));
  expect(serverNow()).toBe(Date.now());
  readServerTime(headers(new Date(Date.now() + 600_000).toUTCString()));
  readServerTime(headers());
  expect(serverNow()).toBe(Date.parse('2026-11-20T10:10:00Z'));
});
