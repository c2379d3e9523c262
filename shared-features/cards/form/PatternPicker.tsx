import { type Pattern, patterns } from '@memocartes/contract/cards/layout/patterns';
import { useUnlessSaving } from '@memocartes/shared-ui/saving';
import { useTranslation } from 'react-i18next';

type Props = { readonly name: string; readonly value: Pattern; readonly onChange: (pattern: Pattern) => void };

/** The five layouts of a side, each drawn as a small card, and the name of the chosen layout. */
export function PatternPicker({ name, value, onChange }: Props) {
  const { t } = useTranslation('cardEditor');
  const { isSaving, unlessSaving } = useUnlessSaving();
  return (
    <fieldset className="pattern-picker">
      <legend className="mc-sr-only">{t('pattern')}</legend>
      <div className="pattern-picker__choices">
        {patterns.map((pattern) => (
          <label key={pattern} title={t(`patterns.${pattern}`)}>
            <input
              type="radio"
              className="mc-sr-only"
              name={name}
              checked={pattern === value}
              aria-disabled={isSaving || undefined}
              onChange={unlessSaving(() => onChange(pattern))}
            />
            <span className={`pattern-picker__card pattern-picker__card--${pattern}`} aria-hidden>
              <i />
              <b />
              <i />
            </span>
            <span className="mc-sr-only">{t(`patterns.${pattern}`)}</span>
          </label>
        ))}
      </div>
      <p className="pattern-picker__name" aria-hidden>
        {t(`patterns.${value}`)}
      </p>
    </fieldset>
  );
}
