export { SearchBox } from './SearchBox.tsx';
export type { SearchBoxProps, SearchResult } from './SearchBox.tsx';
export { FilterField } from './FilterField.tsx';
export type { FilterFieldProps } from './FilterField.tsx';
export { useDebounced } from './useDebounced.ts';
