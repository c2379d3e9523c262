import { fold } from '@memocartes/contract/text/fold';

/** One value of a filter. `words`: synonyms that can be typed; `under`: the value of its parent option. */
export type FilterOption = {
  readonly value: string;
  readonly label: string;
  readonly words?: readonly string[];
  readonly under?: string;
};

/** A filter and its values. Choosing a second value replaces the first unless the filter is `multiple`. */
export type FilterFacet = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly multiple?: boolean;
};

/** Chosen values by the key of their filter. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** An option with its filter. */
export type Choice = { readonly facet: FilterFacet; readonly option: FilterOption };

/**
 * Normalises a text: lower case, no accents or ligatures, and no final « s » of words of more than three letters. « Certifiées »
 * thus equals « certifiee ».
 */
const normalize = (text: string): string =>
  fold(text)
    .trim()
    .split(/\s+/)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

const namesOf = ({ label, words = [] }: FilterOption): string[] => [label, ...words].map(normalize);
const maxWords = 6;

/** All options of all filters. */
export const choicesOf = (facets: readonly FilterFacet[]): Choice[] =>
  facets.flatMap((facet) => facet.options.map((option) => ({ facet, option })));

/** The options that a typed text names in full, and its other words: « cheval » in « CE1 maths cheval ». */
export function recognise(
  text: string,
  facets: readonly FilterFacet[],
): { readonly choices: Choice[]; readonly otherWords: string } {
  const byName = new Map<string, Choice>();
  for (const choice of choicesOf(facets)) {
    for (const name of namesOf(choice.option)) if (!byName.has(name)) byName.set(name, choice);
  }
  const words = text.trim().split(/\s+/).filter(Boolean);
  const choices: Choice[] = [];
  const otherWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(maxWords, words.length - at) }, (_none, i) => i + 1).toReversed();
    const length = lengths.find((count) => byName.has(normalize(words.slice(at, at + count).join(' '))));
    if (length) choices.push(byName.get(normalize(words.slice(at, at + length).join(' ')))!);
    else otherWords.push(words[at]!);
    at += length ?? 1;
  }
  return { choices, otherWords: otherWords.join(' ') };
}

const beginsIn = (start: string) => (name: string) => name.startsWith(start) || name.includes(` ${start}`);

/**
 * Options with a word that begins with the last typed word. If nothing is typed, the options without a parent, and
 * those that are chosen or whose parent or sibling is chosen.
 */
export function suggest(text: string, facets: readonly FilterFacet[], chosen: ChosenFilters): Choice[] {
  const last = normalize(text.trim().split(/\s+/).at(-1) ?? '');

  const isShown = ({ facet, option }: Choice) => {
    if (last) return namesOf(option).some(beginsIn(last));
    const values = chosen[facet.key] ?? [];
    const isOpen = (parent: string) =>
      values.includes(parent) || facet.options.some(({ under, value }) => under === parent && values.includes(value));
    return option.under === undefined || isOpen(option.under);
  };

  return choicesOf(facets).filter(isShown);
}

/** The typed words before the start of an option's name: « cheval » in « cheval corps hum » for « Corps humain ». */
export function wordsBefore(text: string, option: FilterOption): string {
  const words = text.trim().split(/\s+/);
  const from = words.findIndex((_word, at) => namesOf(option).some(beginsIn(normalize(words.slice(at).join(' ')))));
  return words.slice(0, from < 0 ? words.length - 1 : from).join(' ');
}

/** The values of a filter after toggling an option. */
export function toggledValues({ facet, option }: Choice, chosen: ChosenFilters): readonly string[] {
  const values = chosen[facet.key] ?? [];
  if (values.includes(option.value)) return values.filter((value) => value !== option.value);
  return facet.multiple ? [...values, option.value] : [option.value];
}

/** The filters that change when these options are selected in turn, with all their values. */
export function filtersChangedBy(choices: readonly Choice[], chosen: ChosenFilters): ChosenFilters {
  const changed: Record<string, readonly string[]> = {};
  for (const choice of choices) {
    const { key } = choice.facet;
    const current = { ...chosen, ...changed };
    if (!current[key]?.includes(choice.option.value)) changed[key] = toggledValues(choice, current);
  }
  return changed;
}
