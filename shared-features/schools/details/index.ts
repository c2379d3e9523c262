export { Ending } from './Ending.tsx';
export { SchoolBought } from './SchoolBought.tsx';
export { SchoolIdentity } from './SchoolIdentity.tsx';
export { SchoolSeats } from './SchoolSeats.tsx';
export { SchoolStatus } from './SchoolStatus.tsx';
