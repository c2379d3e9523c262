import type { PDFDocumentProxy } from 'pdfjs-dist';

import { drawPage, openPdf } from './pdf.ts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument: jest.fn() }));

/** A PDF that, like the library, refuses to draw a page while another page is being drawn on the same canvas. */
function slowPdf() {
  const used = new Set<HTMLCanvasElement>();
  const finish: (() => void)[] = [];

  const render = ({ canvas }: { readonly canvas: HTMLCanvasElement }) => {
    let cancel: () => void = () => undefined;
    const promise = new Promise<void>((done, failed) => {
      if (used.has(canvas)) failed(new Error('Cannot use the same canvas during multiple render() operations.'));
      used.add(canvas);
      finish.push(done);
      cancel = () => {
        used.delete(canvas);
        failed(new Error('Rendering cancelled'));
      };
    });
    return { promise, cancel: () => cancel() };
  };

  const getPage = async (nb: number) => ({
    render,
    getViewport: ({ scale }: { readonly scale: number }) => ({ width: 100 * scale, height: 140 * scale }),
    getTextContent: async () => ({ items: [{ str: `page ${nb}` }] }),
  });

  return { pdf: { getPage } as unknown as PDFDocumentProxy, finish };
}

test('the next page can be shown while the previous one is still being drawn [resources.preview]', async () => {
  const { pdf, finish } = slowPdf();
  const canvas = document.createElement('canvas');
  const first = new AbortController();
  const second = new AbortController();
  const cancelled = drawPage(pdf, { pageNumber: 1, canvas, width: 600, signal: first.signal }).catch(
    (error: unknown) => (error as Error).message,
  );
  await new Promise((done) => setTimeout(done));
  first.abort();
  const drawn = drawPage(pdf, { pageNumber: 2, canvas, width: 600, signal: second.signal });
  await new Promise((done) => setTimeout(done));
  finish.at(-1)!();
  expect([await cancelled, await drawn]).toEqual(['Rendering cancelled', 'page 2']);
});

/** A network that sends no response; ends a request only when it is aborted. */
function respondNever() {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
}

test('the download of a PDF is aborted after 60 s on a silent network, or once its preview is closed [interface.silent-network]', async () => {
  jest.useFakeTimers();
  respondNever();
  const silent = expect(openPdf('/api/documents/7', new AbortController().signal)).rejects.toMatchObject({
    code: 'OFFLINE',
  });
  const closing = new AbortController();
  const closed = expect(openPdf('/api/documents/7', closing.signal)).rejects.toMatchObject({ code: 'OFFLINE' });
  closing.abort();
  await closed;
  await jest.advanceTimersByTimeAsync(60_000);
  await silent;
  jest.useRealTimers();
});
