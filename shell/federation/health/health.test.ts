import { isAvoided } from '../registry/avoided.ts';
import { rememberBuiltins, restoreBuiltins } from './builtins.ts';
import { report } from './report.ts';
import { armWatchdog, disarmWatchdog, readWatchdogs } from './watchdog.ts';
import { originOf } from './watchScreen.ts';

jest.mock('./report.ts', () => ({ report: jest.fn() }));
const reported = jest.mocked(report);

beforeEach(() => {
  localStorage.clear();
  reported.mockClear();
});

test('names and restores a replaced built-in function', () => {
  rememberBuiltins();
  expect(restoreBuiltins()).toBeUndefined();
  const { map } = Array.prototype;
  Array.prototype.map = () => [];
  expect(restoreBuiltins()).toBe('Array.prototype.map');
  expect(Array.prototype.map).toBe(map);
  expect(restoreBuiltins()).toBeUndefined();
});

test('an error is attributed to a remote by the files in its stack, or by the file of its event', () => {
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n at f (http://a/remotes/mf-teacher/1.0.0-a/9.js:1:2)',
  });
  const origin = { remote: 'mf-teacher', version: '1.0.0-a' };
  expect(originOf(error)).toEqual(origin);
  expect(originOf('x', 'http://a/remotes/mf-teacher/1.0.0-a/entry.js')).toEqual(origin);
  expect(originOf(new Error('of the shell'))).toBeUndefined();
});

describe('the watchdog', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    disarmWatchdog();
    jest.useRealTimers();
  });

  test('a responsive page leaves no record', () => {
    armWatchdog('mf-teacher', '2', '/Dashboard');
    jest.advanceTimersByTime(10_000);
    readWatchdogs();
    expect(isAvoided('mf-teacher', '2')).toBe(false);
    disarmWatchdog();
    expect(localStorage).toHaveLength(0);
  });

  test('avoids the version of a page that stopped responding, and reports it once', () => {
    armWatchdog('mf-teacher', '2', '/Dashboard');
    jest.setSystemTime(Date.now() + 6_000);
    readWatchdogs();
    readWatchdogs();
    expect(isAvoided('mf-teacher', '2')).toBe(true);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ kind: 'LONG_TASK', route: '/Dashboard' }));
  });

  test('disarms itself after its maximum time', () => {
    armWatchdog('mf-teacher', '2', '/Dashboard');
    jest.advanceTimersByTime(60_000);
    expect(localStorage).toHaveLength(0);
  });
});
