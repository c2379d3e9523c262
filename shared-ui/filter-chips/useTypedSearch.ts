import { useState } from 'react';

import { useDebounced } from '../search-box/useDebounced.ts';
import { useSentSearch } from '../search-box/useSentSearch.ts';
import { type Choice, type FilterFacet, recognise } from './recognise.ts';

type Options = {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly facets: readonly FilterFacet[];
  readonly from: number;
};
type Typed = {
  readonly text: string;
  /** Options of filters that the text names; `otherWords`: the other words of the text. */
  readonly choices: Choice[];
  readonly otherWords: string;
  readonly type: (text: string) => void;
  /** Replaces the text, and searches it immediately. */
  readonly set: (text: string) => void;
  /** Searches the whole text, including names of filters. */
  readonly searchLiterally: () => void;
};

/** State of the typed text. Searches the words that name no filter, with a debounce delay. */
export function useTypedSearch({ search, onSearch, facets, from }: Options): Typed {
  const [text, setText] = useState(search);
  const [literal, setLiteral] = useState(search);
  const { lastSent, recordSent } = useSentSearch(search, (changed) => {
    setText(changed);
    setLiteral(changed);
  });

  const send = (next: string) => {
    recordSent(next);
    onSearch(next);
  };

  const isLiteral = text === literal;
  const { choices, otherWords } = isLiteral ? { choices: [], otherWords: text } : recognise(text, facets);
  useDebounced(otherWords.trim().length >= from ? otherWords : '', lastSent, send);

  const set = (next: string) => {
    setText(next);
    setLiteral(next);
    const wanted = next.length >= from ? next : '';
    if (wanted !== lastSent) send(wanted);
  };

  return { text, choices, otherWords, type: setText, set, searchLiterally: () => set(text.trim()) };
}
