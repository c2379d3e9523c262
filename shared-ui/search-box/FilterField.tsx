import { useRef, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useIsSaving } from '../saving/Saving.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { useDebounced } from './useDebounced.ts';
import { useSentSearch } from './useSentSearch.ts';
import '../fields/fields.css';
import './search-box.css';

export type FilterFieldProps = {
  /** Accessible name and placeholder. */
  readonly label: string;
  /** Current filter of the list. */
  readonly value: string;
  /** Called 200 ms after the last key press, and immediately by the clear button. */
  readonly onSearch: (text: string) => void;
  /**
   * Number of items found, announced to screen readers [interface.result-count]; null while loading. Omit it
   * above a `DataTable`, which announces the number itself.
   */
  readonly found?: number | null;
};

/** A field that filters the list below while typing. */
export function FilterField({ label, value, onSearch, found }: FilterFieldProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const { lastSent, recordSent } = useSentSearch(value, setText);

  const search = (next: string) => {
    recordSent(next);
    onSearch(next);
  };

  const clear = () => {
    // The button disappears, so the field gets the focus.
    input.current?.focus({ preventScroll: true });
    setText('');
    search('');
  };

  useDebounced(text.trim() ? text : '', lastSent, search);

  return (
    <div className="mc-search mc-search--filter" role="search">
      <div className="mc-input">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          readOnly={useIsSaving()}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && <IconButton icon="close" size="small" label={texts.clear} onClick={clear} />}
      </div>
      {/* Also rendered while empty, since screen readers announce only changes of an existing element. */}
      {found !== undefined && (
        <p role="status" className="mc-sr-only">
          {value && found !== null && texts.results(found)}
        </p>
      )}
    </div>
  );
}
