import { avatarMaxBytes } from '@memocartes/contract/documents/avatars';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useSettings } from '@memocartes/shared-shell/settings';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Cropper } from '@memocartes/shared-ui/cropper';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { FileDrop, formatBytes } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTheme } from '@memocartes/shared-ui/theme';
import { toast } from '@memocartes/shared-ui/toast';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import { usePickedPicture } from './usePickedPicture.ts';

type AvatarDialogProps = {
  readonly title: string;
  /** Saves the chosen square, a JPEG data URL. If it fails, the dialog stays open with the error. */
  readonly onSave: (data: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Maximum file size in bytes; by default the smaller of `LIMIT_FILE_UPLOAD` and 5,000,000 [accounts.photo-size]. */
  readonly maxBytes?: number;
  /** Shows no toast after saving: for a student who has not been created yet. */
  readonly hidesToast?: boolean;
  /** What the user agrees to by saving a picture, shown above the file field. */
  readonly note?: string;
  /** The current picture, shown above the file field until a file is picked. */
  readonly current?: ReactNode;
  /**
   * Adds a button that deletes the current picture; while a file is picked, the button only removes the file. Without a
   * picture and a file, the button is disabled.
   */
  readonly onDelete?: () => void;
};

/**
 * The user picks a JPEG, crops a square and saves it [accounts.photo-saved] [accounts.photo-crop]
 * [accounts.photo-file]. Asks before a picked picture is discarded [interface.unsaved].
 */
export function AvatarDialog({
  title,
  onSave,
  onClose,
  maxBytes,
  hidesToast,
  note,
  current,
  onDelete,
}: AvatarDialogProps) {
  const { t } = useTranslation('avatar');
  const failure = useFailure();
  const { locale } = useTheme();
  const { LIMIT_FILE_UPLOAD } = useSettings();
  const { file, src, isRefused, pick } = usePickedPicture();
  const [crop, setCrop] = useState<() => string | undefined>();
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState<string>();
  const leave = useUnsaved(!!file, { close: onClose });
  const limit = maxBytes ?? Math.min(LIMIT_FILE_UPLOAD, avatarMaxBytes);

  const choose = (picked: File | null) => {
    setCrop(undefined);
    setFailed(undefined);
    void pick(picked);
  };

  const save = async () => {
    const data = crop?.();
    if (!data) return;
    setIsSaving(true);
    setFailed(undefined);
    try {
      await onSave(data);
    } catch (error) {
      setFailed(failure.changeText(error, (reason) => t('save_error', { reason })));
      setIsSaving(false);
      return;
    }
    if (!hidesToast) toast.success(t('save_success'));
    onClose();
  };

  return (
    <Dialog
      title={title}
      onClose={() => void leave()}
      busy={isSaving}
      footer={
        <>
          <Button onClick={() => void leave()} disabled={isSaving}>
            {t(onDelete ? 'close' : 'cancel')}
          </Button>
          {onDelete && (
            <Button
              icon="trash"
              disabled={isSaving || (!file && !current)}
              onClick={() => (file ? choose(null) : onDelete())}
            >
              {t('erase')}
            </Button>
          )}
          <Button kind="primary" disabled={!src || !crop} busy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {note && <p>{note}</p>}
        {!file && current}
        <FileDrop
          name="avatar"
          label={t('file')}
          hint={t('limit', { size: formatBytes(limit, locale) })}
          value={file}
          onChange={choose}
          extensions={['jpeg', 'jpg']}
          maxBytes={limit}
          refusals={{ type: t('fail_upload_type_file'), size: t('FILE_SIZE_OVER') }}
          error={isRefused && t('fail_upload_type_file')}
        />
        {src && <Cropper src={src} onReady={(make) => setCrop(() => make)} />}
        {failed && <Banner tone="danger">{failed}</Banner>}
      </Stack>
    </Dialog>
  );
}
