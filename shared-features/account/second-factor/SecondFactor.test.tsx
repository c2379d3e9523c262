import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './SecondFactor.stories.tsx';

const allStories = composeStories(stories);
const { Enrolment, WrongCode, LockedOut, Codes } = allStories;

const type = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Activer' }));
};

test.each(Object.entries(allStories))('%s is accessible', async (_name, Story) => {
  render(<Story />);
  await screen.findAllByRole('button');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the key can be typed by hand or copied; the code is required', async () => {
  const user = userEvent.setup();
  render(<Enrolment />);
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copier la clé' }));
  expect(await screen.findByText('Clé copiée')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  await user.click(screen.getByRole('button', { name: 'Activer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
});

test('a wrong code is cleared, and its field shows an error', async () => {
  render(<WrongCode />);
  await type('000000');
  expect(await screen.findByText('Ce code n’est pas le bon.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('too many attempts show an error above the form', async () => {
  render(<LockedOut />);
  await type('000000');
  expect(await screen.findByText('Trop d’essais : patientez.')).toBeVisible();
});

test('without a clipboard, as on a page without HTTPS, a failed copy says to type the key or download the codes', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const { unmount } = render(<Enrolment />);
  await user.click(await screen.findByRole('button', { name: 'Copier la clé' }));
  expect(await screen.findByText(/^La copie n’a pas fonctionné.: saisissez la clé à la main/)).toBeVisible();
  unmount();
  render(<Codes />);
  await user.click(await screen.findByRole('button', { name: 'Copier' }));
  expect(await screen.findByText(/^La copie n’a pas fonctionné.: téléchargez les codes/)).toBeVisible();
});

test('recovery codes are downloaded as a text file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  const names: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  render(<Codes />);
  await userEvent.click(await screen.findByRole('button', { name: 'Télécharger' }));
  expect(names).toEqual(['codes-de-secours.txt']);
  // The browser reads the object URL after the click.
  expect(revoke).not.toHaveBeenCalled();
  expect(saved[0]!.size).toBe(10 * 11 + 9);
});

testStories({ default: stories.default, English: stories.English });
