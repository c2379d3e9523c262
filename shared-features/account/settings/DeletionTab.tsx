import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { useDeleteAccountMutation } from '@memocartes/shared-api/auth.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { PageForm } from '../../page-form/index.ts';
import { ProofFields } from './security/ProofFields.tsx';
import { useProof } from './security/useProof.ts';

/**
 * Deletes one's own account after the confirmation word was typed, then signs out. The server refuses to delete the
 * last active school admin of a school and the last superadmin [accounts.delete-own] [accounts.last-admin].
 */
export function DeletionTab() {
  const { t } = useTranslation('accountSettings');
  const me = useMe();
  const can = useCan();
  const navigate = useNavigate();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const proof = useProof();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toUpperCase() === t('deletion.word');

  const submit = async () => {
    if (!isConfirmed) return;
    proof.showErrors({});
    const { error } = await remove({ id: me.id, ...proof.values });
    if (error) proof.refuse(error);
    else void navigate('/logout?deleted');
  };

  // [staff.independent-deletion]
  const staffData = isIndependentOffer(me.offer_id) ? 'ownSchool' : 'work';
  const relatedData = can('student:own-children') ? 'children' : me.school_id !== null && staffData;
  const lostItems = ['access', 'person', relatedData] as const;

  return (
    <Card title={t('deletion.title')}>
      <PageForm className="account-settings__narrow" busy={isLoading} onSubmit={submit}>
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
          <ProofFields proof={proof} />
          <div>
            <Button type="submit" kind="danger" icon="trash" disabled={!isConfirmed} busy={isLoading}>
              {t('deletion.submit')}
            </Button>
          </div>
        </Stack>
      </PageForm>
    </Card>
  );
}
