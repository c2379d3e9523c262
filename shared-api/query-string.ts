const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Query string with its `?`, or an empty string. Null, undefined and empty values are omitted; an array repeats its
 * name.
 */
export function queryString(params: Record<string, unknown> = {}): string {
  const pairs = Object.entries(params)
    .flatMap(([name, value]) => [value].flat().map((item: unknown) => ({ name, value: item })))
    .filter(({ value }) => !isEmpty(value));
  const query = new URLSearchParams();
  for (const { name, value } of pairs) query.append(name, String(value));
  return pairs.length > 0 ? `?${query}` : '';
}
