export { tellHeldCaptures, type HeldCapturesOptions } from './heldCaptures.ts';
export * from './startOutbox.ts';
export * from './useWaitingCaptures.ts';
export { isUnsent, type StoredCapture, type WaitingCapture } from './waitingCapture.ts';
export { usePhotoReader } from '../visit/usePhotoReader.ts';
