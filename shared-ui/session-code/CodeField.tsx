import type { ReactNode } from 'react';
import { useId } from 'react';

import { FieldError } from '../fields/Field.tsx';
import { spacedCode } from './SessionCode.tsx';
import '../fields/fields.css';
import './session-code.css';

export type CodeFieldProps = {
  name: string;
  label: ReactNode;
  /** The typed digits. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | null;
  /** Number of digits; 6 by default. */
  length?: number;
};

/** Field in which a student enters the code from the board, ruled as in an exercise book. */
export function CodeField({ name, label, value, onChange, error, length = 6 }: CodeFieldProps) {
  const id = useId();
  return (
    <div className="mc-field mc-code-field">
      <label htmlFor={id} className="mc-code__label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="mc-code-field__input"
        inputMode="numeric"
        autoComplete="off"
        value={spacedCode(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
      />
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}
