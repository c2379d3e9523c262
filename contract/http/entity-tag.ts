/** `If-Match` of a version: `"3"`. */
export const entityTagOf = (version: number): string => `"${version}"`;

/** The version that an `If-Match` names; undefined for anything else. */
export const versionOf = (tag: string): number | undefined => {
  const [, digits] = /^"(\d{1,9})"$/.exec(tag.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
