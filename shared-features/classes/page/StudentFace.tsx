import type { Class } from '@memocartes/contract/classes/classes.routes';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';

type Props = { readonly student: Pick<Class['students'][number], 'firstname' | 'lastname' | 'avatar' | 'picture'> };

/** A student of a class in a list: the photograph that the school gave, else the picture that the tablets show, and the name. */
export const StudentFace = ({ student }: Props) =>
  student.avatar ? (
    <Person name={personName(student)} src={`/api/documents/${student.avatar.id}`} />
  ) : (
    <span className="mc-person">
      <ChildPicture picture={student.picture} size={32} />
      <span>{personName(student)}</span>
    </span>
  );
