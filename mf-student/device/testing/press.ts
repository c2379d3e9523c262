import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

async function pressEnabled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  await userEvent.click(button);
}

/** Presses a button as soon as it is enabled. */
export async function press(name: string | RegExp): Promise<void> {
  await pressEnabled(await screen.findByRole('button', { name }));
}

/** Presses a button of the card as soon as the card accepts input. */
export async function pressOnCard(name: string): Promise<void> {
  const actions = within(await screen.findByRole('group', { name: 'Ta réponse' }));
  await pressEnabled(actions.getByRole('button', { name }));
}
