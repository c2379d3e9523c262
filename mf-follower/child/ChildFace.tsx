import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';

type Props = {
  readonly child: Pick<StudentRow, 'firstname' | 'lastname' | 'avatar' | 'picture'>;
  readonly size: number;
};

/** A child's photo or, without one, the picture that represents the child on tablets. */
export const ChildFace = ({ child, size }: Props) =>
  child.avatar ? (
    <Avatar name={personName(child)} src={`/api/documents/${child.avatar.id}`} size={size} />
  ) : (
    <ChildPicture picture={child.picture} size={size} />
  );
