import type { AuditPage, AuditRow } from '@memocartes/contract/audit/audit.routes';

const school = { id: 1, name: 'École primaire des Tilleuls' };

const row = (id: number, more: Partial<AuditRow>): AuditRow => ({
  id,
  date_create: '2026-11-20T15:12:00Z',
  kind: 'SIGN_IN',
  actor: { type: 'ACCOUNT', id: 11, role: 'ADMIN', name: 'Hélène MARCHAND' },
  school,
  target: null,
  address: '192.0.2.0',
  device: 'Firefox 128 · Windows',
  details: {},
  ...more,
});

export const auditPage: AuditPage = {
  events: [
    row(4, { kind: 'ERASED', target: { type: 'STUDENT', id: 42, name: 'élève effacé nº 42' } }),
    row(3, {
      kind: 'ACCESS_CHANGED',
      target: { type: 'USER', id: 20, name: 'Camille ROUSSEL' },
      details: { fields: ['status'], status: ['ACTIVE', 'BANNED'] },
    }),
    row(2, { kind: 'SIGN_IN_FAILED', actor: null, details: { code: 'INVALID_CREDENTIALS', is_limited: true } }),
    row(1, { kind: 'EXPORTED', details: { route: 'GET /api/students' } }),
  ],
  count: 4,
};
