export { AuditLog, type AuditLogProps } from './AuditLog.tsx';
export type { AuditTable } from './auditTable.ts';
