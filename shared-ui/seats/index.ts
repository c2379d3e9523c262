export { Seats } from './Seats.tsx';
export type { SeatsProps } from './Seats.tsx';
