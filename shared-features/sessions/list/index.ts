export { SessionsList } from './SessionsList.tsx';
