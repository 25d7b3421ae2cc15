import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCamera } from './useCamera.ts';

describe('useCamera', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

  const give = (mediaDevices: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });

  it.each([
    ['is not there', () => undefined],
    ['is there and undefined', () => give(undefined)],
    ['is there and null', () => give(null)],
    ['has no getUserMedia', () => give({})],
  ])('reports that cameras are not available if mediaDevices %s', async (_what, arrange) => {
    arrange();
    const { result } = renderHook(useCamera);
    await waitFor(() =>
      expect(result.current.state).toEqual({ status: 'problem', problem: 'unsupported' }),
    );
  });

  it("returns the camera's stream", async () => {
    const track = { addEventListener: vi.fn<() => void>(), stop: vi.fn<() => void>() };
    const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
    const devices = {
      getUserMedia() {
        // Browsers refuse a call that is detached from its object.
        return this === devices
          ? Promise.resolve(stream)
          : Promise.reject(new TypeError('Illegal'));
      },
    };
    give(devices);
    const { result, unmount } = renderHook(useCamera);
    await waitFor(() => expect(result.current.state).toMatchObject({ status: 'live', stream }));
    unmount();
    expect(track.stop).toHaveBeenCalledOnce();
  });
});
