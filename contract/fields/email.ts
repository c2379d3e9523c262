/** E-mail address of an account [accounts.email]. */
export const emailPattern = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+\.[^\s@.<>()[\],;:"\\\p{C}]{2,}$/u;

/** An address as accounts store it: in lower case, without spaces around it. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
