export { Can, type CanProps } from './Can.tsx';
export { type Me, SessionProvider, useCan, useMe, useOptionalMe } from './session.tsx';
export { toMe } from './toMe.ts';
export { useRoleLabel } from './useRoleLabel.ts';
