import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { useScannedCode } from './useScannedCode.ts';

test('reads each QR code that opens the page, once', async () => {
  const onFound = jest.fn();

  function Page() {
    useScannedCode('session_code', onFound);
    return null;
  }

  history.replaceState(null, '', '/device#123456');
  render(
    <StrictMode>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );
  await act(async () => {
    history.pushState(null, '', '/device#163083');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(onFound.mock.calls).toEqual([['123456'], ['163083']]);
  expect(location.hash).toBe('');
});
