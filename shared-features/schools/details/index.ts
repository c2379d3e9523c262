export { EndDate } from './EndDate.tsx';
export { endTone } from './endTone.ts';
export { SchoolIdentity } from './SchoolIdentity.tsx';
export { SchoolSeats } from './SchoolSeats.tsx';
export { SchoolStatus } from './SchoolStatus.tsx';
export { SchoolSubscription } from './SchoolSubscription.tsx';
