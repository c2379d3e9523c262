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

type Named = { readonly firstname?: string | null; readonly lastname?: string | null };

/**
 * A person's fields, or some of them, with the names as stored: the schemas of requests capitalise them
 * [students.names].
 */
export const withCapitalisedNames = <F extends Named>(fields: F): F => ({
  ...fields,
  ...(typeof fields.firstname === 'string' && { firstname: capitalise(fields.firstname) }),
  ...(typeof fields.lastname === 'string' && { lastname: capitalise(fields.lastname) }),
});
