import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useOutsideInteraction } from '../overlay/useOutsideInteraction.ts';
import { useScrollToOption } from '../overlay/useScrollToOption.ts';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { useDebounced } from './useDebounced.ts';
import '../fields/fields.css';
import './search-box.css';

export type SearchResult = { readonly id: string | number; readonly label: string; readonly detail?: ReactNode };

export type SearchBoxProps = {
  /** Accessible name and placeholder: what is searched. */
  readonly label: string;
  /** Called with the text 200 ms after the last key press; with an empty text for a single character. */
  readonly onSearch: (text: string) => void;
  /** Results of the last text; undefined while loading. */
  readonly results?: readonly SearchResult[];
  readonly loading?: boolean;
  readonly error?: string;
  readonly onPick: (result: SearchResult) => void;
  readonly className?: string;
};

/** Minimum number of characters of a search. */
const minLength = 2;

/**
 * A search field with a result list below it, usable with arrow keys, Enter and Esc. Screen readers announce the number
 * of results [interface.result-count].
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, onSearch, results = [], loading, error, onPick, className } = props;
  const texts = useUiTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [searchedText, setSearchedText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = text.trim().length >= minLength ? text.trim() : '';
  const isSettled = wanted === searchedText && !loading;
  const shownResults = isSettled ? results : [];

  useOutsideInteraction(box, () => setOpen(false), open);
  useDebounced(wanted, searchedText, (next) => {
    setSearchedText(next);
    onSearch(next);
  });

  const type = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(next.trim() !== '');
  };

  const clear = () => {
    // The button disappears, so the field gets the focus.
    input.current?.focus({ preventScroll: true });
    type('');
  };

  const pick = (result: SearchResult) => {
    type('');
    onPick(result);
  };

  const activeId = open && active >= 0 ? `${id}-${active}` : undefined;
  const scrollToOption = useScrollToOption(activeId);

  const move = (step: number) => {
    scrollToOption();
    setOpen(text.trim() !== '');
    if (shownResults.length > 0) {
      setActive((active + step + shownResults.length + (active < 0 && step < 0 ? 1 : 0)) % shownResults.length);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shownResults[active] ?? (shownResults.length === 1 ? shownResults[0] : undefined);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open && chosen) pick(chosen);
    else if (event.key === 'Escape' && text) type('');
    else return;
    event.preventDefault();
  };

  const note = !wanted
    ? texts.typeMore
    : error || (isSettled ? shownResults.length === 0 && texts.noResult : texts.loading);

  return (
    <div ref={box} className={classes('mc-search', className)}>
      <div className="mc-input">
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(text.trim() !== '')}
          onKeyDown={onKeyDown}
        />
        {text && <IconButton icon="close" size="small" label={texts.clear} onClick={clear} />}
      </div>
      <div className="mc-search__drop" hidden={!open}>
        <ul role="listbox" id={`${id}-list`} aria-label={label}>
          {shownResults.map((result, i) => (
            <li
              key={result.id}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === active}
              onPointerMove={() => setActive(i)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(result)}
              onKeyDown={onKeyDown}
            >
              <span>{result.label}</span>
              {result.detail && <small>{result.detail}</small>}
            </li>
          ))}
        </ul>
        <p role="status" className={note ? 'mc-search__note' : 'mc-sr-only'}>
          {open && (note || texts.results(shownResults.length))}
        </p>
      </div>
    </div>
  );
}
