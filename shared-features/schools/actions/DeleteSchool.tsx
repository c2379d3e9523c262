import type { School } from '@memocartes/contract/schools/schools.routes';
import { useListInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { useDeleteSchoolMutation, useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LostWithSchool } from './LostWithSchool.tsx';
import { useSchoolStatus } from './useSchoolStatus.ts';

type Props = {
  readonly school: Pick<School, 'id' | 'name' | 'status'>;
  readonly onClose: () => void;
  /** Called after deletion. */
  readonly onDeleted: () => void;
};

/** Ignores case, extra spaces and the kind of apostrophe. */
const normalize = (text: string) => text.normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Confirms the deletion of a school and all its data: its name has to be typed [schools.delete]. A school with issued
 * invoices can only be archived; the dialog says so first [invoices.kept].
 */
export function DeleteSchool({ school, onClose, onDeleted }: Props) {
  const { t } = useTranslation('schoolActions');
  const failure = useFailure();
  const { archive } = useSchoolStatus();
  const [remove, { isLoading, error }] = useDeleteSchoolMutation();
  const counts = useGetSchoolQuery({ id: school.id });
  const issued = useListInvoicesQuery({ school_id: school.id, status: ['ISSUED', 'PAID', 'CANCELLED'], nb_items: 1 });
  const isInvoiced = !!issued.data?.count;
  // A school whose invoices are not loaded yet may turn out to be one that can only be archived.
  const isDeletable = !issued.isLoading && !isInvoiced;
  const [typed, setTyped] = useState('');
  const isConfirmed = normalize(typed) === normalize(school.name);

  const deleteSchool = async () => {
    const { error: refused } = await remove({ id: school.id });
    if (refused && !isNotFound(refused)) return;
    toast.success(t('deleted', { name: school.name }));
    onDeleted();
  };

  const archiveInstead = () => {
    onClose();
    void archive(school);
  };

  const footer = (
    <>
      <Button disabled={isLoading} onClick={onClose}>
        {t('cancel')}
      </Button>
      {isDeletable && (
        <Button
          kind="danger"
          busy={isLoading}
          disabled={!isConfirmed || !counts.data}
          onClick={() => void deleteSchool()}
        >
          {t('delete')}
        </Button>
      )}
    </>
  );

  return (
    <Dialog
      kind="alertdialog"
      title={t('deleteTitle', { name: school.name })}
      onClose={onClose}
      busy={isLoading}
      footer={footer}
    >
      <Stack gap={4}>
        <Loaded {...counts} data={issued.isLoading ? undefined : counts.data} waiting={<Loading lines={5} />}>
          {(details) =>
            isInvoiced ? <Banner tone="warning">{t('invoiced')}</Banner> : <LostWithSchool school={details} />
          }
        </Loaded>
        {school.status !== 'ARCHIVED' && (
          <div className="mc-dialog__way-back">
            {t('rather')}{' '}
            <Button size="small" onClick={archiveInstead}>
              {t('archive')}
            </Button>
          </div>
        )}
        {isDeletable && (
          <TextField
            name="typed"
            label={t('typeName', { name: school.name })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        )}
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
      </Stack>
    </Dialog>
  );
}
