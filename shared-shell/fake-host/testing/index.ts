export { fakeApi, type Answers, type Sent } from './fakeApi.ts';
export { chooseFilter, moreAction } from './lists.ts';
export { renderInHost, type InHost } from './renderInHost.tsx';
