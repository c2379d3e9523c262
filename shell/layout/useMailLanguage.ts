import { useUpdateNotificationPreferencesMutation } from '@memocartes/shared-api/notifications.api';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { useEffect, useRef } from 'react';

/** Sets the language of the user's mails to that of the page [notifications.language]. */
export function useMailLanguage(): void {
  const me = useOptionalMe();
  const locale = useLocale();
  const [update] = useUpdateNotificationPreferencesMutation();
  const saved = useRef<string>(undefined);
  const own = me?.lang;
  useEffect(() => {
    if (own === undefined) return;
    saved.current ??= own;
    if (saved.current === locale) return;
    saved.current = locale;
    void update({ preferences: [], lang: locale });
  }, [own, locale, update]);
}
