export type { SeatsProps } from './Seats.tsx';
export { Seats } from './Seats.tsx';
