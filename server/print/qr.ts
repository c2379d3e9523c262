import { create } from 'qrcode';

/** A code as rectangles of dark modules, row by row, in modules; `side` is how many there are along an edge. */
export function qrRuns(link: string): { side: number; runs: { x: number; y: number; length: number }[] } {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const { size: side } = modules;
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      if (!modules.get(y, x)) continue;
      const last = runs.at(-1);
      if (last && last.y === y && last.x + last.length === x) last.length += 1;
      else runs.push({ x, y, length: 1 });
    }
  return { side, runs };
}
