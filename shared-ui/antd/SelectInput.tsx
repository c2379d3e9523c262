import { fold } from '@memocartes/contract/text/fold';
import Select from 'antd/es/select';

import { Icon } from '../icon/index.ts';
import { useUnlessSaving } from '../saving/useUnlessSaving.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { AntdTheme } from './AntdTheme.tsx';

type Value = string | number;
type Option = { readonly value: Value; readonly label: string; readonly disabled?: boolean };

type SelectInputProps = {
  readonly id: string;
  readonly describedBy?: string;
  readonly required?: boolean;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown, name: string) => void;
  readonly onBlur?: (name: string) => void;
  readonly onSearch?: (text: string) => void;
  readonly options: readonly Option[];
  readonly multiple: boolean;
  readonly loading?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | false | null;
  readonly placeholder?: string;
};

/** antd's select: virtualised long lists, search, multiple values. */
export default function SelectInput(props: SelectInputProps) {
  const {
    id,
    describedBy,
    required,
    name,
    value,
    onChange,
    onBlur,
    onSearch,
    options,
    multiple,
    loading,
    readOnly,
    disabled,
    error,
    placeholder,
  } = props;
  const texts = useUiTexts();
  const { isSaving, unlessSaving } = useUnlessSaving();
  return (
    <AntdTheme>
      <Select<Value | Value[] | null, Option>
        id={id}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        mode={multiple ? 'multiple' : undefined}
        value={value as Value | Value[] | null}
        options={[...options]}
        aria-disabled={isSaving || undefined}
        open={isSaving ? false : undefined}
        showSearch={
          !isSaving && {
            // « coeur » finds « Cœur » [interface.search]; options found by the server are already filtered.
            filterOption: onSearch ? false : (text, option) => fold(option?.label ?? '').includes(fold(text)),
            onSearch,
          }
        }
        allowClear={{ label: texts.clear, clearIcon: <Icon name="close" /> }}
        suffixIcon={loading ? undefined : <Icon name="chevron-down" />}
        removeIcon={<Icon name="close" />}
        menuItemSelectedIcon={multiple ? <Icon name="check" /> : null}
        loading={loading}
        disabled={disabled || readOnly}
        status={error ? 'error' : undefined}
        placeholder={placeholder ?? texts.choose}
        notFoundContent={loading ? texts.loading : texts.noResult}
        onChange={unlessSaving((next) => onChange(next ?? (multiple ? [] : null), name))}
        onBlur={() => onBlur?.(name)}
      />
    </AntdTheme>
  );
}
