import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import { Avatar } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';

type Props = {
  readonly student: DeviceStudent;
  readonly name: string;
  /** Width and height in px. */
  readonly size: number;
};

/** The student's photo or, without one, their picture, by which students who can't read yet find their name. */
export const ChildFace = ({ student, name, size }: Props) =>
  student.avatar === null ? (
    <ChildPicture picture={student.picture} size={size} />
  ) : (
    <Avatar name={name} size={size} src={`/api/documents/${student.avatar}`} />
  );
