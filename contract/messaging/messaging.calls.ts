import { call } from '../http/call.ts';

export const chatsCalls = {
  list: call('GET', '/chats', 'messaging:use'),
  create: call('POST', '/chats', 'chat:create'),
  view: call('GET', '/chats/:id', 'chat:view'),
  messages: call('GET', '/chats/:id/messages', 'chat:view'),
  read: call('PATCH', '/chats/:id/read', 'chat:view'),
  send: call('POST', '/chats/messages', 'chat:view'),
  sendToClass: call('POST', '/chats/messages/class', 'chat:write-class'),
  takeBack: call('DELETE', '/chats/messages/:id', 'message:take-back'),
  report: call('POST', '/chats/messages/:id/report', 'message:report'),
};

export const messageReportsCalls = {
  list: call('GET', '/chats/reports', 'message-report:list'),
  view: call('GET', '/chats/reports/:id', 'message-report:view'),
  resolve: call('PATCH', '/chats/reports/:id', 'message-report:view'),
};
