import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { NoClass } from './NoClass.tsx';
import { noClassTexts } from './texts.ts';

const teacher = fakeMe('TEACHER');
const throughGar = { ...teacher, authentication: { ...teacher.authentication, has_password: false } };

test('a teacher without a class who only signs in through the GAR sees how to link another account [accounts.gar-other-account]', async () => {
  const { unmount } = await renderInHost(<NoClass />, { me: throughGar, texts: noClassTexts, api: {} });
  expect(await screen.findByText(/code qui le relie au GAR/)).toBeVisible();
  unmount();
  await renderInHost(<NoClass />, { me: teacher, texts: noClassTexts, api: {} });
  expect(await screen.findByText(/vous confie une classe/)).toBeVisible();
  expect(screen.queryByText(/relie au GAR/)).toBeNull();
});
