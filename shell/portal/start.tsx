// Must be imported first: `commits.ts` sets the hook of React's developer tools, which React reads when its code runs.
import '../federation/health/commits.ts';
import '@memocartes/shared-ui/theme.css';

import { captureFetch } from '@memocartes/shared-api/request';
import { errorTexts } from '@memocartes/shared-shell/errors';
import { startTexts } from '@memocartes/shared-shell/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { showLastResort } from '../boot/lastResort.ts';
import { watchErrors } from '../federation/health/watchScreen.ts';
import { pageTexts, portalTexts } from '../texts/texts.ts';
import { preloadScreen } from './loader.ts';
import { Portal } from './Portal.tsx';
import { readPortal } from './readPortal.ts';

captureFetch();
watchErrors();
const texts = startTexts([portalTexts, pageTexts, errorTexts]);
const portalStart = readPortal();
// React reads this promise later; a rejection before that must not be reported as unhandled.
portalStart.catch(() => undefined);

await texts;
portalStart.then(preloadScreen, () => undefined);
createRoot(document.getElementById('root')!, { onUncaughtError: showLastResort }).render(
  <StrictMode>
    <Portal first={portalStart} />
  </StrictMode>,
);
