import { fetchFile } from '@memocartes/shared-api/download';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Fetches the library, and its worker from the portal's own origin, when a PDF is first shown (decision 0026). */
async function loadLibrary() {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
  return library;
}

/**
 * Opens a PDF of the API. Nothing in the file is executed, neither scripts nor forms; the library uses no WebAssembly.
 * Aborting `signal` ends the download.
 */
export async function openPdf(src: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const [library, { blob }] = await Promise.all([loadLibrary(), fetchFile(src, signal)]);
  const data = new Uint8Array(await blob.arrayBuffer());
  return library.getDocument({ data, useWasm: false, enableXfa: false, useSystemFonts: true }).promise;
}

type Drawing = {
  readonly pageNumber: number;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly signal: AbortSignal;
};

/**
 * Draws a page as wide as `width` CSS pixels. Abort `signal` before another page is drawn on the canvas: the library
 * draws only one at a time.
 * @returns the page's text, for screen readers
 */
export async function drawPage(pdf: PDFDocumentProxy, { pageNumber, canvas, width, signal }: Drawing): Promise<string> {
  const page = await pdf.getPage(pageNumber);
  signal.throwIfAborted();
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale: (width * ratio) / page.getViewport({ scale: 1 }).width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const rendering = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => rendering.cancel(), { once: true });
  await rendering.promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
