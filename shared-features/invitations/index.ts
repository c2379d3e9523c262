export { InviteSelected } from './InviteSelected.tsx';
export { NextAction } from './NextAction.tsx';
export { slipsPath } from './slipsPath.ts';
export { useRefusals } from './useInvite.ts';
