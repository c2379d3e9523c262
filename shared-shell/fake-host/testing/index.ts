export type { Answer, Answers, ErrorAnswer, Sent } from './answers.ts';
export { fakeApi } from './fakeApi.ts';
export { fakeStream } from './fakeStream.ts';
export { chooseFilter, moreAction } from './lists.ts';
export { lostDeletion } from './lostDeletion.ts';
export { deadNotificationLinks } from './notificationLinks.ts';
export { type Call, recordCalls, writesOf } from './recordCalls.ts';
export { type InHost, renderInHost } from './renderInHost.tsx';
export { setPageVisibility } from './setPageVisibility.ts';
