import { useUpdateNotificationPreferencesMutation } from '@memocartes/shared-api/notifications.api';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { useEffect, useRef } from 'react';

/** Sets the language of the user's mails to the language of the page [notifications.language]. */
export function useMailLanguage(): void {
  const me = useOptionalMe();
  const locale = useLocale();
  const [update] = useUpdateNotificationPreferencesMutation();
  const saved = useRef<string>(undefined);
  const mailLanguage = me?.lang;
  useEffect(() => {
    if (mailLanguage === undefined) return;
    saved.current ??= mailLanguage;
    if (saved.current === locale) return;
    saved.current = locale;
    void update({ preferences: [], lang: locale });
  }, [mailLanguage, locale, update]);
}
