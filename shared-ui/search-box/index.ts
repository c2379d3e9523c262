export type { FilterFieldProps } from './FilterField.tsx';
export { FilterField } from './FilterField.tsx';
export type { SearchBoxProps, SearchResult } from './SearchBox.tsx';
export { SearchBox } from './SearchBox.tsx';
