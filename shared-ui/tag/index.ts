export { Tag } from './Tag.tsx';
export type { TagProps, Tone } from './Tag.tsx';
