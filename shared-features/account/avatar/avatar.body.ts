import type { AvatarBody } from '@memocartes/contract/documents/avatars.routes';

/** Octets of a picture at most, before it is cropped: of anybody, and of oneself. */
export const avatarMaxBytes = 5_000_000;
export const ownAvatarMaxBytes = 15_000_000;

export type Pictured = { readonly firstname: string; readonly lastname: string };

/** Request body of a picture; its title and description are both « Avatar NOM Prénom ». */
export function avatarBody({ firstname, lastname }: Pictured, data: string): AvatarBody {
  const title = `Avatar ${lastname} ${firstname}`;
  return { avatar_data: data, avatar_title: title, avatar_description: title, avatar_type: 'IMAGE' };
}

/** Whether a data URL contains a JPEG, regardless of the file's name. */
export const isJpeg = (data: string): boolean => /^data:[^,]*;base64,\/9j\//.test(data);
