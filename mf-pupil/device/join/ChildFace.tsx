import type { DevicePupil } from '@memocartes/contract/device/device.routes';
import { Avatar } from '@memocartes/shared-ui/avatar';
import { ChildPicture, type Picture } from '@memocartes/shared-ui/child-picture';

type Props = {
  readonly pupil: DevicePupil;
  readonly name: string;
  readonly picture: Picture | undefined;
  /** Side in px. */
  readonly size: number;
};

/** By what a child who does not read yet finds their own name: the photograph that their school gave, else their picture. */
export const ChildFace = ({ pupil, name, picture, size }: Props) =>
  pupil.avatar === null && picture ? (
    <ChildPicture picture={picture} size={size} />
  ) : (
    <Avatar name={name} size={size} src={pupil.avatar === null ? null : `/api/documents/${pupil.avatar}`} />
  );
