import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PersonName } from './avatar.body.ts';
import type { AvatarActions } from './avatar-actions.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import { useDeleteAvatar } from './useDeleteAvatar.ts';

export type AvatarFieldProps = AvatarActions & {
  readonly person: PersonName;
  readonly avatar: { readonly id: number } | null;
  /** Whether the signed-in person may change and delete the picture: `can(me, 'student:avatar', student)`. */
  readonly canEdit: boolean;
  /** Why the signed-in person may not change the picture. */
  readonly hint?: string;
  /** What the user agrees to by saving a picture, shown in the dialog. */
  readonly note?: string;
  /** A picture that is not saved yet, as a data URL; null without a picture. Changes show no toast or confirmation. */
  readonly draft?: string | null;
  /** Shown without a picture, instead of the person's initials, in the size `avatarFieldSize`. */
  readonly fallback?: ReactNode;
};

/** Side of the picture in px. */
export const avatarFieldSize = 88;

/**
 * A person's picture, with buttons to change and delete it [accounts.photo-deleted]. Without a picture: `fallback`, or
 * the initials.
 */
export function AvatarField({ person, avatar, canEdit, hint, note, draft, fallback, save, remove }: AvatarFieldProps) {
  const { t } = useTranslation('avatar');
  const deleteAvatar = useDeleteAvatar();
  const [isOpen, setIsOpen] = useState(false);
  const fullName = personName(person);
  const name = fullName || t('nobody');
  const isDraft = draft !== undefined;
  const src = draft ?? documentUrl(avatar?.id);

  const ask = () => (isDraft ? remove() : deleteAvatar(t('deleteTitle', { name }), remove));
  const change = (
    <Button size="small" icon="image" disabled={!canEdit} onClick={() => setIsOpen(true)}>
      {t(src ? 'change' : 'add')}
    </Button>
  );

  return (
    <Row gap={4}>
      <Avatar name={fullName} src={src} size={avatarFieldSize} alone={fullName !== ''} fallback={fallback} />
      <Stack gap={2} align="start">
        {canEdit || !hint ? (
          change
        ) : (
          <Tooltip text={hint} place="bottom">
            {change}
          </Tooltip>
        )}
        {canEdit && src && (
          <Button size="small" kind="danger-quiet" icon="trash" onClick={() => void ask()}>
            {t('delete')}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <AvatarDialog
          title={t('title', { name })}
          note={note}
          onSave={save}
          hidesToast={isDraft}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  );
}
