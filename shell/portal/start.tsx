import '@memocartes/shared-ui/theme.css';

import { errorTexts } from '@memocartes/shared-shell/errors';
import { startTexts } from '@memocartes/shared-shell/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { pageTexts, portalTexts } from '../texts/texts.ts';
import { preloadScreen } from './loader.ts';
import { Portal } from './Portal.tsx';
import { readPortal } from './readPortal.ts';

const texts = startTexts([portalTexts, pageTexts, errorTexts]);
const portalStart = readPortal();
// React reads this promise later; until then a rejection must not count as unhandled.
portalStart.catch(() => undefined);

await texts;
portalStart.then(preloadScreen, () => undefined);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Portal first={portalStart} />
  </StrictMode>,
);
