import { textsLoaded } from '@cardinal/contract/messages';

/** Waits for the texts of the code too, so that it is shown at once. */
async function withTexts<T>(code: Promise<T>): Promise<T> {
  const loaded = await code;
  await textsLoaded();
  return loaded;
}

/** Imports the dialog for capturing a lead. */
export const loadCaptureDialog = () => withTexts(import('@cardinal/crm-features/capture-dialog'));

/** Imports the dialog with a lead's details. */
export const loadLeadDetail = () => withTexts(import('@cardinal/crm-features/lead-detail'));

/** Imports the list of keyboard shortcuts. */
export const loadShortcuts = () => withTexts(import('./ShortcutsDialog.tsx'));

/** Imports what prepares this device for reading cards. */
export const loadPrepareDevice = () => withTexts(import('@cardinal/crm-features/prepare-device'));
