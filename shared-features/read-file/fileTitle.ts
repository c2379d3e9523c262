const maxLength = 255;

/**
 * The name of a file as a title that the API accepts: its last 255 characters, without control and bidirectional
 * characters. Phones and messengers add such invisible characters to file names.
 */
export const fileTitle = ({ name }: Pick<File, 'name'>): string =>
  name.slice(-maxLength).replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '');
