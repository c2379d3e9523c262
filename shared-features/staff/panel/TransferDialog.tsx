import { minSchoolSearchLength } from '@memocartes/contract/schools/schools.filters';
import type { User } from '@memocartes/contract/users/users.routes';
import { useSelectSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { useUpdateUserMutation } from '@memocartes/shared-api/users.api';
import { asApiError, isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';

type Props = { readonly user: User; readonly onClose: () => void };
type Chosen = { readonly value: number; readonly label: string };

/** Error codes shown in the dialog; another error closes the dialog and is shown in a toast. */
const correctableErrors: readonly (string | undefined)[] = ['MAX_TEACHER_REACHED', 'NOT_TEACHER_OFFER'];

const staysOpen = (error: unknown) => correctableErrors.includes(asApiError(error)?.code) || isUnanswered(error);

/** Transfers a teacher to another school, after showing what is kept and what is lost [staff.transfer]. */
export function TransferDialog({ user, onClose }: Props) {
  const { t } = useTranslation(['staffPanel', 'panelForm']);
  const { close } = usePanel();
  const failure = useFailure();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [move, { isLoading, error }] = useUpdateUserMutation();
  const query =
    text.trim().length >= minSchoolSearchLength ? { name: text.trim(), is_master: 'false' as const } : skipToken;
  const search = useSelectSchoolsQuery(query);
  const schools = (search.data?.schools ?? [])
    .filter(({ id }) => id !== user.schools_id)
    .map(({ id, name }) => ({ value: id, label: name }));
  const options = chosen && !schools.some(({ value }) => value === chosen.value) ? [chosen, ...schools] : schools;
  const name = personName(user.authentication);

  const transfer = async () => {
    if (!chosen) return;
    const { error: refused } = await move({ id: user.id, schools_id: chosen.value });
    if (refused && staysOpen(refused)) return;
    if (refused) failure.toast(refused, t('editError', { reason: failure.text(refused) }));
    else toast.success(t('transferred', { name, school: chosen.label }));
    onClose();
    close();
  };

  const footer = (
    <>
      <Button disabled={isLoading} onClick={onClose}>
        {t('panelForm:cancel')}
      </Button>
      <Button kind="primary" busy={isLoading} disabled={!chosen} onClick={() => void transfer()}>
        {t('transfer')}
      </Button>
    </>
  );

  return (
    <Dialog title={t('transferTitle', { name })} onClose={onClose} busy={isLoading} footer={footer}>
      <Stack gap={4}>
        <LoadError {...search} data={search.currentData} />
        <ComboField
          name="school"
          label={t('transferTo')}
          hint={t('transferHint')}
          required
          value={chosen?.value ?? null}
          options={options}
          loading={search.isFetching}
          onSearch={setText}
          onChange={(value) => setChosen(options.find((option) => option.value === value))}
        />
        <div>{t('transferKept')}</div>
        <div className="mc-dialog__lost">{t('transferLost')}</div>
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
      </Stack>
    </Dialog>
  );
}
