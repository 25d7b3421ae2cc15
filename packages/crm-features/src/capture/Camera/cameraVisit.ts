import type { CameraProblem } from '../texts.ts';
import { cameraAccess, hasTorch, openCamera, cameraProblemOf, setTorch } from './openCamera.ts';

/** The state of the camera. */
export type CameraState =
  | { status: 'starting' }
  | { status: 'live'; stream: MediaStream; hasTorch: boolean; isTorchOn: boolean }
  | { status: 'problem'; problem: CameraProblem };

/** Milliseconds for which a hidden page keeps the camera. */
export const keptHidden = 60_000;

const starting: CameraState = { status: 'starting' };

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

const lensOf = (stream: MediaStream) => stream.getVideoTracks()[0]?.getSettings?.().deviceId;

/** Whether the camera no longer delivers pictures, as after a phone has slept. */
const isDead = (stream: MediaStream) =>
  stream.getVideoTracks().every(({ readyState, muted }) => readyState === 'ended' || muted);

/**
 * The camera for a visit: opened for the first picture, kept for those that follow, and released when
 * the visit ends or the page has been hidden for a minute.
 */
export function createCameraVisit() {
  let state: CameraState = starting;
  let stream: MediaStream | null = null;
  let lens: string | undefined;
  /** Tells a late permission that it is no longer wanted. */
  let attempt = 0;
  let isOpening = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: CameraState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function release() {
    attempt += 1;
    isOpening = false;
    if (stream) stop(stream);
    stream = null;
  }

  async function open() {
    const own = (attempt += 1);
    const devices = cameraAccess();
    if (!devices) return show({ status: 'problem', problem: 'unsupported' });
    isOpening = true;
    try {
      const opened = await openCamera(devices, lens);
      // Permission may be granted after the user has left.
      if (own !== attempt) return stop(opened);
      isOpening = false;
      stream = opened;
      lens = lensOf(opened) ?? lens;
      const [track] = opened.getVideoTracks();
      // Unplugged, or taken by another app. Stopping it ourselves fires no event.
      track?.addEventListener('ended', () => {
        if (own === attempt) fail('busy');
      });
      show({ status: 'live', stream, hasTorch: hasTorch(track), isTorchOn: false });
    } catch (error) {
      if (own !== attempt) return;
      isOpening = false;
      show({ status: 'problem', problem: cameraProblemOf(error) });
    }
  }

  function fail(problem: CameraProblem) {
    release();
    show({ status: 'problem', problem });
  }

  function restart() {
    release();
    show(starting);
    void open();
  }

  const releaseHidden = () => {
    release();
    show(starting);
  };

  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      if (stream) timer = setTimeout(releaseHidden, keptHidden);
      return;
    }
    // Nobody looks at it while a form is shown: the next photo opens it.
    if (listeners.size === 0) return;
    if (stream ? isDead(stream) : state.status === 'starting' && !isOpening) restart();
  };

  return {
    /** The state of the camera. */
    get: () => state,
    /** Calls the listener after every change; returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Opens the camera, unless it is open already. */
    start() {
      document.addEventListener('visibilitychange', onVisibility);
      if (isOpening || (stream && !isDead(stream))) return;
      restart();
    },
    /** Opens the camera again. */
    restart,
    /** Turns the camera's light on or off. */
    async toggleTorch() {
      if (state.status !== 'live') return;
      const { stream: lit, isTorchOn } = state;
      const isDone = await setTorch(lit, !isTorchOn);
      if (isDone && lit === stream) show({ ...state, isTorchOn: !isTorchOn });
    },
    /** Releases the camera, and says why. */
    fail,
    /** Releases the camera. */
    end() {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      releaseHidden();
    },
  };
}

/** The camera for a visit. */
export type CameraVisit = ReturnType<typeof createCameraVisit>;
