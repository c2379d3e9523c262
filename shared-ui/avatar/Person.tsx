import { Avatar } from './Avatar.tsx';

type Props = {
  readonly name: string;
  readonly src?: string | null;
  readonly size?: number;
};

/** A person in a list: picture and name. */
export function Person({ name, src, size = 32 }: Props) {
  return (
    <span className="mc-person">
      <Avatar name={name} src={src} size={size} />
      <span>{name}</span>
    </span>
  );
}
