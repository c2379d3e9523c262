import { notificationKindWords } from '@memocartes/contract/notifications/kind-words';
import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { NotificationPreference } from '@memocartes/contract/notifications/notifications.routes';
import { wordsOf } from '@memocartes/contract/text/words';
import {
  useGetNotificationPreferencesQuery,
  useUpdateNotificationPreferencesMutation,
} from '@memocartes/shared-api/notifications.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { useUnlessSaving } from '@memocartes/shared-ui/saving';
import { Card } from '@memocartes/shared-ui/stack';
import { SkeletonText } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { PageForm } from '../../page-form/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';

/**
 * Chooses, for each kind of notification, whether it is shown in the portal and mailed [notifications.preferences].
 */
export function NotificationsTab() {
  const preferences = useGetNotificationPreferencesQuery();
  return (
    <Card>
      <Loaded {...preferences} waiting={<SkeletonText lines={6} />}>
        {(data) => <PreferencesForm preferences={data.preferences} />}
      </Loaded>
    </Card>
  );
}

type Values = Partial<Record<NotificationKind, { readonly portal: boolean; readonly email: boolean }>>;

const toValues = (preferences: readonly NotificationPreference[]): Values =>
  Object.fromEntries(preferences.map(({ kind, portal, email }) => [kind, { portal, email }]));

/** The kinds that were changed: the others may have been changed in another tab, or by unsubscribing. */
const toBody = (values: Values, initial: Values) => ({
  preferences: Object.entries(values)
    .map(([kind, channels]) => ({ kind: kind as NotificationKind, ...channels }))
    .filter(({ kind, portal, email }) => portal !== initial[kind]?.portal || email !== initial[kind].email),
});

type ChannelProps = {
  readonly kind: string;
  readonly place: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Whether a kind of notification is shown in one place. The label is larger than the check box, as a touch target. */
function Channel({ kind, place, checked, onChange }: ChannelProps) {
  const { isSaving, unlessSaving } = useUnlessSaving();
  return (
    <label data-place={place}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={`${kind}, ${place}`}
        aria-disabled={isSaving || undefined}
        onChange={unlessSaving((event) => onChange(event.target.checked))}
      />
    </label>
  );
}

function PreferencesForm({ preferences }: { readonly preferences: readonly NotificationPreference[] }) {
  const { t } = useTranslation('accountSettings');
  const failure = useFailure();
  const [save] = useUpdateNotificationPreferencesMutation();
  const form = useFormik<Values>({
    // Memoized: after a save, a new object would make Formik restore the earlier values until the saved ones are read.
    initialValues: useMemo(() => toValues(preferences), [preferences]),
    enableReinitialize: true,
    onSubmit: async (values) => {
      const { error } = await save(toBody(values, form.initialValues));
      if (error) return failure.toast(error);
      form.resetForm({ values });
      toast.success(t('notifications.saved'));
    },
  });
  const locale = useLocale();
  const labelOf = (kind: NotificationKind) => wordsOf(notificationKindWords, kind)[locale];
  const { dirty, isSubmitting, values } = form;
  useUnsaved(dirty && !isSubmitting);

  return (
    <PageForm className="account-settings-notifications" busy={isSubmitting} onSubmit={form.handleSubmit}>
      <p>{t('notifications.intro')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('notifications.kind')}</th>
            <th scope="col">{t('notifications.portal')}</th>
            <th scope="col">{t('notifications.email')}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.map(({ kind }) => (
            <tr key={kind}>
              <th scope="row">{labelOf(kind)}</th>
              {(['portal', 'email'] as const).map((place) => (
                <td key={place}>
                  <Channel
                    kind={labelOf(kind)}
                    place={t(`notifications.${place}`)}
                    checked={values[kind]?.[place] ?? false}
                    onChange={(checked) => void form.setFieldValue(`${kind}.${place}`, checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="submit" kind="primary" disabled={!dirty} busy={isSubmitting}>
        {t('notifications.save')}
      </Button>
    </PageForm>
  );
}
