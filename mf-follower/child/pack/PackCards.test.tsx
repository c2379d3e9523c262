import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { composeStory } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { childWeekTexts } from '../texts.ts';
import { goodWeek } from '../week.data.ts';
import PackCards from './PackCards.tsx';

const { cards } = goodWeek.pack!;
const Pack = composeStory(
  { args: { cards } },
  { component: PackCards, decorators: [hosted({ texts: childWeekTexts })] },
);

test('an open card is closed when the teacher removes it from the pack, and stays open when another card is removed [families.pack]', async () => {
  const { rerender } = render(<Pack />);
  await userEvent.click(await screen.findByRole('button', { name: /^Ouvrir la carte 10/ }));
  expect(await screen.findByRole('dialog', { name: 'Carte 10 sur 10' })).toBeVisible();
  rerender(<Pack cards={cards.slice(1)} />);
  expect(await screen.findByRole('dialog', { name: 'Carte 9 sur 9' })).toBeVisible();
  rerender(<Pack cards={cards.slice(0, 9)} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
