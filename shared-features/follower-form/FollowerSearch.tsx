import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { CheckboxField, fieldOf, type FormLike, TextField } from '@memocartes/shared-ui/fields';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from './follower.form.ts';
import { FollowerFields } from './FollowerFields.tsx';
import { RelationFields } from './RelationFields.tsx';
import { plainEmail, type useFollowerSearch } from './useFollowerSearch.ts';

export type FollowerSearchProps = {
  readonly form: FormLike<FollowerValues>;
  readonly search: ReturnType<typeof useFollowerSearch>;
};

/** A follower by their address: attach who is found, or enter somebody new (specification §2.6). */
export function FollowerSearch({ form, search }: FollowerSearchProps) {
  const { t } = useTranslation('followerForm');
  const { found, searching } = search;
  const email = fieldOf(form, 'email');
  const look = () => void search.search(form.values.email);
  return (
    <Stack gap={4}>
      <TextField
        {...email}
        type="email"
        inputMode="email"
        autoComplete="off"
        icon="mail"
        label={t('emailLabel')}
        hint={t('emailHint')}
        required
        maxLength={254}
        onChange={(text) => {
          email.onChange(text);
          if (found && plainEmail(text) !== found.email) search.forget();
        }}
        onBlur={() => {
          email.onBlur();
          look();
        }}
      />
      <Row>
        <Button icon="search" busy={searching} onClick={look}>
          {t('search')}
        </Button>
      </Row>
      {found?.kind === 'professional' && <Banner tone="warning">{t('error_add_pro')}</Banner>}
      {found?.kind === 'match' && (
        <>
          <Banner tone="success">{t('matchToComplete', { name: found.name })}</Banner>
          <CheckboxField {...fieldOf(form, 'attach')} label={t('attach', { name: found.name })} required />
          <RelationFields form={form} />
        </>
      )}
      {found?.kind === 'none' && (
        <>
          <Banner>{t('noMatch')}</Banner>
          <FollowerFields form={form} relation={<RelationFields form={form} />} />
        </>
      )}
    </Stack>
  );
}
