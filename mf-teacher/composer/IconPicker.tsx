import { FieldError, type Wired } from '@memocartes/shared-ui/fields';
import { Icon } from '@memocartes/shared-ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { packIcons } from '../packs/icons.ts';

/** The icon by which a pack is known at a glance. */
export function IconPicker({ name, value, onChange, onBlur, error }: Wired<string>) {
  const { t } = useTranslation('composer');
  const id = useId();
  return (
    <fieldset className="icon-picker" aria-describedby={error ? id : undefined}>
      <legend>
        {t('icon')} <span aria-hidden>*</span>
      </legend>
      <div className="icon-picker__icons">
        {packIcons.map((icon) => (
          <label key={icon} title={t(`icons.${icon}`)}>
            <input
              type="radio"
              className="mc-sr-only"
              name={name}
              aria-label={t(`icons.${icon}`)}
              checked={icon === value}
              onChange={() => onChange(icon)}
              onBlur={onBlur}
            />
            <Icon name={icon} size={22} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
