/** Formats a version for `If-Match`: `"3"`. */
export const entityTagOf = (version: number): string => `"${version}"`;

/** Parses the version in an `If-Match` header; undefined if the header has another format. */
export const versionOf = (tag: string): number | undefined => {
  const [, digits] = /^"(\d{1,9})"$/.exec(tag.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
