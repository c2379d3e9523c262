export { Tag, type TagProps, type Tone } from './Tag.tsx';
