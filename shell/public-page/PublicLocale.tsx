import { LocaleSwitch } from '../header/LocaleSwitch.tsx';
import { usePublicSettings } from './settings.tsx';

/** The language switch, if enabled. */
export function PublicLocale() {
  return usePublicSettings().settings?.CAN_SWITCH_LANG ? <LocaleSwitch /> : null;
}
