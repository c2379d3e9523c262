import { useState } from 'react';

/**
 * The search that a field sent last. The page applies a search later, in a transition of the router; until then
 * `search` is an earlier search.
 * @param onChange called when `search` was changed elsewhere: by the address or « clear all »
 * @returns the search sent last, and a function that records what the field sends
 */
export function useSentSearch(search: string, onChange: (search: string) => void) {
  const [applied, setApplied] = useState(search);
  const [sent, setSent] = useState([search]);
  if (search !== applied) {
    setApplied(search);
    const index = sent.indexOf(search);
    setSent(index < 0 ? [search] : sent.slice(index));
    if (index < 0) onChange(search);
  }
  return { lastSent: sent.at(-1)!, recordSent: (next: string) => setSent((earlier) => [...earlier, next]) };
}
