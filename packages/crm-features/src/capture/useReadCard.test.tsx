import { toasts } from '@cardinal/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/apiClient.ts';
import { CrmProvider } from '../client/index.ts';
import { createSessionStore } from '../client/sessionStore.ts';
import { buildSession, fakeFetch, memoryStorage } from '../fixtures/index.ts';
import { businessCardScan } from '../fixtures/businessCard.ts';
import { begin, capture } from './captureState.ts';
import type { CaptureAction, CaptureState } from './captureState.ts';
import { useReadCard } from './useReadCard.ts';

const file = new File(['a card'], 'IMG_1.jpg', { type: 'image/jpeg' });

describe('useReadCard', () => {
  let state: CaptureState;

  beforeEach(() => {
    // The input before another picture was requested.
    state = capture(begin('scan'), { type: 'edited', values: { first_name: 'Ada' } });
    vi.spyOn(toasts, 'show');
  });
  afterEach(() => {
    vi.doUnmock('./picture.ts');
    vi.resetModules();
    vi.restoreAllMocks();
  });

  function start() {
    const session = createSessionStore(memoryStorage());
    session.set(buildSession());
    const fetch = fakeFetch(() => Response.json(businessCardScan()));
    const api = createApiClient({ session, clientId: 'tab', fetch });
    const dispatch = (action: CaptureAction) => {
      state = capture(state, action);
    };
    return renderHook(() => useReadCard(dispatch), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <CrmProvider session={session} api={api} realtime={false}>
          {children}
        </CrmProvider>
      ),
    }).result;
  }

  it('reports that the code for pictures did not load, and keeps the picture and the input', async () => {
    vi.doMock('./picture.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const result = start();
    await act(() => result.current.openFile(file));
    expect(toasts.show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Extraction failed', tone: 'danger' }),
    );
    expect(state).toMatchObject({
      step: 'reading',
      picture: file,
      reading: { status: 'failed', mayRetry: true },
      values: { first_name: 'Ada' },
    });

    // The network is back: the next attempt prepares the same file and reads it.
    const preparePicture = vi.fn<(chosen: File) => Promise<File>>(() => Promise.resolve(file));
    const toBase64 = () => Promise.resolve('YSBjYXJk');
    vi.doMock('./picture.ts', () => ({ preparePicture, toBase64 }));
    await act(() => result.current.readAgain(file));
    expect(preparePicture).toHaveBeenCalledExactlyOnceWith(file);
    expect(state).toMatchObject({
      step: 'review',
      values: { first_name: 'Ada', last_name: 'Mwangi' },
    });
  });
});
