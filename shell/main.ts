// Creates the policy under which chunks are loaded.
import './trusted-types/trustedTypes.ts';

import { publicPath } from './boot/publicPath.ts';
import { heldTicket, takeTicket } from './boot/ticket.ts';
import { supportTranslation } from './boot/translation.ts';
import { isChunkFailure, reloadOnce } from './chunk-reload/chunkReload.ts';
import { makeInstallable } from './install/makeInstallable.ts';
import { savedMode, showMode } from './theme/mode.ts';

// Must run before any request, and before the rest of the application is loaded.
takeTicket();
makeInstallable(location.pathname);
showMode(savedMode());
// Must run before React, and before the shell records the built-in functions.
supportTranslation();

const start =
  heldTicket() || publicPath(location.pathname) ? import('./public/start.tsx') : import('./portal/start.tsx');

start.catch((error: unknown) => {
  if (isChunkFailure(error) && reloadOnce()) return;
  document.getElementById('root')!.textContent = 'Mémocartes ne peut pas être chargé. Rechargez la page.';
});
