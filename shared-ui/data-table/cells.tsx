import type { ReactNode } from 'react';

/** Maximum length of an e-mail address that is shown on one line, in characters. */
const maxWholeEmail = 32;

/** An e-mail address in a cell, on one line; a long one breaks before « @ ». Shows a dash if there is none. */
export function emailCell(email: string | null | undefined): ReactNode {
  if (!email) return '–';
  if (email.length <= maxWholeEmail) return <span className="mc-table__whole">{email}</span>;
  const [name, host] = email.split('@');
  return (
    <>
      <span className="mc-table__whole">{name}</span>
      <wbr />
      <span className="mc-table__whole">{host !== undefined && `@${host}`}</span>
    </>
  );
}

/** Names in a cell, separated by commas; lines break between names only. Shows a dash if there are none. */
export function namesCell(names: readonly string[]): ReactNode {
  if (names.length === 0) return '–';
  return names.map((name, i) => (
    <span key={i} className="mc-table__whole">
      {name}
      {i < names.length - 1 && ', '}
    </span>
  ));
}
