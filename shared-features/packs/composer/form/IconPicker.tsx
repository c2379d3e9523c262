import { type FieldBinding, FieldError } from '@memocartes/shared-ui/fields';
import { PackIcon, packIconNames, packIconOf } from '@memocartes/shared-ui/pack-icon';
import { useUnlessSaving } from '@memocartes/shared-ui/saving';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Chooses a pack's icon. The icon that the pack had is listed even if it is no longer offered. */
export function IconPicker({ name, value, onChange, onBlur, error }: FieldBinding<string>) {
  const { t } = useTranslation('composer');
  const { isSaving, unlessSaving } = useUnlessSaving();
  const id = useId();
  const [initial] = useState(() => (value ? packIconOf(value) : undefined));
  const chosen = value ? packIconOf(value) : undefined;
  const proposed: readonly string[] = packIconNames;
  const icons = initial && !proposed.includes(initial) ? [initial, ...packIconNames] : packIconNames;

  return (
    <fieldset className="icon-picker" aria-describedby={error ? id : undefined}>
      <legend>
        {t('icon')}
        <span className="mc-field__required" aria-hidden>
          *
        </span>
        {chosen && <span className="icon-picker__name"> {t(`icons.${chosen}`)}</span>}
      </legend>
      <div className="icon-picker__icons">
        {icons.map((icon) => (
          <label key={icon} title={t(`icons.${icon}`)}>
            <input
              type="radio"
              className="mc-sr-only"
              name={name}
              aria-label={t(`icons.${icon}`)}
              checked={icon === chosen}
              aria-disabled={isSaving || undefined}
              onChange={unlessSaving(() => onChange(icon))}
              onBlur={onBlur}
            />
            <PackIcon name={icon} size={26} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
