export * from './AuditTrail.tsx';
export * from './AuditTrailView.tsx';
