import { camera } from '@cardinal/contract/limits';
import type { CameraProblem } from '../texts.ts';

/**
 * Names of the errors of `getUserMedia` (W3C Media Capture), by what the user can do about them.
 */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
};

/** What the user can do about an error of `getUserMedia`. */
export const cameraProblemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';

/**
 * The function that opens cameras; undefined if the page is not secure or the browser forbids it.
 * `mediaDevices` is then absent, undefined or empty, despite its types.
 */
export function cameraAccess(): MediaDevices | undefined {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.getUserMedia === 'function' ? devices : undefined;
}

const sharp = { width: { ideal: camera.width }, height: { ideal: camera.height } };

/**
 * Opens the rear camera, or any other if there is none.
 * @param deviceId The lens of an earlier stream: asked again for any rear camera, some phones choose
 *   their wide-angle lens, with which a card is small and bent
 */
export async function openCamera(devices: MediaDevices, deviceId?: string): Promise<MediaStream> {
  const wanted: (MediaTrackConstraints | true)[] = [
    ...(deviceId ? [{ ...sharp, deviceId: { exact: deviceId } }] : []),
    { ...sharp, facingMode: 'environment' },
    // Some drivers refuse a wish as if it were a condition.
    true,
  ];
  for (const video of wanted) {
    try {
      return await devices.getUserMedia({ audio: false, video });
    } catch (error) {
      const isTooMuch = error instanceof Error && error.name === 'OverconstrainedError';
      if (!isTooMuch || video === true) throw error;
    }
  }
  throw new TypeError('No camera was asked for.');
}

/** Whether a camera has a light. */
export function hasTorch(track: MediaStreamTrack | undefined): boolean {
  const capabilities = track?.getCapabilities?.() ?? {};
  return 'torch' in capabilities && capabilities.torch === true;
}

/** Turns the camera's light on or off; returns whether it succeeded. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    // `torch` is missing from TypeScript's constraints, because W3C defines it in a separate
    // document.
    const light = { torch: isOn } as MediaTrackConstraintSet;
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
    return true;
  } catch {
    return false;
  }
}
