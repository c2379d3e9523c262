export { Card, type CardProps } from './Card.tsx';
export { FormColumns, type Gap, Grid, Row, Stack, StickyFoot } from './Stack.tsx';
