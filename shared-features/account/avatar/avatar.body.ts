import type { AvatarBody } from '@memocartes/contract/documents/avatars.routes';

export type PersonName = { readonly firstname: string; readonly lastname: string };

/** Request body of a picture; its title and description are both « Avatar Nom Prénom ». */
export function avatarBody({ firstname, lastname }: PersonName, data: string): AvatarBody {
  const title = `Avatar ${lastname} ${firstname}`;
  return { avatar_data: data, avatar_title: title, avatar_description: title, avatar_type: 'IMAGE' };
}

/** Whether a data URL contains a JPEG, regardless of the file's name [accounts.photo-file]. */
export const isJpeg = (data: string): boolean => /^data:[^,]*;base64,\/9j\//.test(data);
