/** Imports what captures a lead. */
export const loadCaptureDialog = () => import('@cardinal/crm-features/capture-dialog');

/** Imports what shows one lead. */
export const loadLeadDetail = () => import('@cardinal/crm-features/lead-detail');
