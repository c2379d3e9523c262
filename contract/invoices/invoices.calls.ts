import { call } from '../http/call.ts';

export const invoicesCalls = {
  list: call('GET', '/invoices', 'invoice:view'),
  counts: call('GET', '/invoices/counts', 'invoice:manage'),
  months: call('GET', '/invoices/months', 'invoice:manage'),
  schools: call('GET', '/invoices/schools', 'invoice:manage'),
  teachers: call('GET', '/invoices/teachers', 'invoice:manage'),
  view: call('GET', '/invoices/:id', 'invoice:view'),
  file: call('GET', '/invoices/:id/file', 'invoice:view'),
  preview: call('POST', '/invoices/preview', 'invoice:manage'),
  create: call('POST', '/invoices', 'invoice:manage'),
  issue: call('POST', '/invoices/issue', 'invoice:manage'),
  update: call('PATCH', '/invoices/:id', 'invoice:manage'),
  remove: call('DELETE', '/invoices/:id', 'invoice:manage'),
  credit: call('POST', '/invoices/:id/credit-note', 'invoice:manage'),
  send: call('POST', '/invoices/:id/send', 'invoice:manage'),
  sendMany: call('POST', '/invoices/send', 'invoice:manage'),
  buyer: call('GET', '/schools/:id/buyer', 'invoice:manage'),
  saveBuyer: call('PATCH', '/schools/:id/buyer', 'invoice:manage'),
};
