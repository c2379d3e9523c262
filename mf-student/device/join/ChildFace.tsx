import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import { Avatar } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';

type Props = {
  readonly student: DeviceStudent;
  readonly name: string;
  /** Side in px. */
  readonly size: number;
};

/** By what a child who does not read yet finds their own name: the photograph that their school gave, else their picture. */
export const ChildFace = ({ student, name, size }: Props) =>
  student.avatar === null ? (
    <ChildPicture picture={student.picture} size={size} />
  ) : (
    <Avatar name={name} size={size} src={`/api/documents/${student.avatar}`} />
  );
