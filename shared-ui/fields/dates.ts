const separated = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})\s*$/;
const eightDigits = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a typed day (« 3/9/2018 », « 03.09.2018 », « 03092018 ») to `YYYY-MM-DD`; undefined if it is not a day. */
export function parseDay(text: string): string | undefined {
  const parts = separated.exec(text) ?? eightDigits.exec(text);
  if (!parts) return undefined;
  const day = Number(parts[1]);
  const month = Number(parts[2]);
  const year = Number(parts[3]);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** Formats `YYYY-MM-DD` as `dd/mm/yyyy`; returns any other text unchanged. */
export const formatDay = (day: string): string => {
  const parts = iso.exec(day);
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : day;
};
