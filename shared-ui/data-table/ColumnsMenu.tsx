import { useId, useRef, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useEscape } from '../overlay/useEscape.ts';
import { useOutsideInteraction } from '../overlay/useOutsideInteraction.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { ColumnChoice } from './useColumns.ts';

type Props = {
  readonly choices: ColumnChoice[];
  readonly changed: boolean;
  readonly show: (key: string, shown: boolean) => void;
  readonly reset: () => void;
};

/** « Colonnes »: one check box per column, disabled if the column can't be hidden. Esc closes it and returns focus. */
export function ColumnsMenu({ choices, changed, show, reset }: Props) {
  const texts = useUiTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useOutsideInteraction(box, () => setOpen(false), open);
  useEscape(box, close, open);

  return (
    <div ref={box} className="mc-choose">
      <IconButton
        ref={button}
        icon="columns"
        label={texts.columns}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {open && (
        <fieldset id={id} className="mc-choose__drop">
          <legend>{texts.shownColumns}</legend>
          {choices.map(({ key, title, shown, fixed }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={shown}
                disabled={fixed}
                onChange={(event) => show(key, event.target.checked)}
              />
              {title}
            </label>
          ))}
          <Button size="small" kind="quiet" icon="refresh" disabled={!changed} onClick={reset}>
            {texts.resetColumns}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
