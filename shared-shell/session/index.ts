export { Can, type CanProps } from './Can.tsx';
export { SessionProvider, useCan, useMe, useOptionalMe, type Me } from './session.tsx';
export { toMe } from './toMe.ts';
