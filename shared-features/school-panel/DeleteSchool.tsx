import type { School } from '@memocartes/contract/schools/schools.routes';
import { useDeleteSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { TextField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

type Props = { readonly school: School; readonly onClose: () => void; readonly onArchive: () => void };

/** Case, stray spaces and the kind of apostrophe don't count. */
const plain = (text: string) => text.normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

/** The last question before a school goes with all that is in it: its name has to be typed. */
export function DeleteSchool({ school, onClose, onArchive }: Props) {
  const { t } = useTranslation('schoolPanel');
  const { close, fromPage } = usePanel();
  const navigate = useNavigate();
  const failure = useFailure();
  const [remove, { isLoading, error }] = useDeleteSchoolMutation();
  const [typed, setTyped] = useState('');
  const sure = plain(typed) === plain(school.name);
  const lost = [
    t('lost.pupils', { count: school.nb_students_all }),
    t('lost.staff', { count: school.nb_staff }),
    t('lost.classes', { count: school.nb_classes }),
    t('lost.followers', { count: school.nb_followers }),
    t('lost.packs', { count: school.nb_packs }),
  ];
  const act = async () => {
    const { error: refused } = await remove({ id: school.id });
    if (refused) return;
    toast.success(t('deleted', { name: school.name }));
    close();
    // its own page is gone with it
    if (fromPage) void navigate('/superadmin/schools');
  };
  const footer = (
    <>
      <Button disabled={isLoading} onClick={onClose}>
        {t('panelForm:cancel')}
      </Button>
      <Button kind="danger" busy={isLoading} disabled={!sure} onClick={() => void act()}>
        {t('panelForm:delete')}
      </Button>
    </>
  );
  return (
    <Dialog kind="alertdialog" title={t('deleteTitle', { name: school.name })} onClose={onClose} footer={footer}>
      <Stack gap={4}>
        <div className="mc-dialog__lost">
          {t('lostIntro')}
          <ul>
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {school.status !== 'ARCHIVED' && (
          <div className="mc-dialog__way-back">
            {t('rather')}{' '}
            <Button size="small" onClick={onArchive}>
              {t('archive')}
            </Button>
          </div>
        )}
        <TextField
          name="typed"
          label={t('typeName', { name: school.name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
      </Stack>
    </Dialog>
  );
}
