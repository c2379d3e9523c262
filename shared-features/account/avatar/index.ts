export { avatarBody } from './avatar.body.ts';
export { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
export { OwnAvatarDialog } from './OwnAvatarDialog.tsx';
export { type AvatarActions, useStudentAvatar, useUserAvatar } from './useAvatar.ts';
