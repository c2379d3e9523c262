import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { RowKey, Selection } from './selection/types.ts';
import './data-table.css';

type Props<Row> = { readonly selection: Selection<Row>; readonly keys: RowKey[] };

/**
 * Shows the number of selected rows, their actions, and buttons that select the page or clear the selection. Sticky
 * while the list is longer than the window.
 */
export function SelectionBar<Row>({ selection, keys }: Props<Row>) {
  const texts = useUiTexts();
  const { selected, onChange, actions, countLabel = texts.selected } = selection;
  const nbOnPage = keys.filter((key) => selected.has(key)).length;
  const elsewhere = selected.size - nbOnPage;
  const count = [countLabel(selected.size), elsewhere > 0 && texts.selectedElsewhere(elsewhere)];

  const clear = (button: HTMLElement) => {
    // The button disappears, so the focus moves to the first check box.
    button.closest('.mc-table, .mc-pickable')?.querySelector<HTMLElement>('.mc-table__pick input')?.focus();
    onChange(new Set());
  };

  const selectPage = (button: HTMLElement) => {
    // This button disappears too.
    button.parentElement?.querySelector<HTMLElement>('.mc-picked__clear')?.focus();
    onChange(new Set([...selected, ...keys]));
  };

  return (
    <div role="group" aria-label={texts.selection} className={selected.size ? 'mc-picked' : 'mc-sr-only'}>
      <strong aria-live="polite">{selected.size > 0 && count.filter(Boolean).join(', ')}</strong>
      {selected.size > 0 && (
        <>
          <IconButton
            size="small"
            icon="close"
            label={texts.unselect}
            className="mc-picked__clear"
            onClick={(event) => clear(event.currentTarget)}
          />
          {nbOnPage < keys.length && (
            <Button size="small" kind="quiet" onClick={(event) => selectPage(event.currentTarget)}>
              {texts.selectPage}
            </Button>
          )}
          {actions && <span className="mc-picked__actions">{actions}</span>}
        </>
      )}
    </div>
  );
}
