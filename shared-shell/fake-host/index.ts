export type { FakeHostProps } from './FakeHost.tsx';
export { fakeMe, fakeSettings } from './people.ts';
