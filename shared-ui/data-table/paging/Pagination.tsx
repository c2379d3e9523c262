import { useState } from 'react';

import { IconButton } from '../../button/IconButton.tsx';
import { useUiTexts } from '../../theme/ThemeProvider.tsx';
import './paging.css';

export type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Minimum number of pages for the field in which a page number can be typed. */
const manyPages = 3;

/** Moves to the previous or next page of a list, or to a typed page number. Renders nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const texts = useUiTexts();
  if (pages < 2) return null;
  return (
    <nav className="mc-pages" aria-label={texts.pagination}>
      <IconButton
        icon="chevron-left"
        label={texts.previous}
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{texts.pageOf(page, pages)}</span>
      <IconButton
        icon="chevron-right"
        label={texts.next}
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      {pages >= manyPages && <PageJump page={page} pages={pages} onPage={onPage} />}
    </nav>
  );
}

/**
 * A field that goes to the typed page on Enter or when it loses focus. A number that is too high goes to the last page.
 */
function PageJump({ page, pages, onPage }: PaginationProps) {
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const [typedOn, setTypedOn] = useState(page);
  if (page !== typedOn) {
    setTypedOn(page);
    setTyped('');
  }

  const go = () => {
    const wanted = Math.min(Number(typed), pages);
    if (wanted >= 1 && wanted !== page) onPage(wanted);
    else setTyped('');
  };

  return (
    <input
      className="mc-pages__jump"
      inputMode="numeric"
      aria-label={texts.goToPage}
      placeholder={String(page)}
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
      }}
      onBlur={go}
    />
  );
}
