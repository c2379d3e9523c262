export { WeekChart, type WeekBar } from './WeekChart.tsx';
