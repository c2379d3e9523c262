import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useEscape } from '../overlay/useEscape.ts';
import { useOutsideInteraction } from '../overlay/useOutsideInteraction.ts';
import { useScrollToOption } from '../overlay/useScrollToOption.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { Chips } from './Chips.tsx';
import { Choices, type Entry } from './Choices.tsx';
import {
  type Choice,
  choicesOf,
  type ChosenFilters,
  type FilterFacet,
  filtersChangedBy,
  recognise,
  suggest,
  toggledValues,
  wordsBefore,
} from './recognise.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import '../fields/fields.css';
import './filter-chips.css';

export type FilterChipsProps = {
  /** Accessible name of the field; also its placeholder by default. */
  readonly label: string;
  readonly placeholder?: string;
  readonly facets: readonly FilterFacet[];
  readonly chosen: ChosenFilters;
  /** Called with the changed filters and all their new values; an empty list removes a filter. */
  readonly onChange: (changed: ChosenFilters) => void;
  /** The search text next to the filters. */
  readonly search: string;
  /**
   * Called with the words that name no filter, 200 ms after the last key press. The list's entry « Chercher … » calls
   * it with the whole text.
   */
  readonly onSearch: (text: string) => void;
  /** Minimum number of characters of a search; 1 by default. */
  readonly from?: number;
};

const namesOf = (choices: readonly Choice[]) => choices.map(({ option }) => option.label).join(' · ');

/**
 * One field for a list's search and filters. Words that name filters (« CE1 maths ») become chips on Enter, or when the
 * field loses focus. The list under the field offers all filters. A click removes a chip; Backspace at the start of the
 * field moves the focus to the last chip.
 */
export function FilterChips(props: FilterChipsProps) {
  const { label, placeholder = label, facets, chosen, onChange, search, onSearch, from = 1 } = props;
  const texts = useUiTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** Whether the list offers all filters, regardless of the typed text: the button opened it. */
  const [showsAllFilters, setShowsAllFilters] = useState(false);
  const [active, setActive] = useState(-1);
  const [announcement, setAnnouncement] = useState('');
  const typed = useTypedSearch({ search, onSearch, facets, from });
  const { text, choices, otherWords } = typed;

  const chips = choicesOf(facets).filter(({ facet, option }) => chosen[facet.key]?.includes(option.value));

  const add = (added: readonly Choice[], remainingText: string) => {
    const changed = filtersChangedBy(added, chosen);
    if (Object.keys(changed).length > 0) onChange(changed);
    typed.set(remainingText);
    // The list of options changes with the text, so no option stays active.
    if (text) setActive(-1);
    if (text.trim() && !showsAllFilters) setOpen(false);
    setAnnouncement(texts.filterAdded(namesOf(added)));
  };

  const remove = (chip: Choice) => {
    onChange({ [chip.facet.key]: toggledValues(chip, chosen) });
    setAnnouncement(texts.filterRemoved(chip.option.label));
  };

  const pick = (choice: Choice) => {
    if (chosen[choice.facet.key]?.includes(choice.option.value)) remove(choice);
    // The option replaces the word that was being typed; the words before it may name other filters.
    else if (text.trim() && !showsAllFilters) {
      const before = recognise(wordsBefore(text, choice.option), facets);
      add([...before.choices, choice], before.otherWords);
    } else add([choice], text);
  };

  const leave = () => {
    setOpen(false);
    if (choices.length > 0) add(choices, otherWords);
  };

  // Esc may have closed the list before the field is left.
  useOutsideInteraction(box, leave, open || choices.length > 0);

  const actions: Entry[] =
    choices.length > 0 && !showsAllFilters
      ? [
          { key: 'add', label: texts.filterBy(namesOf(choices)), onPick: () => add(choices, otherWords) },
          {
            key: 'literal',
            label: texts.searchFor(text.trim()),
            onPick: () => {
              typed.searchLiterally();
              setOpen(false);
            },
          },
        ]
      : [];
  const options = suggest(showsAllFilters ? '' : text, facets, chosen).map((choice): Entry => ({
    key: `${choice.facet.key} ${choice.option.value}`,
    label: choice.option.label,
    onPick: () => pick(choice),
    choice,
  }));
  const entries = [...actions, ...options];
  const isOpen = open && entries.length > 0;
  // Also closes the list while the focus is on the button or on a chip.
  useEscape(box, () => setOpen(false), isOpen);

  const activeId = isOpen && active >= 0 ? `${id}-${active}` : undefined;
  const scrollToOption = useScrollToOption(activeId);

  const move = (step: 1 | -1) => {
    scrollToOption();
    setOpen(true);
    const from = active < 0 && step < 0 ? 0 : active;
    setActive(open ? (from + step + entries.length) % entries.length : step > 0 ? 0 : entries.length - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    const lastChip = atStart ? [...(box.current?.querySelectorAll<HTMLElement>('.mc-chip') ?? [])].at(-1) : undefined;
    const chosenEntry = isOpen ? (entries[active] ?? actions[0]) : actions[0];
    if (event.key === 'ArrowDown' && entries.length > 0) move(1);
    else if (event.key === 'ArrowUp' && entries.length > 0) move(-1);
    else if (event.key === 'Enter' && chosenEntry) chosenEntry.onPick();
    else if (event.key === 'Enter') setOpen(false);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Escape' && text) typed.set('');
    else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && lastChip) lastChip.focus();
    else return;
    event.preventDefault();
  };

  const clear = () => {
    typed.set('');
    if (chips.length > 0) {
      onChange(Object.fromEntries(chips.map(({ facet }) => [facet.key, []])));
      setAnnouncement(texts.filterRemoved(namesOf(chips)));
    }
    input.current?.focus({ preventScroll: true });
  };

  const toggle = (event: MouseEvent) => {
    setActive(-1);
    setShowsAllFilters(!isOpen);
    setOpen(!isOpen);
    // Only after a key press (detail 0): on a touch screen, focus would open the keyboard.
    if (event.detail === 0) input.current?.focus();
  };

  return (
    <div ref={box} className="mc-chips" role="search">
      <div className="mc-input mc-chips__field">
        <Icon name="search" />
        <Chips chips={chips} onRemove={remove} input={input} />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={chips.length > 0 ? '' : placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            typed.type(event.target.value);
            setShowsAllFilters(false);
            setActive(-1);
            setOpen(event.target.value.trim() !== '');
          }}
          onKeyDown={onKeyDown}
        />
        {(text || chips.length > 0) && (
          <IconButton icon="close" size="small" label={texts.clearFilters} onClick={clear} />
        )}
        {facets.length > 0 && (
          <button
            type="button"
            className="mc-chips__button"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onClick={toggle}
          >
            <Icon name="filter" />
            <span>{texts.filters}</span>
          </button>
        )}
      </div>
      <Choices
        id={id}
        facets={facets}
        entries={entries}
        active={active}
        chosen={chosen}
        label={texts.filters}
        open={isOpen}
        sheet={showsAllFilters || !text.trim()}
        onActive={setActive}
        onClose={() => setOpen(false)}
      />
      <p role="status" className="mc-sr-only">
        {announcement}
      </p>
    </div>
  );
}
