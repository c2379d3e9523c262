import { Avatar } from './Avatar.tsx';

/** « Prénom NOM », as people are named everywhere. */
export const personName = (person: { readonly firstname: string; readonly lastname?: string | null }): string =>
  [person.firstname, person.lastname?.toLocaleUpperCase('fr')].filter(Boolean).join(' ');

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
