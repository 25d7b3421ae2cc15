/** Imports what reads on the device: the first screens do not need it. */
export const loadDevice = () => import('./readOnDevice.ts');
