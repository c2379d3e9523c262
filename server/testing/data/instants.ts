type Duration = { days?: number; hours?: number; minutes?: number; seconds?: number };

const msOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;

/** The instant this long ago, in ISO format. */
export const ago = (duration: Duration): string => new Date(Date.now() - msOf(duration)).toISOString();

/** The instant this long from now, in ISO format. */
export const fromNow = (duration: Duration): string => new Date(Date.now() + msOf(duration)).toISOString();
