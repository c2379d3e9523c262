import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds per time step; the tolerated clock drift is one step (RFC 6238 §5.2). */
const period = 30;

/** 160 random bits, in base 32. */
export const newTotpSecret = () => generateSecret({ length: 20 });

/** The `otpauth:` URL in the QR code. */
export const totpUri = (issuer: string, label: string, secret: string) =>
  generateURI({ issuer, label, secret, period });

const digits = /^\d{6}$/;

/**
 * The time step of a right code: the current, previous or next step; undefined for a wrong code
 * [accounts.second-factor-once].
 */
export function stepOf(secret: string, code: string, seconds = Date.now() / 1000): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!digits.test(token)) return undefined;
  const result = verifySync({ secret, token, period, epoch: Math.floor(seconds), epochTolerance: period });
  return result.valid ? Math.floor(seconds / period) + result.delta : undefined;
}
