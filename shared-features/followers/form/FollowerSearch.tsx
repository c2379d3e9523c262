import { normalizeEmail } from '@memocartes/contract/fields/email';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { CheckboxField, fieldOf, type FormLike, TextField } from '@memocartes/shared-ui/fields';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from './follower.form.ts';
import { FollowerFields } from './FollowerFields.tsx';
import { RelationFields } from './RelationFields.tsx';
import type { useFollowerSearch } from './useFollowerSearch.ts';

type FollowerSearchProps = {
  readonly form: FormLike<FollowerValues>;
  readonly search: ReturnType<typeof useFollowerSearch>;
};

/**
 * Searches for a follower by address, to attach an existing one or enter a new one [followers.attach]
 * [followers.lookup-texts] [followers.professional].
 */
export function FollowerSearch({ form, search }: FollowerSearchProps) {
  const { t } = useTranslation('followerForm');
  const { result, searching } = search;
  const email = fieldOf(form, 'email');
  const attach = fieldOf(form, 'attach');
  const searchByEmail = () => void search.search(form.values.email);

  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || result) return;
    event.preventDefault();
    // An invalid address is not searched for; `onBlur` shows its error.
    email.onBlur();
    searchByEmail();
  };

  return (
    <Stack gap={4}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the address searches; the form's own button may be disabled */}
      <div onKeyDown={searchOnEnter}>
        <TextField
          {...email}
          type="email"
          inputMode="email"
          autoComplete="off"
          icon="mail"
          label={t('emailLabel')}
          hint={t('emailHint')}
          required
          maxLength={maxLength.email}
          onChange={(text) => {
            email.onChange(text);
            const isUpToDate = result ? normalizeEmail(text) === result.email : !searching;
            if (isUpToDate) return;
            search.forget();
            // The confirmation was for the follower of the earlier address.
            attach.onChange(false);
          }}
          onBlur={() => {
            email.onBlur();
            searchByEmail();
          }}
        />
      </div>
      <Row>
        <Button icon="search" busy={searching} onClick={searchByEmail}>
          {t('search')}
        </Button>
      </Row>
      {result?.kind === 'professional' && <Banner tone="warning">{t('error_add_pro')}</Banner>}
      {result?.kind === 'match' && (
        <>
          <Banner tone="success">{t('matchToComplete', { name: result.name })}</Banner>
          <CheckboxField {...attach} label={t('attach', { name: result.name })} required />
          <RelationFields form={form} />
        </>
      )}
      {result?.kind === 'elsewhere' && (
        <>
          <Banner>{t('elsewhere')}</Banner>
          <CheckboxField {...attach} label={t('request', { email: result.email })} required />
          <RelationFields form={form} />
        </>
      )}
      {result?.kind === 'none' && (
        <>
          <Banner>{t('noMatch')}</Banner>
          <FollowerFields form={form} relation={<RelationFields form={form} />} />
        </>
      )}
    </Stack>
  );
}
