import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCameraVisit, keptHidden, type CameraVisit } from './cameraVisit.ts';

/** A camera's stream, of which the visit uses no more than this. */
function fakeStream(deviceId: string) {
  const track = Object.assign(new EventTarget(), {
    readyState: 'live',
    muted: false,
    getSettings: () => ({ deviceId }),
    stop() {
      track.readyState = 'ended';
    },
  });
  return { getTracks: () => [track], getVideoTracks: () => [track], track };
}

type Ask = (constraints: { video: unknown }) => Promise<unknown>;

describe('createCameraVisit', () => {
  let visit: CameraVisit;
  let visibility: 'visible' | 'hidden' = 'visible';

  const give = (mediaDevices: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  /** Cameras that answer one after the other. */
  function camera(...answers: (ReturnType<typeof fakeStream> | string)[]) {
    const getUserMedia = vi.fn<Ask>(() => {
      const answer = answers.shift() ?? 'NotFoundError';
      return typeof answer === 'string'
        ? Promise.reject(new DOMException('No camera', answer))
        : Promise.resolve(answer);
    });
    give({ getUserMedia });
    return getUserMedia;
  }
  function show(next: 'visible' | 'hidden') {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  const settled = () => vi.waitFor(() => expect(visit.get().status).not.toBe('starting'));

  beforeEach(() => {
    visit = createCameraVisit();
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    // As the view of the camera does.
    visit.subscribe(() => undefined);
  });
  afterEach(() => {
    visit.end();
    visibility = 'visible';
    vi.useRealTimers();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it.each([
    ['is not there', () => undefined],
    ['is there and undefined', () => give(undefined)],
    ['is there and null', () => give(null)],
    ['has no getUserMedia', () => give({})],
  ])('reports that cameras are not available if mediaDevices %s', (_what, arrange) => {
    arrange();
    visit.start();
    expect(visit.get()).toEqual({ status: 'problem', problem: 'unsupported' });
  });

  it('calls the function as part of its object, without which browsers refuse it', async () => {
    const stream = fakeStream('main');
    const devices = {
      getUserMedia() {
        return this === devices
          ? Promise.resolve(stream)
          : Promise.reject(new TypeError('Illegal'));
      },
    };
    give(devices);
    visit.start();
    await settled();
    expect(visit.get()).toMatchObject({ status: 'live', stream });
  });

  it('opens one stream for every picture, and stops it with the visit', async () => {
    const stream = fakeStream('main');
    const getUserMedia = camera(stream);
    visit.start();
    visit.start();
    await settled();
    visit.start();
    expect(getUserMedia).toHaveBeenCalledOnce();
    visit.end();
    expect(stream.track.readyState).toBe('ended');
  });

  it('stops a stream that is granted after the visit', async () => {
    const stream = fakeStream('main');
    camera(stream);
    visit.start();
    visit.end();
    await vi.waitFor(() => expect(stream.track.readyState).toBe('ended'));
    expect(visit.get().status).toBe('starting');
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['NotFoundError', 'missing'],
    ['NotSupportedError', 'unsupported'],
    ['TypeError', 'failed'],
  ])('says what can be done about a %s', async (name, problem) => {
    camera(name);
    visit.start();
    await settled();
    expect(visit.get()).toEqual({ status: 'problem', problem });
  });

  it('takes any camera if a driver refuses the wish for a rear one', async () => {
    const getUserMedia = camera('OverconstrainedError', fakeStream('front'));
    visit.start();
    await settled();
    expect(visit.get().status).toBe('live');
    expect(getUserMedia).toHaveBeenLastCalledWith({ audio: false, video: true });
  });

  it('keeps the stream while the page is hidden for less than a minute', async () => {
    vi.useFakeTimers();
    const stream = fakeStream('main');
    const getUserMedia = camera(stream);
    visit.start();
    await settled();
    show('hidden');
    vi.advanceTimersByTime(keptHidden - 1);
    show('visible');
    vi.advanceTimersByTime(keptHidden);
    expect(stream.track.readyState).toBe('live');
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('releases it after a minute, and opens the same lens on return', async () => {
    vi.useFakeTimers();
    const stream = fakeStream('main');
    const getUserMedia = camera(stream, fakeStream('main'));
    visit.start();
    await settled();
    show('hidden');
    vi.advanceTimersByTime(keptHidden);
    expect(stream.track.readyState).toBe('ended');
    show('visible');
    await settled();
    expect(visit.get().status).toBe('live');
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(getUserMedia).toHaveBeenLastCalledWith({
      audio: false,
      video: expect.objectContaining({ deviceId: { exact: 'main' } }),
    });
  });

  it('opens another rear lens if that one is gone', async () => {
    const getUserMedia = camera(fakeStream('main'), 'OverconstrainedError', fakeStream('other'));
    visit.start();
    await settled();
    visit.restart();
    await settled();
    expect(visit.get().status).toBe('live');
    expect(getUserMedia).toHaveBeenCalledTimes(3);
  });

  it('opens a camera again that died while the phone slept', async () => {
    const asleep = fakeStream('main');
    const getUserMedia = camera(asleep, fakeStream('main'));
    visit.start();
    await settled();
    show('hidden');
    asleep.track.muted = true;
    show('visible');
    await settled();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(asleep.track.readyState).toBe('ended');
  });

  it('says that another app has taken the camera', async () => {
    const stream = fakeStream('main');
    camera(stream);
    visit.start();
    await settled();
    stream.track.dispatchEvent(new Event('ended'));
    expect(visit.get()).toEqual({ status: 'problem', problem: 'busy' });
  });
});
