/**
 * Positions on paper, in millimetres from the top left corner of an A4 page in portrait. The server's PDF and the
 * preview use the same positions.
 */
export const page = { width: 210, height: 297 } as const;
/** Size of a card in millimetres; nine fit on an A4 page [printing.sheet]. */
export const cardSize = { width: 63, height: 88 } as const;
/** Size of a divider: a card plus the height of the tab. */
export const dividerSize = { width: 63, height: 102, tab: 14 } as const;
/** Minimum side of a QR code, without its quiet zone [printing.qr-code]. */
export const qrSide = 18;
/** Side of the triangle in the parent subject's colour, in the corner where the card on screen is folded. */
export const cornerSide = 7;

/** Edge along which the printer turns the sheet over. */
export const duplexes = ['long', 'short'] as const;
export type Duplex = (typeof duplexes)[number];

export type Point = { x: number; y: number };
/** A rectangle on a page; `turned`: upside down; `index`: index of the card on its sheet, from 0. */
export type Slot = Point & { width: number; height: number; index: number; turned: boolean };
export type Line = { from: Point; to: Point };
type Size = { width: number; height: number };

const columns = 3;
export const perSheet = 9;
export const sheetsOf = (nbCards: number): number => Math.ceil(nbCards / perSheet);

/** Top left corner of a grid of `rows` × 3 rectangles that is centred on the page. */
const corner = ({ width, height }: Size, rows: number): Point => ({
  x: (page.width - columns * width) / 2,
  y: (page.height - rows * height) / 2,
});

function grid(size: Size, rows: number): Slot[] {
  const { x, y } = corner(size, rows);
  return Array.from({ length: rows * columns }, (_none, index) => ({
    x: x + (index % columns) * size.width,
    y: y + Math.floor(index / columns) * size.height,
    width: size.width,
    height: size.height,
    index,
    turned: false,
  }));
}

/** Positions of the fronts, row by row. */
export const frontSlots = (): Slot[] => grid(cardSize, perSheet / columns);

/** Positions of the five dividers; the sixth place stays empty [printing.dividers]. */
export const dividerSlots = (): Slot[] => grid(dividerSize, 2).slice(0, 5);

/** Point of the front page behind a point of the back page, for a sheet that is turned over the edge `duplex`. */
export const mirrorToFront = ({ x, y }: Point, duplex: Duplex): Point =>
  duplex === 'long' ? { x: page.width - x, y } : { x, y: page.height - y };

/**
 * Positions of the backs: each is behind its front, and upside down if the sheet is turned over the short edge. `shift`
 * is added to every position, to correct the printer's offset [printing.duplex].
 */
export const backSlots = (duplex: Duplex, shift: Point = { x: 0, y: 0 }): Slot[] =>
  frontSlots().map((front) => {
    const { width, height } = front;
    const centre = mirrorToFront({ x: front.x + width / 2, y: front.y + height / 2 }, duplex);
    return {
      ...front,
      x: centre.x - width / 2 + shift.x,
      y: centre.y - height / 2 + shift.y,
      turned: duplex === 'short',
    };
  });

/** Distance of a cut mark from the cards, and its length. */
const markDistance = 1.5;
const markLength = 4;

/** Cut marks in the margins, at every edge of the cards and never on a card [printing.marks]. */
export function cutMarks(): Line[] {
  const { x, y } = corner(cardSize, perSheet / columns);
  const right = page.width - x;
  const bottom = page.height - y;
  const lines: Line[] = [];
  for (let i = 0; i <= columns; i += 1) {
    const cx = x + i * cardSize.width;
    const cy = y + i * cardSize.height;
    lines.push({ from: { x: cx, y: y - markDistance - markLength }, to: { x: cx, y: y - markDistance } });
    lines.push({ from: { x: cx, y: bottom + markDistance }, to: { x: cx, y: bottom + markDistance + markLength } });
    lines.push({ from: { x: x - markDistance - markLength, y: cy }, to: { x: x - markDistance, y: cy } });
    lines.push({ from: { x: right + markDistance, y: cy }, to: { x: right + markDistance + markLength, y: cy } });
  }
  return lines;
}

/** Length of each arm of a cross. */
const armLength = 1.5;

/** Small crosses at the inner corners of the grid, as guides after a strip with its cut marks is cut off. */
export function innerMarks(): Line[] {
  const { x, y } = corner(cardSize, perSheet / columns);
  const between = [1, 2];
  return between.flatMap((column) =>
    between.flatMap((row) => {
      const cx = x + column * cardSize.width;
      const cy = y + row * cardSize.height;
      return [
        { from: { x: cx - armLength, y: cy }, to: { x: cx + armLength, y: cy } },
        { from: { x: cx, y: cy - armLength }, to: { x: cx, y: cy + armLength } },
      ];
    }),
  );
}
