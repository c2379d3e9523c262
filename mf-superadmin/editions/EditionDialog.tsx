import { editionNameMax } from '@memocartes/contract/editions/editions';
import type { Edition } from '@memocartes/contract/editions/editions.routes';
import { useCreateEditionMutation, useUpdateEditionMutation } from '@memocartes/shared-api/editions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly edition?: Edition | undefined; readonly onClose: () => void };

/** Adds an edition, or renames one [editions.named]. */
export function EditionDialog({ edition, onClose }: Props) {
  const { t } = useTranslation('editions');
  const id = useId();
  const failure = useFailure();
  const [create, creating] = useCreateEditionMutation();
  const [update, updating] = useUpdateEditionMutation();
  const [name, setName] = useState(edition?.name ?? '');
  const [failed, setFailed] = useState<string>();
  const busy = creating.isLoading || updating.isLoading;
  const save = async () => {
    const { error } = await (edition ? update({ id: edition.id, name }) : create({ name }));
    if (error) {
      setFailed(failure.text(error));
      return;
    }
    toast.success(t(edition ? 'renamed' : 'added'));
    onClose();
  };
  return (
    <Dialog
      width={439}
      title={t(edition ? 'renameTitle' : 'addTitle')}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy} disabled={!name.trim()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !busy) void save();
        }}
      >
        <TextField
          name="name"
          label={t('name')}
          required
          maxLength={editionNameMax}
          value={name}
          error={failed}
          onChange={(typed) => {
            setFailed(undefined);
            setName(typed);
          }}
        />
      </form>
    </Dialog>
  );
}
