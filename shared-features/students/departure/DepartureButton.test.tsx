import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { ines } from '../../fixtures/students.data.ts';
import { DepartureButton } from './DepartureButton.tsx';
import { studentDepartureTexts } from './texts.ts';

test('the button is not shown as busy while its confirmation dialog is open', async () => {
  const { user } = await renderInHost(<DepartureButton student={ines} />, { texts: studentDepartureTexts, api: {} });
  const button = screen.getByRole('button', { name: 'Quitte l’école\u00a0: Inès BENALI' });
  await user.click(button);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('a departure that could not be undone, as the class could not be read, is not saved [students.leaves-undo]', async () => {
  const { user, sent } = await renderInHost(<DepartureButton student={ines} />, {
    texts: studentDepartureTexts,
    api: { 'POST /students/placement/preview': failing, 'PATCH /students/:id': ines },
  });
  await user.click(screen.getByRole('button', { name: 'Quitte l’école\u00a0: Inès BENALI' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: /Quitte/ }));
  expect(await confirmation.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
});
