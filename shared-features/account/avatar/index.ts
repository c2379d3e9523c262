export { AvatarField, type AvatarFieldProps, avatarFieldSize } from './AvatarField.tsx';
export { OwnAvatarDialog } from './OwnAvatarDialog.tsx';
export { type AvatarActions, useSaveStudentAvatar, useStudentAvatar, useUserAvatar } from './useAvatarCalls.ts';
