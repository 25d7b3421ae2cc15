/** Imports the dialog for capturing a lead. */
export const loadCaptureDialog = () => import('@cardinal/crm-features/capture-dialog');

/** Imports the dialog with a lead's details. */
export const loadLeadDetail = () => import('@cardinal/crm-features/lead-detail');

/** Imports the list of keyboard shortcuts. */
export const loadShortcuts = () => import('./ShortcutsDialog.tsx');

/** Imports what prepares this device for reading cards. */
export const loadPrepareDevice = () => import('@cardinal/crm-features/prepare-device');
