import type { Frame } from './decodeFrame.ts';
import { decodeFrame } from './decodeFrame.ts';

/** The worker's own scope: the DOM's types describe a page. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Frame>) => void;
  postMessage: (text: string | undefined) => void;
};

scope.onmessage = ({ data }) => scope.postMessage(decodeFrame(data));
