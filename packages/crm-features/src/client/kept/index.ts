/**
 * What the server answered last, on this device: shown at once at the next start while the server is
 * asked, and readable without a network. It belongs to one user in one company and role, and ends
 * with the session.
 */
export * from './keepReads.ts';
export * from './restoreReads.ts';
export * from './keptScreen.ts';
export { ownerOfUser } from './keptOwner.ts';
export { writeScreen } from './keptDatabase.ts';
