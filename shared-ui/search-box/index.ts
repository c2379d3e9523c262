export { FilterField, type FilterFieldProps } from './FilterField.tsx';
export { SearchBox, type SearchBoxProps, type SearchResult } from './SearchBox.tsx';
