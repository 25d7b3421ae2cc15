import { paths } from '@cardinal/contract/paths';

export { paths };

/** The screens for managers and administrators. */
export const managerPaths: ReadonlySet<string> = new Set([
  paths.manager,
  paths.assignments,
  paths.import,
  paths.members,
  paths.tryKey,
]);

/** Names of the query parameters for dialogs that are open on top of a screen. */
export const overlays = {
  /** Capture method with which the capture dialog is open: `scan`, `manual` or `choose`. */
  capture: 'capture',
} as const;

/** Query parameter with the id of the import that is shown, or its value while a file is chosen. */
export const imports = { param: 'import', another: 'new' } as const;

/** Name of the query parameter with the token of an invitation link. */
export const invite = 'invite';
