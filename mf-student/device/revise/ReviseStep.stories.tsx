import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import remote from '../../remote.ts';
import { started } from '../device.data.ts';
import { Frame } from '../layout/Frame.tsx';
import { ReviseStep, type ReviseStepProps } from './ReviseStep.tsx';
import { answerRound, startRound } from './round.ts';

function Played({ round, onAnswer }: ReviseStepProps) {
  const [current, setCurrent] = useState(round);
  const [before, setBefore] = useState<typeof round>();
  return (
    <Frame where={['École Jean-Macé', 'CE1 A']}>
      <ReviseStep
        round={current}
        onAnswer={(card, isRight) => {
          onAnswer(card, isRight);
          setBefore(current);
          setCurrent(answerRound(current, isRight));
        }}
        onUndo={
          before &&
          (() => {
            setCurrent(before);
            setBefore(undefined);
          })
        }
      />
    </Frame>
  );
}

const [first, second, third] = started.cards;

const typedCard = (front: string, back: string, more?: string) => ({
  ...first!,
  id: 104,
  is_typed: true,
  front_side: { ...first!.front_side, line1: front },
  back_side: { ...first!.back_side, line1: back, line2: more ?? null },
});

const meta = {
  title: 'Student/A card to revise',
  component: ReviseStep,
  parameters: { layout: 'fullscreen' },
  args: { round: startRound(started.cards), onAnswer: () => undefined },
  render: Played,
  decorators: [hosted({ texts: remote.texts })],
} satisfies Meta<typeof ReviseStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Handwritten: Story = { args: { round: startRound([{ ...second!, is_handwritten: true }]) } };
export const ForTwo: Story = { args: { round: startRound([{ ...second!, is_duo: true }]) } };
export const Typed: Story = {
  args: { round: startRound([typedCard('Le pluriel de « cheval » ?', 'chevaux', 'un cheval, des chevaux'), third!]) },
};
export const TypedWithAccents: Story = { args: { round: startRound([typedCard('La saison chaude ?', 'L’été')]) } };
/** An answer with a character that no usual key types, as in the next story. */
export const TypedWithDiaeresis: Story = {
  args: { round: startRound([{ ...typedCard('La fête du 25 décembre ?', 'Noël'), accents_count: true }]) },
};
export const TypedFraction: Story = { args: { round: startRound([typedCard('La moitié ?', '1/2')]) } };
export const TypedNumber: Story = { args: { round: startRound([typedCard('7 × 8 = ?', '56')]) } };
export const English: Story = {
  args: {
    round: startRound([
      {
        ...typedCard('Comment dit-on en anglais « un chat » ?', 'a cat'),
        subject: 'Les mots',
        parent_subject: 'Anglais',
      },
    ]),
  },
};
export const Homophone: Story = {
  args: { round: startRound([{ ...typedCard('a / à', 'a', 'Léo a un vélo.'), accents_count: true }, third!]) },
};
