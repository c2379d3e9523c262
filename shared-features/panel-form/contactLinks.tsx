import type { ReactNode } from 'react';

/** A link that writes to an e-mail address. A long address wraps before its `@`. */
export function emailLink(address: string | null | undefined): ReactNode {
  if (!address) return null;
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}

/** A link that calls a phone number. */
export const phoneLink = (number: string | null | undefined): ReactNode =>
  number ? <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a> : null;
