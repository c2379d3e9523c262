import type { Settings } from '@memocartes/shared-shell/settings';
import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.settings';

/** Stores the portal's settings, which contain no personal data. */
export const storeSettings = (settings: Settings): void => void browserStorage.writeJson(key, settings);

/** The settings last stored in this browser. */
export const readStoredSettings = (): Settings | undefined => browserStorage.readJson(key) as Settings | undefined;
