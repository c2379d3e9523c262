import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { useDeleteAccountMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { CodeField, useNeedsCode } from './security/CodeField.tsx';
import { ProofField } from './security/ProofField.tsx';

/**
 * Deletes one's own account after the confirmation word was typed, then signs out. The server refuses to delete the
 * last active school admin of a school and the last superadmin [accounts.delete-own] [accounts.last-admin].
 */
export function DeletionTab() {
  const { t } = useTranslation('params');
  const me = useMe();
  const can = useCan();
  const failure = useFailure();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const [failed, setFailed] = useState<string>();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const withCode = useNeedsCode(errors);
  const isConfirmed = typed.trim().toLocaleUpperCase() === t('deletion.word');

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isConfirmed || isLoading) return;
    setFailed(undefined);
    setErrors({});
    const { error: refused } = await remove({
      id: me.id,
      current_password: password || undefined,
      ...(withCode && { code: code.trim() || undefined }),
    });
    if (!refused) return void navigate('/logout?deleted');
    setFailed(failure.toForm(refused, { setErrors }));
    setCode('');
  };

  // [staff.independent-deletion]
  const work = isIndependentOffer(me.offer_id) ? 'ownSchool' : 'work';
  const relatedData = can('student:own-children') ? 'children' : me.school_id !== null && work;
  const lostItems = ['access', 'person', relatedData] as const;

  return (
    <Card title={t('deletion.title')}>
      <form className="params__narrow" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <div>
            <p>{t('deletion.intro')}</p>
            <ul>{lostItems.map((key) => key && <li key={key}>{t(`deletion.lost.${key}`)}</li>)}</ul>
          </div>
          <Banner tone="warning">{t('deletion.irreversible')}</Banner>
          <TextField
            name="word"
            label={t('deletion.type', { word: t('deletion.word') })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck={false}
          />
          <ProofField value={password} onChange={setPassword} error={errors['current_password']} />
          {withCode && <CodeField value={code} onChange={setCode} error={errors['code']} />}
          {failed && <Banner tone="danger">{failed}</Banner>}
          <div>
            <Button type="submit" kind="danger" icon="trash" disabled={!isConfirmed} busy={isLoading}>
              {t('deletion.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
