export type { TagProps, Tone } from './Tag.tsx';
export { Tag } from './Tag.tsx';
