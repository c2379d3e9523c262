import { addTexts } from '@memocartes/shared-shell/i18n';

import { installTexts } from './texts.ts';

/** Loads the dialog with the steps for the home screen, and its texts. */
export async function fetchInstallDialog() {
  const [{ InstallDialog }] = await Promise.all([import('./InstallDialog.tsx'), addTexts(installTexts)]);
  return InstallDialog;
}
