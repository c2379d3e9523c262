export { AvatarDialog, type AvatarDialogProps } from './AvatarDialog.tsx';
export { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
export { OwnAvatarDialog } from './OwnAvatarDialog.tsx';
export { useStudentAvatar, useUserAvatar, type AvatarActions } from './useAvatar.ts';
export { avatarBody } from './avatar.body.ts';
