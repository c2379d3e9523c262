import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../theme/classes.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { Choice, ChosenFilters, FilterFacet } from './recognise.ts';

/** An item of the list: an option of a filter, or an action on the typed text. */
export type Entry = { readonly key: string; readonly label: string; readonly onPick: () => void } & {
  readonly choice?: Choice;
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly facets: readonly FilterFacet[];
  readonly entries: readonly Entry[];
  readonly active: number;
  readonly onActive: (at: number) => void;
  readonly chosen: ChosenFilters;
  /**
   * Whether the list offers all filters, not completions of the typed word. On a phone it then opens from the bottom of
   * the screen.
   */
  readonly sheet: boolean;
  readonly onClose: () => void;
};

/** The list under the field: actions on the typed text, one per line, then the options of each filter. */
export function Choices({ id, label, open, facets, entries, active, onActive, chosen, sheet, onClose }: Props) {
  const texts = useUiTexts();

  const renderEntry = (entry: Entry, className: string) => {
    const index = entries.indexOf(entry);
    const { choice } = entry;
    const isChosen = !!choice && !!chosen[choice.facet.key]?.includes(choice.option.value);
    return (
      // Keys are handled by the field, which keeps the focus.
      <div
        key={entry.key}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        className={classes(className, index === active && `${className}--active`, isChosen && `${className}--chosen`)}
        onPointerMove={() => onActive(index)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={entry.onPick}
        onKeyDown={(event) => event.key === 'Enter' && entry.onPick()}
      >
        {entry.label}
      </div>
    );
  };

  return (
    <div className={classes('mc-chips__drop', sheet && 'mc-chips__drop--sheet')} hidden={!open}>
      <div className="mc-chips__head">
        <strong>{label}</strong>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div role="listbox" id={`${id}-list`} aria-label={label} aria-multiselectable>
        {entries.filter(({ choice }) => !choice).map((entry) => renderEntry(entry, 'mc-chips__act'))}
        {facets.map((facet) => {
          const facetEntries = entries.filter(({ choice }) => choice?.facet === facet);
          if (facetEntries.length === 0) return null;
          return (
            <div key={facet.key} role="group" aria-labelledby={`${id}-${facet.key}`} className="mc-chips__group">
              <span id={`${id}-${facet.key}`} className="mc-chips__title">
                {facet.label}
              </span>
              {facetEntries.map((entry) => renderEntry(entry, 'mc-chips__option'))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
