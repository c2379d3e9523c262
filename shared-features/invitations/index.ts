export { InviteSelected } from './InviteSelected.tsx';
export { NextAction } from './NextAction.tsx';
export { slipsPath } from './slipsPath.ts';
export { useInvite, useRefusals } from './useInvite.ts';
