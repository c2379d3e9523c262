import type { Settings } from '@memocartes/shared-shell/settings';
import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.settings';

/** Remembers the settings of this portal: nothing in them is anybody's. */
export const keepSettings = (settings: Settings): void => void browserStorage.writeJson(key, settings);

/** The settings as this browser knew them last. */
export const lastSettings = (): Settings | undefined => browserStorage.readJson(key) as Settings | undefined;
