/** Matches any text with a URL or an e-mail address, which names must not contain. */
export const addressInName = /:\/\/|www\.|@|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** Capitalises each part of a compound name: « jean-PIERRE » → « Jean-Pierre » [students.names]. */
export function capitalise(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('fr')
    .replace(
      /(^|[\s\-'’])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toLocaleUpperCase('fr'),
    );
}

type Named = { readonly firstname?: string; readonly lastname?: string };

/** A person's fields, or some of them, with the names as stored [students.names]. */
export const withCapitalisedNames = <F extends Named>(fields: F): F => ({
  ...fields,
  ...(fields.firstname !== undefined && { firstname: capitalise(fields.firstname) }),
  ...(fields.lastname !== undefined && { lastname: capitalise(fields.lastname) }),
});
