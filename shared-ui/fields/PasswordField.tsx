import { useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { useIsSaving } from '../saving/Saving.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { Field, type FieldProps, inputClass } from './Field.tsx';

export type PasswordFieldProps = FieldProps<string> & { readonly autoComplete?: 'current-password' | 'new-password' };

/** A password field with a button to show its text. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, value, onChange, onBlur, disabled, autoComplete = 'current-password' } = props;
  const readOnly = useIsSaving() || props.readOnly;
  const texts = useUiTexts();
  const [seen, setSeen] = useState(false);
  return (
    <Field {...props}>
      {(control) => (
        <div className={inputClass(props)}>
          <input
            {...control}
            value={value}
            readOnly={readOnly}
            disabled={disabled}
            autoComplete={autoComplete}
            type={seen ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value, name)}
            onBlur={() => onBlur?.(name)}
          />
          <IconButton
            icon={seen ? 'eye-off' : 'eye'}
            label={seen ? texts.hidePassword : texts.showPassword}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          />
        </div>
      )}
    </Field>
  );
}
