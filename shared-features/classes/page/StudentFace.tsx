import type { Class } from '@memocartes/contract/classes/classes.routes';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';

type Props = { readonly student: Pick<Class['students'][number], 'firstname' | 'lastname' | 'avatar' | 'picture'> };

/** A student in a list of the class: the photo, or else the picture shown on tablets, and the name. */
export const StudentFace = ({ student }: Props) =>
  student.avatar ? (
    <Person name={personName(student)} src={`/api/documents/${student.avatar.id}`} />
  ) : (
    <span className="mc-person">
      <ChildPicture picture={student.picture} size={32} />
      <span>{personName(student)}</span>
    </span>
  );
