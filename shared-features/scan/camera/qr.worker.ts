import { decodeFrame, type Frame } from './decodeFrame.ts';

/** The worker's global scope, typed here because the DOM types describe the scope of a page. */
const scope = globalThis as unknown as {
  set onmessage(handler: (event: MessageEvent<Frame>) => void);
  readonly postMessage: (text: string | undefined) => void;
};

scope.onmessage = ({ data }) => scope.postMessage(decodeFrame(data));
