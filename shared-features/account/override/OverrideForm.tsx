import type { TriedRemote } from '@memocartes/contract/remotes/remotes.routes';
import { useLazyFindOverrideQuery } from '@memocartes/shared-api/remotes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { page, storeOverride } from '@memocartes/shared-shell/override';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { RadioField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly remotes: readonly TriedRemote[]; readonly origins: readonly string[] };

/** Chooses a remote and one of its versions, or an address. The server agrees before this browser remembers it [override.versions]. */
export function OverrideForm({ remotes, origins }: Props) {
  const { t } = useTranslation('params');
  const dates = useDates();
  const failure = useFailure();
  const me = useMe();
  const [find, { isFetching }] = useLazyFindOverrideQuery();
  const [remote, setRemote] = useState(remotes[0]!.name);
  const [what, setWhat] = useState<'published' | 'address'>('published');
  const [version, setVersion] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string>();
  const versions = remotes.find(({ name }) => name === remote)?.versions ?? [];
  const isPublished = what === 'published' || !origins.length;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = {
      ...(isPublished ? !version && { version: t('required') } : !address && { address: t('required') }),
    };
    setErrors(missing);
    setFailed(undefined);
    if (Object.keys(missing).length || isFetching) return;
    const choice = isPublished ? { version: version! } : { address: address.trim() };
    try {
      await find({ name: remote, ...choice }).unwrap();
      if (storeOverride({ account: me.id, remote, ...choice })) page.reload();
      else setFailed(t('override.notKept'));
    } catch (thrown) {
      setFailed(failure.toForm(thrown, { setErrors }));
    }
  };
  return (
    <form className="params__narrow" noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <SelectField
          name="remote"
          label={t('override.remote')}
          value={remote}
          options={remotes.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => {
            setRemote(name ?? remote);
            setVersion(null);
          }}
          required
        />
        {origins.length > 0 && (
          <RadioField
            name="what"
            label={t('override.what')}
            value={what}
            options={[
              { value: 'published', label: t('override.published') },
              { value: 'address', label: t('override.address') },
            ]}
            onChange={(chosen) => setWhat(chosen ?? 'published')}
          />
        )}
        {isPublished ? (
          <SelectField
            name="version"
            label={t('override.version')}
            value={version}
            options={versions.map((one) => ({
              value: one.version,
              label: t('override.option', {
                version: one.version,
                state: t(`override.states.${one.state}`),
                day: dates.day(one.published),
              }),
            }))}
            onChange={setVersion}
            error={errors['version']}
            required
          />
        ) : (
          <TextField
            name="address"
            type="url"
            label={t('override.manifest')}
            hint={t('override.manifestHint', { origins: origins.join(', ') })}
            value={address}
            onChange={setAddress}
            error={errors['address']}
            required
          />
        )}
        {failed && <Banner tone="danger">{failed}</Banner>}
        <div>
          <Button type="submit" kind="primary" busy={isFetching}>
            {t('override.try')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
