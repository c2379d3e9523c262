export { type AvatarActions, useSaveStudentAvatar, useStudentAvatar, useUserAvatar } from './avatar-actions.ts';
export { AvatarField, type AvatarFieldProps, avatarFieldSize } from './AvatarField.tsx';
export { OwnAvatarDialog } from './OwnAvatarDialog.tsx';
