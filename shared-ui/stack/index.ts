export { FormColumns, Grid, Row, Stack, StickyFoot } from './Stack.tsx';
export type { Gap } from './Stack.tsx';
export { Card } from './Card.tsx';
export type { CardProps } from './Card.tsx';
