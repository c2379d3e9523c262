import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useIsSaving } from '../saving/Saving.tsx';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { describedBy, FieldError, FieldHint, RequiredMark } from './Field.tsx';
import { formatBytes, hasExtension } from './files.ts';
import './file-drop.css';

export type FileDropProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: File | null;
  readonly onChange: (file: File | null, name: string) => void;
  /** Called with a refused file and the reason. */
  readonly onReject?: (file: File, reason: 'size' | 'type') => void;
  readonly error?: string | false | null;
  /** Messages for a refused file, by reason, instead of the default messages. */
  readonly refusals?: Readonly<Record<'size' | 'type', string>>;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Accepted extensions, without a dot: `['csv']`. Any file by default. */
  readonly extensions?: readonly string[];
  /** Maximum size in bytes. */
  readonly maxBytes?: number;
  /** Delay in ms before a file is checked; none by default. */
  readonly delayMs?: number;
};

/**
 * Field for one file, dropped or chosen. Refuses a file that has another format or is too large, and shows the reason.
 * If both are wrong, shows the format [resources.file-check].
 */
export function FileDrop(props: FileDropProps) {
  const { name, label, value, onChange, onReject, error, refusals, hint, required, disabled, extensions, maxBytes } =
    props;
  const { delayMs = 0 } = props;
  const { texts, locale } = useTheme();
  const isSaving = useIsSaving();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownError = waiting ? undefined : (refused ?? error);
  useEffect(() => () => clearTimeout(timer.current), []);

  const receiveFile = (file: File | undefined) => {
    if (!file || disabled || isSaving) return;
    clearTimeout(timer.current);
    if (!delayMs) {
      check(file);
      return;
    }
    setWaiting(true);
    onChange(null, name);
    timer.current = setTimeout(() => {
      setWaiting(false);
      check(file);
    }, delayMs);
  };

  const refusalOf = (file: File) => {
    if (extensions && !hasExtension(file, extensions)) {
      return { reason: 'type', text: texts.fileWrongType(extensions.join(', ')) } as const;
    }
    if (maxBytes !== undefined && file.size > maxBytes) {
      return { reason: 'size', text: texts.fileTooBig(formatBytes(maxBytes, locale)) } as const;
    }
    return undefined;
  };

  const check = (file: File) => {
    const refusal = refusalOf(file);
    setRefused(refusal && (refusals?.[refusal.reason] ?? refusal.text));
    onChange(refusal ? null : file, name);
    if (refusal) onReject?.(file, refusal.reason);
  };

  const remove = () => {
    // The button disappears, so the file input gets the focus.
    input.current?.focus();
    onChange(null, name);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    receiveFile(event.dataTransfer.files[0]);
  };

  const drag = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(!disabled && !isSaving);
  };

  return (
    <div className="mc-field">
      <span className="mc-field__label" id={`${id}-label`}>
        {label}
        {required && <RequiredMark />}
      </span>
      {/* The input is emptied after each choice, so with `required` it would be invalid even after a choice. */}
      {required && (
        <span hidden id={`${id}-required`}>
          {texts.required}
        </span>
      )}
      <FieldHint id={`${id}-hint`} hint={hint} />
      {/* The label makes the whole zone clickable; the input handles the keyboard. */}
      <label
        className={classes(
          'mc-drop',
          isDraggedOver && 'mc-drop--over',
          shownError && 'mc-drop--error',
          disabled && 'mc-drop--off',
        )}
        onDragOver={drag}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <Icon name={value ? 'file' : 'upload'} size={28} />
        {/* Always the same element, since screen readers announce only changes of an existing one. */}
        <span id={`${id}-file`} role="status" className={value ? 'mc-drop__name' : undefined}>
          {value ? (
            <>
              {value.name} <small>{formatBytes(value.size, locale)}</small>
            </>
          ) : waiting ? (
            texts.loading
          ) : (
            <>
              {texts.dropHere} <u>{texts.browse}</u>
            </>
          )}
        </span>
        <input
          ref={input}
          type="file"
          name={name}
          disabled={disabled}
          aria-disabled={isSaving || undefined}
          onClick={(event) => isSaving && event.preventDefault()}
          accept={extensions?.map((extension) => `.${extension}`).join(',')}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { file: value, required, hint, error: shownError })}
          aria-invalid={shownError ? true : undefined}
          onChange={(event) => {
            receiveFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {value && !disabled && (
        <div>
          <IconButton icon="trash" size="small" label={texts.remove(value.name)} onClick={remove} />
        </div>
      )}
      <FieldError id={`${id}-error`} error={shownError} />
    </div>
  );
}
