import '@testing-library/jest-dom';

import { TextDecoder, TextEncoder } from 'node:util';

import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

// jsdom lacks these: the router asks for the first two, antd for the others when it mounts.
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
Element.prototype.scrollIntoView ??= () => undefined;
const soon = setTimeout;
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null, close() {} };
  port2 = { postMessage: (data) => soon(() => this.port1.onmessage?.({ data })), close() {} };
};

// A machine that does several things at once is slow, which is no failure.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);
