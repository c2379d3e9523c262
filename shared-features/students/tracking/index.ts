export { PhysicalCards } from './PhysicalCards.tsx';
export { TrackingActions } from './TrackingActions.tsx';
