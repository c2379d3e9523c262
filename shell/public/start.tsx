import '@memocartes/shared-ui/theme.css';

import { errorTexts } from '@memocartes/shared-shell/errors';
import { startTexts } from '@memocartes/shared-shell/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { publicPath } from '../boot/publicPath.ts';
import { heldTicket } from '../boot/ticket.ts';
import { readSettings } from '../http/settings.ts';
import { pageTexts, publicTexts } from '../texts/texts.ts';
import { PublicApp } from './PublicApp.tsx';

const settings = readSettings();
// Pages render without settings; a page that needs the settings shows the failure.
settings.catch(() => undefined);

await startTexts([publicTexts, pageTexts, errorTexts]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PublicApp path={publicPath(location.pathname) ?? '/'} settings={settings} ticket={heldTicket()} />
  </StrictMode>,
);
