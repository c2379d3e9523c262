export { Seats, type SeatsProps } from './Seats.tsx';
