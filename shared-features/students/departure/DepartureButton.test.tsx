import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

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
