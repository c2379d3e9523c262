import type { PDFDocumentProxy } from 'pdfjs-dist';

import { drawPage } from './pdf.ts';

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
