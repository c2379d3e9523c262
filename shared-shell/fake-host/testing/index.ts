export { fakeApi, type Answers, type Sent } from './fakeApi.ts';
export { renderInHost, type InHost } from './renderInHost.tsx';
