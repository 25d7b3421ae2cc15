import { camera } from '@cardinal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { CameraProblem } from '../texts.ts';

/** The state of the camera. */
export type CameraState =
  | { status: 'starting' }
  | { status: 'live'; stream: MediaStream; hasTorch: boolean }
  | { status: 'problem'; problem: CameraProblem };

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

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  const capabilities = track?.getCapabilities?.() ?? {};
  return 'torch' in capabilities && capabilities.torch === true;
}

/**
 * The function that opens cameras; undefined if the page is not secure or the browser forbids it.
 * `mediaDevices` is then absent, undefined or empty, despite its types.
 */
function cameraAccess(): MediaDevices | undefined {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.getUserMedia === 'function' ? devices : undefined;
}

const openCamera = (devices: MediaDevices): Promise<MediaStream> =>
  devices.getUserMedia({
    audio: false,
    video: {
      facingMode: 'environment',
      width: { ideal: camera.width },
      height: { ideal: camera.height },
    },
  });

/** Opens the camera and reports its state; returns a function that releases it. */
function connect(onState: (state: CameraState) => void): () => void {
  let isGone = false;
  let stream: MediaStream | undefined;
  const start = async () => {
    const devices = cameraAccess();
    if (!devices) return onState({ status: 'problem', problem: 'unsupported' });
    try {
      const opened = await openCamera(devices);
      // Permission may be granted after the user has left.
      if (isGone) return stop(opened);
      stream = opened;
      const [track] = opened.getVideoTracks();
      // Unplugged, or taken by another app. Stopping it ourselves fires no event.
      track?.addEventListener('ended', () => onState({ status: 'problem', problem: 'busy' }));
      onState({ status: 'live', stream, hasTorch: hasTorch(track) });
    } catch (error) {
      if (!isGone) onState({ status: 'problem', problem: problemOf(error) });
    }
  };
  void start();
  return () => {
    isGone = true;
    if (stream) stop(stream);
  };
}

/** The rear camera while the component is mounted; its stream is always stopped. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ status: 'starting' });
  const disconnect = useRef<(() => void) | null>(null);

  useEffect(() => {
    disconnect.current = connect(setState);
    return () => disconnect.current?.();
  }, []);

  const restart = () => {
    disconnect.current?.();
    setState({ status: 'starting' });
    disconnect.current = connect(setState);
  };
  return { state, restart };
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
