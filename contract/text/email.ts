/** E-mail address of an account [accounts.email]. */
export const emailPattern = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+\.[^\s@.<>()[\],;:"\\\p{C}]{2,}$/u;
