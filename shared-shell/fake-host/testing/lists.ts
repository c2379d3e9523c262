import { screen, within } from '@testing-library/react';

type Clicker = { readonly click: (element: Element) => Promise<void> };

/** Selects an option of a list's filter, given the names of the filter and the option. */
export async function chooseFilter(user: Clicker, filter: string, option: string): Promise<void> {
  const button = await screen.findByRole('button', { name: /^(Filtres|Filters)$/ });
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  const choices = within(await screen.findByRole('group', { name: filter }));
  await user.click(choices.getByRole('option', { name: option }));
}

/** Opens the « ⋯ » menu of a screen and returns the entry with the given name. */
export async function moreAction(user: Clicker, name: string | RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^(Plus d’actions|More actions)$/ }));
  return screen.findByRole('menuitem', { name });
}
