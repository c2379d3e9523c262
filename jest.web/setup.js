import '@testing-library/jest-dom';

import { setTimeout } from 'node:timers';
import { format, TextDecoder, TextEncoder } from 'node:util';

import { afterAll, afterEach, jest } from '@jest/globals';
import { configure, getConfig } from '@testing-library/dom';

// jsdom lacks these: the router needs the first two, shared-ui and antd the others.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.Element.prototype.scrollIntoView ??= () => undefined;
// Node's own timer: React's scheduler keeps its channel across files, but the page's timers are cleared between them.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null, close() {} };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })), close() {} };
};

// Printing the page is slow: `findBy…` retries, and only the message of its last error is read.
const { getElementError } = getConfig();
const print = getElementError.print ?? getElementError;
const printLater = (message, container) => {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  let text;
  const get = () => (text ??= print(message, container).message);
  return Object.defineProperty(error, 'message', { get, configurable: true });
};
const errorOf = (message, container) =>
  (getConfig()._disableExpensiveErrorDiagnostics ? printLater : print)(message, container);
configure({
  // A slow machine must not fail a test.
  asyncUtilTimeout: 5000,
  getElementError: Object.assign(errorOf, { print }),
});
// React captures a stack for each element, only to make its warnings longer: disabled, for speed.
Object.defineProperty(
  jest.requireActual('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {}, configurable: true },
);
jest.setTimeout(20_000);
// As in jest.node.environment.js.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Redux Toolkit's development checks warn when they are slow, as they are on a busy machine.
const isExpected = (message) => /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms/.test(message);
const reported = [];
for (const level of ['error', 'warn']) {
  globalThis.console[level] = (...args) => {
    const message = format(...args);
    // Cuts React's long explanation of act(…).
    if (!isExpected(message)) reported.push(`console.${level}: ${message.split('\n\nWhen testing,')[0]}`);
  };
}
/** Fails a test that reports a warning or an error, such as React's « not wrapped in act(…) ». */
const failOnReports = () => {
  const messages = reported.splice(0);
  if (messages.length === 0) return;
  throw new Error(
    [
      'Reported during this test, or between it and the one before:',
      ...messages,
      'An update outside act(…): await what the screen shows last, such as `await screen.findByText(…)`.',
      'A test that expects a message replaces it: `jest.spyOn(console, "error").mockImplementation(…)`.',
    ].join('\n\n'),
  );
};
afterEach(failOnReports);
afterAll(failOnReports);
