export { type AuditResult, audit, auditSince } from './audit.ts';
export { type Balance, balanceAndLocked, balanceOf } from './balance.ts';
export { writeCheckpoint } from './checkpoints.ts';
export { movementsOf } from './movements.ts';
export { printFindings } from './print-findings.ts';
export { referenceLink } from './reference-link.ts';
export { hoofRoom } from './room.ts';
