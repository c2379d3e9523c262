import { type Duplex, page } from '@memocartes/contract/print/sheet-layout/sheet';

import type { Brush } from './brush.ts';

const middle = { x: page.width / 2, y: page.height / 2 };
const barLength = 100;

function cross({ line }: Brush, { x, y }: { x: number; y: number }, arm: number): void {
  line({ from: { x: x - arm, y }, to: { x: x + arm, y } }, 0.2);
  line({ from: { x, y: y - arm }, to: { x, y: y + arm } }, 0.2);
}

/** Front: a bar of exactly 100 mm, and a reference cross for the back. */
export function drawCalibrationFront(brush: Brush): void {
  const { text, line } = brush;
  text('Page de réglage', { x: middle.x, y: 30 }, { size: 9, align: 'center', typeface: 'hand' });
  const steps = [
    '1. Imprimez à 100\u00a0% («\u00a0taille réelle\u00a0»), jamais «\u00a0ajuster à la page\u00a0».',
    `2. Mesurez la barre\u00a0: elle doit faire ${barLength}\u00a0mm.`,
    '3. Tenez la feuille devant une fenêtre\u00a0: la croix se voit à travers la graduation du verso.',
    '4. Lisez sur cette graduation où tombe la croix, et recopiez les deux nombres, tels quels,',
    '    dans «\u00a0Décalage du verso\u00a0».',
  ];
  steps.forEach((step, i) => text(step, { x: 25, y: 46 + i * 8 }, { size: 4 }));
  const left = middle.x - barLength / 2;
  line({ from: { x: left, y: 100 }, to: { x: left + barLength, y: 100 } }, 0.3);
  for (let i = 0; i <= barLength; i += 10) line({ from: { x: left + i, y: 97 }, to: { x: left + i, y: 103 } }, 0.2);
  text(`${barLength}\u00a0mm`, { x: middle.x, y: 109 }, { size: 4, align: 'center' });
  cross(brush, middle, 15);
  text('recto', { x: middle.x, y: middle.y + 22 }, { size: 4, align: 'center' });
}

/**
 * Back: scales from −5 to 5 mm in both directions [printing.calibration]. If the front's cross shows at +2 on
 * the horizontal scale, the back is 2 mm too far to the left and must be moved by +2.
 */
export function drawCalibrationBack(brush: Brush, duplex: Duplex): void {
  const { text, line } = brush;
  text(
    duplex === 'long' ? 'Verso, bord long' : 'Verso, bord court',
    { x: middle.x, y: 30 },
    { size: 6, align: 'center', typeface: 'hand' },
  );
  // The scales are placed apart, so that their lines don't overlap.
  const scale = { x: middle.x - 10, y: middle.y - 10 };
  for (let i = -5; i <= 5; i += 1) {
    const arm = i === 0 ? 3 : i % 5 === 0 ? 2 : 1.2;
    line({ from: { x: middle.x + i, y: scale.y - arm }, to: { x: middle.x + i, y: scale.y + arm } }, 0.1);
    line({ from: { x: scale.x - arm, y: middle.y + i }, to: { x: scale.x + arm, y: middle.y + i } }, 0.1);
  }
  for (const [i, label] of [
    [-5, '−5'],
    [0, '0'],
    [5, '+5'],
  ] as const) {
    text(label, { x: middle.x + i, y: scale.y - 4 }, { size: 2.4, align: 'center' });
    text(label, { x: scale.x - 6, y: middle.y + i + 0.8 }, { size: 2.4, align: 'center' });
  }
  text('horizontal\u00a0: + vers la droite', { x: middle.x, y: middle.y + 22 }, { size: 3.2, align: 'center' });
  text('vertical\u00a0: + vers le bas', { x: middle.x, y: middle.y + 27 }, { size: 3.2, align: 'center' });
}
