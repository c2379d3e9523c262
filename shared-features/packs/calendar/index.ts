export { CalendarEndBanner } from './CalendarEndBanner.tsx';
