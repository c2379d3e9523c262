export { type WeekBar, WeekChart } from './WeekChart.tsx';
