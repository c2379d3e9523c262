import type { Meta, StoryObj } from '@storybook/react';

import { Grid } from '../stack/Stack.tsx';
import type { CardSide } from './Face.tsx';
import { Flashcard } from './Flashcard.tsx';

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="${colour}"/><circle cx="84" cy="26" r="13" fill="#f4d35e"/><path d="M0 90 40 38l26 30 16-18 38 40Z" fill="#3d5a80"/></svg>`,
  )}`;

const image = drawing('#cfe3f1');
const alt = 'Deux sommets sous le soleil';

const answer: CardSide = { pattern: 'none', lines: ['56'] };
const meta = {
  title: 'Cards/Flashcard',
  component: Flashcard,
  args: { front: { pattern: 'none', lines: ['7 × 8 = ?'] }, back: answer, mark: 'MA-CE2-0056' },
  render: (args) => (
    <div style={{ width: '15rem' }}>
      <Flashcard {...args} />
    </div>
  ),
} satisfies Meta<typeof Flashcard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turned: Story = { args: { turned: true } };
export const Handwritten: Story = {
  args: {
    hand: true,
    front: { pattern: 'none', lines: ['être, au futur :', 'nous…'] },
    back: { pattern: 'none', lines: ['nous serons'] },
  },
};
export const EightLines: Story = {
  args: {
    turned: true,
    back: {
      pattern: 'none',
      lines: [
        'être au présent',
        'je suis',
        'tu es',
        'il, elle, on est',
        'nous sommes',
        'vous êtes',
        'ils, elles sont',
        '(verbe irrégulier)',
      ],
    },
  },
};
export const LongText: Story = {
  args: {
    front: {
      pattern: 'none',
      lines: ['Comment appelle-t-on la ligne imaginaire qui partage la Terre en deux hémisphères, nord et sud ?'],
    },
  },
};

const sides: [string, CardSide][] = [
  ['top', { pattern: 'top', image, alt, lines: ['La montagne'] }],
  ['center', { pattern: 'center', image, alt, lines: ['Le plus haut sommet', 'le mont Blanc, 4 806 m'] }],
  ['bottom', { pattern: 'bottom', image, alt, lines: ['Quel paysage', 'est-ce ?'] }],
  ['full', { pattern: 'full', image, alt }],
  ['none', { pattern: 'none', lines: ['un sommet'] }],
  ['no image yet', { pattern: 'top', lines: ['À illustrer'] }],
];

/**
 * The layouts of a side: an image above, between or below the lines of text, an image alone, and no image. The last
 * side has a place for an image, but no image yet.
 */
export const Patterns: Story = {
  render: () => (
    <Grid min={190} gap={5}>
      {sides.map(([name, front]) => (
        <figure key={name}>
          <Flashcard front={front} mark="GE-CM1-0012" />
          <figcaption style={{ marginTop: 8 }}>{name}</figcaption>
        </figure>
      ))}
    </Grid>
  ),
};

/** The folded corner in three subject colours. */
export const Subjects: Story = {
  render: () => (
    <Grid min={150} gap={4}>
      {['#2456b8', '#c22f3d', '#1c7841'].map((colour) => (
        <Flashcard key={colour} colour={colour} front={{ pattern: 'none', lines: ['7 × 8 = ?'] }} />
      ))}
    </Grid>
  ),
};

export const Compact: Story = {
  render: () => (
    <Grid min={96} gap={3}>
      {[2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
        <Flashcard key={n} compact front={{ pattern: 'none', lines: [`7 × ${n}`] }} />
      ))}
    </Grid>
  ),
};
