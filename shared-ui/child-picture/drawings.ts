/** Fill of a piece. `main`: the picture's dark colour; `mid`: that colour mixed with the background; `light`: white. */
type Tone = 'main' | 'mid' | 'light' | 'ink';
/** Pieces from back to front, as SVG paths on a square of 48 × 48 units. */
type Drawing = readonly (readonly [Tone, string])[];

/** A disc as a path. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const discs = (...all: readonly (readonly [number, number, number])[]) =>
  all.map(([x, y, r]) => disc(x, y, r)).join('');
/** An ellipse as a path. */
const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

const sun = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number, far: number) =>
    `${(24 + far * Math.cos(turn)).toFixed(1)} ${(24 + far * Math.sin(turn)).toFixed(1)}`;
  const turn = (i * Math.PI) / 4;
  return `M${at(turn - 0.24, 14)}L${at(turn, 23)}L${at(turn + 0.24, 14)}z`;
}).join('');

/**
 * Drawings of a few plain shapes, which a six-year-old can distinguish at 48 px. Stored picture numbers contain the
 * index of a drawing, so new drawings are only appended.
 */
export const drawings: readonly Drawing[] = [
  // Cat
  [
    ['main', 'M8 6l10 8h12l10-8v22a16 15 0 0 1-32 0z'],
    ['light', discs([17, 25, 4], [31, 25, 4])],
    ['ink', `${discs([17, 25, 2], [31, 25, 2])}M21 31h6l-3 4z`],
  ],
  // Sun
  [
    ['main', sun],
    ['mid', disc(24, 24, 12)],
    ['ink', `${discs([20, 22, 1.8], [28, 22, 1.8])}M18 27h12a6 5 0 0 1-12 0z`],
  ],
  // Fish
  [
    ['main', 'M4 24q14-18 28-3l12-9v24l-12-9q-14 15-28-3z'],
    ['mid', 'M20 17q6 7 0 14q7-1 12-7q-5-6-12-7z'],
    ['light', disc(13, 22, 3.4)],
    ['ink', disc(12.5, 22, 1.7)],
  ],
  // House
  [
    ['mid', 'M9 22h30v21H9z'],
    ['main', 'M24 4L45 24H3zM33 6h6v10h-6z'],
    ['light', 'M14 27h8v8h-8z'],
    ['ink', 'M27 29h7v14h-7z'],
  ],
  // Flower
  [
    ['mid', 'M22 28h4v18h-4zM26 42q2-8 12-9q-1 9-12 9z'],
    ['main', discs([24, 9, 6.5], [33, 16, 6.5], [30, 26, 6.5], [18, 26, 6.5], [15, 16, 6.5])],
    ['light', disc(24, 18, 5.5)],
  ],
  // Boat
  [
    ['light', 'M22 4v26H6z'],
    ['mid', 'M26 9l14 21H26z'],
    ['main', 'M3 33h42l-7 11H10z'],
    ['ink', 'M22.6 3h2.8v30h-2.8z'],
  ],
  // Star
  [
    ['main', 'M24 2l6.5 14.6L46 18.3L34.4 29L37.6 45L24 37L10.4 45L13.6 29L2 18.3L17.5 16.6z'],
    ['light', discs([19.5, 23, 2.6], [28.5, 23, 2.6])],
    ['ink', discs([19.5, 23, 1.4], [28.5, 23, 1.4])],
  ],
  // Snail
  [
    ['mid', 'M4 42q0-6 6-6h22q4 0 4-5V20h6v14q0 8-8 8z'],
    ['main', disc(20, 25, 15)],
    ['light', 'M20 15a10 10 0 1 1-10 10h4a6 6 0 1 0 6-6z'],
    ['ink', 'M35 12h2v9h-2zM41 12h2v9h-2z'],
  ],
  // Umbrella
  [
    ['main', 'M2 26a22 22 0 0 1 44 0q-5-5-9.5 0q-6-5-12.5 0q-6.5-5-12.5 0q-5-5-9.5 0z'],
    ['mid', 'M14.5 23q2-13 9.5-19q7.5 6 9.5 19q-5-2-9.5 3q-4.5-5-9.5-3z'],
    ['ink', 'M22.6 25h2.8v15a6 5.5 0 0 1-12 0h2.8a3.2 3 0 0 0 6.4 0z'],
  ],
  // Apple
  [
    ['main', 'M24 14q-5-4-11-2q-9 4-7 16q3 16 12 17q3 0 6-2q3 2 6 2q9-1 12-17q2-12-7-16q-6-2-11 2z'],
    ['mid', 'M25 10q2-9 13-8q-1 9-13 8z'],
    ['light', oval(13, 22, 2.5, 5)],
    ['ink', 'M22.5 6h3v9h-3z'],
  ],
  // Bird
  [
    ['main', 'M6 24a15 15 0 0 1 30-2l8-6q2 26-22 26A17 17 0 0 1 6 24z'],
    ['mid', 'M20 25q12-3 15 2q-4 10-15 8z'],
    ['ink', `M8 20L0 24l8 4z${disc(15, 19, 2.4)}`],
  ],
  // Car
  [
    ['main', 'M3 37V27q0-3 4-3l5-10q1-3 5-3h14q4 0 6 3l6 10q4 0 4 4v9z'],
    ['light', 'M15 23l3.5-7H23v7zM26 23v-7h5l4 7z'],
    ['ink', discs([14, 37, 6], [35, 37, 6])],
    ['light', discs([14, 37, 2.4], [35, 37, 2.4])],
  ],
  // Mushroom
  [
    ['light', 'M17 26h14l2 15q-9 5-18 0z'],
    ['main', 'M3 28a21 23 0 0 1 42 0q-21 5-42 0z'],
    ['light', discs([15, 20, 3.6], [26, 12, 3.6], [34, 22, 3])],
  ],
  // Rabbit
  [
    ['main', `M12 20Q5 0 13 1q7 1 9 16h4Q28 2 35 1q8-1 1 19z${disc(24, 30, 15)}`],
    ['light', `${discs([18, 27, 3], [30, 27, 3])}M20.5 37h7v7h-7z`],
    ['ink', `${discs([18, 27, 1.6], [30, 27, 1.6])}M21 32h6l-3 4z`],
  ],
  // Moon
  [
    ['main', 'M31 3a22 22 0 1 0 12 32A19 19 0 0 1 31 3z'],
    ['mid', 'M37 11l2 4.5 4.5.5-3.5 3 1 4.5-4-2.5-4 2.5 1-4.5-3.5-3 4.5-.5z'],
    ['ink', disc(19, 21, 2)],
  ],
  // Rocket
  [
    ['mid', 'M14 28L5 40l10-1zM34 28l9 12-10-1z'],
    ['main', 'M24 1q13 12 10 38H14Q11 13 24 1z'],
    ['light', disc(24, 18, 5)],
    ['ink', 'M19 41h10l-5 7z'],
  ],
  // Ladybird
  [
    ['ink', 'M11 18a13 13 0 0 1 26 0z'],
    ['main', 'M6 27a18 18 0 0 1 36 0a18 18 0 0 1-36 0z'],
    ['ink', `M22.8 11h2.4v34h-2.4z${discs([15, 23, 3.4], [33, 23, 3.4], [15, 34, 3.4], [33, 34, 3.4])}`],
    ['light', discs([19, 10, 1.8], [29, 10, 1.8])],
  ],
  // Key
  [
    ['main', `${disc(14, 14, 12)}M21 17l4-4 21 21v10h-8v-5h-5v-5h-5v-6z`],
    ['light', disc(12, 12, 4.5)],
  ],
  // Tree
  [
    ['mid', 'M20 30h8v16h-8z'],
    ['main', 'M24 1l12 14h-5l9 10h-6l8 10H6l8-10H8l9-10h-5z'],
  ],
  // Bear
  [
    ['main', discs([10, 12, 8], [38, 12, 8], [24, 26, 19])],
    ['mid', oval(24, 33, 9, 7.5)],
    ['ink', `${discs([17, 23, 2.4], [31, 23, 2.4])}${oval(24, 30, 3.6, 2.6)}`],
  ],
  // Balloon
  [
    ['main', `${oval(24, 18, 15, 17)}M19 39l5-6 5 6z`],
    ['light', oval(18, 13, 2.8, 5)],
    ['ink', 'M23 39h2q0 4 4 8h-2.6q-3.4-4-3.4-8z'],
  ],
  // Cup
  [
    ['mid', 'M33 18h6a8 8 0 0 1 0 17h-6v-4h5a4 4 0 0 0 0-9h-5z'],
    ['main', 'M7 15h28v17q0 11-14 11T7 32z'],
    ['light', 'M14 2q5 4 0 10h-3q4-6 0-10zM24 2q5 4 0 10h-3q4-6 0-10z'],
  ],
  // Butterfly
  [
    ['main', 'M22 22Q8-2 2 10q-3 12 18 15q-18 2-14 14q6 9 16-10zM26 22Q40-2 46 10q3 12-18 15q18 2 14 14q-6 9-16-10z'],
    ['light', discs([11, 14, 3.4], [37, 14, 3.4], [13, 35, 2.4], [35, 35, 2.4])],
    ['ink', oval(24, 26, 2.6, 15)],
  ],
  // Carrot
  [
    ['mid', 'M22 15Q14 4 18 1q6 4 6 10q1-9 8-10q3 5-6 14z'],
    ['main', 'M12 20q2-7 12-7t12 7q0 12-12 27q-12-15-12-27z'],
    ['light', 'M13 23h9v2.4h-8.5zM27 30h7l-1 2.4h-6z'],
  ],
  // Turtle
  [
    ['mid', `${disc(42, 27, 6)}M9 33h8v10H9zM27 33h8v10h-8zM1 32l8-3v6z`],
    ['main', 'M4 33a18 21 0 0 1 36 0z'],
    ['light', 'M22 15l6 5-2 7h-8l-2-7z'],
    ['ink', disc(44, 25, 1.6)],
  ],
  // Bell
  [
    ['mid', disc(24, 42, 5)],
    ['main', 'M21 6a3 3 0 0 1 6 0q11 3 11 17v8l5 9H5l5-9v-8Q10 9 21 6z'],
    ['light', 'M16 14q3-4 6-4v2.6q-3 1-4 4v12h-2.6V17z'],
  ],
  // Owl
  [
    ['main', 'M7 3l9 6h16l9-6v26a17 17 0 0 1-34 0z'],
    ['light', discs([16, 20, 7.5], [32, 20, 7.5])],
    ['ink', `${discs([16, 20, 3.4], [32, 20, 3.4])}M20 26h8l-4 7z`],
    ['mid', 'M17 37q7 6 14 0l-2 6q-5 3-10 0z'],
  ],
  // Cherries
  [
    ['ink', 'M31 2l2 1.6Q20 14 15 30h-2.8Q18 12 31 2zM32 3h2.6q2 14 1 24h-2.6q1-12-1-24z'],
    ['main', discs([14, 36, 10], [35, 34, 10])],
    ['mid', 'M32 4Q22-3 14 5q9 7 18-1z'],
    ['light', discs([11, 33, 2.6], [32, 31, 2.6])],
  ],
  // Cloud
  [
    ['main', `${discs([14, 22, 10], [27, 17, 13], [38, 25, 9])}M10 20h30v14H10z${discs([11, 26, 8], [38, 26, 8])}`],
    ['mid', 'M14 37q4 6 0 8.5q-4-2.5 0-8.5zM25 37q4 6 0 8.5q-4-2.5 0-8.5zM36 37q4 6 0 8.5q-4-2.5 0-8.5z'],
  ],
  // Cactus
  [
    [
      'main',
      'M18 8a6 6 0 0 1 12 0v28H18zM5 14a4 4 0 0 1 8 0v8h6v8h-7q-7 0-7-7zM35 10a4 4 0 0 1 8 0v11q0 7-7 7h-7v-8h6z',
    ],
    ['mid', 'M13 34h22l-3 13H16z'],
    ['light', 'M23 10h2v4h-2zM23 20h2v4h-2z'],
  ],
  // Heart
  [
    ['main', 'M24 45Q2 30 2 16Q3 4 14 4q7 0 10 7q3-7 10-7q11 0 12 12q0 14-22 29z'],
    ['light', 'M8 16q1-7 7-7v3q-4 0-4 4z'],
  ],
  // Hat
  [
    ['main', 'M12 5h24l-2 26H14z'],
    ['mid', 'M13.6 23h20.8l-.7 8H14.3z'],
    ['ink', 'M2 31h44q0 8-6 8H8q-6 0-6-8z'],
  ],
];
export const nbDrawings = drawings.length;
