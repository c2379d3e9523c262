import { cutMarks, innerMarks, type Line, page } from '@memocartes/contract/print/sheet-layout/sheet';

const pathOf = (lines: readonly Line[]) => lines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');

/** The cut marks, as in the PDF [printing.marks]. */
export function CutMarks() {
  return (
    <svg className="print-sheet__marks" viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden focusable="false">
      <path d={pathOf(cutMarks())} />
      <path d={pathOf(innerMarks())} />
    </svg>
  );
}
