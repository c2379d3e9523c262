export { type Answers, fakeApi, type Sent } from './fakeApi.ts';
export { fakeStream } from './fakeStream.ts';
export { chooseFilter, moreAction } from './lists.ts';
export { lostDeletion } from './lostDeletion.ts';
export { deadNotificationLinks } from './notificationLinks.ts';
export { type Call, recordCalls, writesOf } from './recordCalls.ts';
export { type InHost, renderInHost } from './renderInHost.tsx';
export { setPageVisibility } from './setPageVisibility.ts';
