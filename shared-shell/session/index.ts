export { Can, type CanProps } from './Can.tsx';
export { SessionProvider, useCan, useMe, useOptionalMe as useVisitor, type Me } from './session.tsx';
export { toMe } from './toMe.ts';
