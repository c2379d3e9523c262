/** Address of the page that requests a reset mail, filled in with `email`. Browsers never send what follows `#`. */
export const resetAddress = (email: string): string =>
  email ? `/Reset#${new URLSearchParams({ email }).toString()}` : '/Reset';

/** The e-mail address in the address of the page, or an empty text. */
export const emailOfAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('email') ?? '';
