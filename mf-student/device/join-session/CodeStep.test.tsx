import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { composeStory } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import remote from '../../remote.ts';
import { deviceApi } from '../device.data.ts';
import DevicePage from '../DevicePage.tsx';
import { press } from '../testing/press.ts';
import { CodeStep } from './CodeStep.tsx';

const waitMs = 1500;
const refusal = 'Trop d’essais : attends 5 minutes avant de taper un code.';

/** The step of a tablet whose attempts are all refused for some time. */
function Refused() {
  const [waitUntil, setWaitUntil] = useState<number>();

  const refuse = async () => {
    setWaitUntil(Date.now() + waitMs);
    return false;
  };

  return <CodeStep onCode={refuse} waitUntil={waitUntil} {...(waitUntil && { errorText: refusal })} />;
}

const Page = composeStory({}, { component: Refused, decorators: [hosted({ texts: remote.texts })] });

test('once the wait after too many wrong codes is over, nothing says to wait any more [tablets.wrong-code]', async () => {
  render(<Page />);
  for (const digit of '123456') await press(digit);
  expect(await screen.findByText('Trop d’essais. On attend un peu, puis on réessaie.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 2 * waitMs });
  expect(screen.queryByText(refusal)).toBeNull();
  await press('7');
  expect(screen.getByText('Code tapé : 7')).toBeInTheDocument();
});

test('a portal that is unavailable is not reported as too many wrong codes [tablets.wrong-code]', async () => {
  const unavailable: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: 'Indisponible.', retryAfter: 2 };
  await renderInHost(<DevicePage />, {
    texts: remote.texts,
    route: '/device',
    api: { ...deviceApi, 'POST /device/join': unavailable },
  });
  for (const digit of '123456') await press(digit);
  expect(await screen.findByText('Pas de réseau : attends un peu, puis réessaie.')).toBeVisible();
  expect(screen.queryByText(/^Trop d’essais/)).toBeNull();
});
