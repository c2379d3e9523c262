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

/** Values of a form with the names as stored [students.names]. */
export const withCapitalisedNames = <V extends { readonly firstname: string; readonly lastname: string }>(
  values: V,
): V => ({ ...values, firstname: capitalise(values.firstname), lastname: capitalise(values.lastname) });
