import { PDFiumLibrary } from '@hyzyla/pdfium';

export type Raster = { width: number; height: number; dpi: number; data: Uint8ClampedArray };

/** The pages of a PDF as pixels, RGBA. */
export async function rasterise(pdf: Buffer, dpi: number): Promise<Raster[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Raster[] = [];
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: dpi / 72, render: 'bitmap' });
    pages.push({ width, height, dpi, data: Uint8ClampedArray.from(data) });
  }
  document.destroy();
  library.destroy();
  return pages;
}

type Box = { x: number; y: number; width: number; height: number };
const inch = 25.4;

/** A part of a page; the box is in millimetres. */
export function crop({ width, height, dpi, data }: Raster, box: Box): Raster {
  const pixels = (mm: number) => Math.round((mm / inch) * dpi);
  const left = Math.max(0, pixels(box.x));
  const top = Math.max(0, pixels(box.y));
  const wide = Math.min(pixels(box.width), width - left);
  const high = Math.min(pixels(box.height), height - top);
  const part = new Uint8ClampedArray(wide * high * 4);
  for (let row = 0; row < high; row += 1) {
    const from = ((top + row) * width + left) * 4;
    part.set(data.subarray(from, from + wide * 4), row * wide * 4);
  }
  return { width: wide, height: high, dpi, data: part };
}

/** The centre of the box around all dark pixels, in millimetres from the raster's top left corner. */
export function darkCentre({ width, dpi, data }: Raster): { x: number; y: number } {
  let left = Infinity;
  let right = -1;
  let top = Infinity;
  let bottom = -1;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at]! > 96) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const mm = (pixels: number) => (pixels / dpi) * inch;
  return { x: mm((left + right + 1) / 2), y: mm((top + bottom + 1) / 2) };
}
