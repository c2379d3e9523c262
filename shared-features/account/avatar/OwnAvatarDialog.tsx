import { ownAvatarMaxBytes } from '@memocartes/contract/documents/avatars';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUserAvatar } from './avatar-actions.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { useDeleteAvatar } from './useDeleteAvatar.ts';

/** Crops and saves one's own picture, from a file of up to 15,000,000 bytes, or deletes it [accounts.photo-size]. */
export function OwnAvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('avatar');
  const deleteAvatar = useDeleteAvatar();
  const me = useMe();
  const [isBroken, setIsBroken] = useState(false);
  const avatar = me.avatar === null ? null : { id: me.avatar };
  const { save, remove } = useUserAvatar({ ...me, id: me.id_user, avatar });
  const name = personName(me);

  const deletePicture = async () => {
    if (avatar && (await deleteAvatar(t('deleteOwn'), remove))) onClose();
  };

  const picture = avatar && !isBroken && (
    <img src={documentUrl(avatar.id)} alt={name} width={120} height={120} onError={() => setIsBroken(true)} />
  );

  return (
    <AvatarDialog
      title={t('ownTitle')}
      maxBytes={ownAvatarMaxBytes}
      // [accounts.photo-unread]
      current={isBroken ? <Banner tone="danger">{t('FETCH_IMAGE')}</Banner> : picture}
      onSave={save}
      onDelete={() => void deletePicture()}
      onClose={onClose}
    />
  );
}
