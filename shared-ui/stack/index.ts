export type { CardProps } from './Card.tsx';
export { Card } from './Card.tsx';
export type { Gap } from './Stack.tsx';
export { FormColumns, Grid, Row, Stack, StickyFoot } from './Stack.tsx';
