import { Avatar } from '../avatar/Avatar.tsx';
import { ChildPicture } from './ChildPicture.tsx';

export type StudentAvatarProps = {
  readonly name: string;
  /** Address of the photo. */
  readonly photo?: string | null;
  /** Number of the drawing, see `ChildPicture`. */
  readonly picture: number;
  /** Side in px; 36 by default. */
  readonly size?: number;
};

/** A student's photo. Without a photo, or if the photo can't be loaded, the student's drawing [students.photo]. */
export function StudentAvatar({ name, photo, picture, size = 36 }: StudentAvatarProps) {
  const drawing = <ChildPicture picture={picture} size={size} />;
  return photo ? <Avatar name={name} src={photo} size={size} fallback={drawing} /> : drawing;
}

/** A student in a list: avatar of 32 px, and name. */
export function StudentPerson(student: Omit<StudentAvatarProps, 'size'>) {
  return (
    <span className="mc-person">
      <StudentAvatar {...student} size={32} />
      <span>{student.name}</span>
    </span>
  );
}
