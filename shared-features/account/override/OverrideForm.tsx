import type { RemoteToTry } from '@memocartes/contract/remotes/remotes.routes';
import { useLazyFindOverrideQuery } from '@memocartes/shared-api/remotes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { page } from '@memocartes/shared-shell/navigation';
import { storeOverride } from '@memocartes/shared-shell/override';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, RadioField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

import { PageForm } from '../../page-form/index.ts';

/** A published version, or the address of a manifest. */
type Source = 'published' | 'address';
type Values = {
  readonly remote: string;
  readonly source: Source;
  readonly version: string | null;
  readonly address: string;
};
type Props = { readonly remotes: readonly RemoteToTry[]; readonly origins: readonly string[] };

/**
 * Chooses a remote, and one of its versions or the address of a manifest. This browser stores the choice once the
 * server has accepted it [override.versions] [override.address].
 */
export function OverrideForm({ remotes, origins }: Props) {
  const { t } = useTranslation('accountSettings');
  const dates = useDates();
  const failure = useFailure();
  const me = useMe();
  const [find] = useLazyFindOverrideQuery();
  const [failed, setFailed] = useState<string>();
  const form = useFormik<Values>({
    initialValues: { remote: remotes[0]!.name, source: 'published', version: null, address: '' },
    validationSchema: object({
      version: string()
        .nullable()
        .when('source', { is: 'published', then: (version) => version.required(t('required')) }),
      address: string()
        .trim()
        .when('source', { is: 'address', then: (address) => address.required(t('required')) }),
    }),
    onSubmit: async ({ remote, source, version, address }, actions) => {
      setFailed(undefined);
      const choice = source === 'published' ? { version: version! } : { address: address.trim() };
      const { error } = await find({ name: remote, ...choice });
      if (error) setFailed(failure.toForm(error, actions));
      else if (storeOverride({ account: me.id, remote, ...choice })) page.reload();
      else setFailed(t('override.notKept'));
    },
  });
  const { remote, source } = form.values;
  const versions = remotes.find(({ name }) => name === remote)?.versions ?? [];

  return (
    <PageForm className="account-settings__narrow" busy={form.isSubmitting} onSubmit={form.handleSubmit}>
      <Stack>
        <SelectField
          {...fieldOf(form, 'remote')}
          label={t('override.remote')}
          options={remotes.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => void form.setValues({ ...form.values, remote: name ?? remote, version: null })}
          required
        />
        {origins.length > 0 && (
          <RadioField
            {...fieldOf(form, 'source')}
            label={t('override.what')}
            options={[
              { value: 'published', label: t('override.published') },
              { value: 'address', label: t('override.address') },
            ]}
            onChange={(chosen) => void form.setFieldValue('source', chosen ?? 'published')}
          />
        )}
        {source === 'published' ? (
          <SelectField
            {...fieldOf(form, 'version')}
            label={t('override.version')}
            options={versions.map((item) => ({
              value: item.version,
              label: t('override.option', {
                version: item.version,
                state: t(`override.states.${item.state}`),
                day: dates.day(item.published),
              }),
            }))}
            required
          />
        ) : (
          <TextField
            {...fieldOf(form, 'address')}
            type="url"
            label={t('override.manifest')}
            hint={t('override.manifestHint', { origins: origins.join(', ') })}
            required
          />
        )}
        {failed && <Banner tone="danger">{failed}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={form.isSubmitting}>
            {t('override.try')}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
