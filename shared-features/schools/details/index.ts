export { Ending } from './Ending.tsx';
export { isNearEnd } from './near-end.ts';
export { SchoolBought } from './SchoolBought.tsx';
export { SchoolIdentity } from './SchoolIdentity.tsx';
export { SchoolSeats } from './SchoolSeats.tsx';
export { SchoolStatus } from './SchoolStatus.tsx';
