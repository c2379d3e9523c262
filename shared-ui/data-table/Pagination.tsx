import { IconButton } from '../button/IconButton.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';

export type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

/** Steps through the pages of a list. Draws nothing for a single page. */
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
    </nav>
  );
}
