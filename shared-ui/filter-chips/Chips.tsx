import type { KeyboardEvent, RefObject } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { Choice } from './recognise.ts';

type Props = {
  readonly chips: readonly Choice[];
  readonly onRemove: (choice: Choice) => void;
  /** Input that gets the focus after the last chip. */
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The selected filters. A click, Backspace or Delete removes a chip; left and right arrows move between chips. */
export function Chips({ chips, onRemove, input }: Props) {
  const texts = useUiTexts();
  if (chips.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const chip = chips[index];
    if (!chip) return;
    if (event.key === 'ArrowLeft') buttons[Math.max(0, index - 1)]!.focus();
    else if (event.key === 'ArrowRight') (buttons[index + 1] ?? input.current)?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      (buttons[index - 1] ?? buttons[index + 1] ?? input.current)?.focus();
      onRemove(chip);
    } else return;
    event.preventDefault();
  };

  return (
    // Handles the keys of all chips.
    <div role="presentation" className="mc-chips__chosen" onKeyDown={onKeyDown}>
      <ul aria-label={texts.activeFilters}>
        {chips.map((chip) => (
          <li key={`${chip.facet.key} ${chip.option.value}`}>
            <button
              type="button"
              className="mc-chip"
              aria-label={texts.removeFilter(chip.facet.label, chip.option.label)}
              title={`${chip.facet.label}\u00a0: ${chip.option.label}`}
              onClick={() => {
                input.current?.focus({ preventScroll: true });
                onRemove(chip);
              }}
            >
              <span>{chip.option.label}</span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
