import { toasts } from '@cardinal/ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../client/http/apiClient.ts';
import { CrmProvider } from '../../client/index.ts';
import { createSessionStore } from '../../client/http/sessionStore.ts';
import { buildSession, fakeFetch, memoryStorage } from '../../fixtures/index.ts';
import { businessCardScan } from '../../fixtures/businessCard.ts';
import { capture, type CaptureAction } from '../state/capture.ts';
import { begin, type CaptureState } from '../state/captureState.ts';
import { PictureError } from './pictureError.ts';
import { useReadCard } from './useReadCard.ts';

const file = new File(['a card'], 'IMG_1.jpg', { type: 'image/jpeg' });

const readable = () => Response.json(businessCardScan());

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

  /** As if this were the module that prepares pictures. */
  function prepareWith(preparePicture: (chosen: File) => Promise<File>) {
    const toBase64 = () => Promise.resolve('YSBjYXJk');
    vi.doMock('./picture.ts', () => ({ preparePicture, toBase64 }));
  }

  function start(respond: () => Response | Promise<Response> = readable) {
    const session = createSessionStore(memoryStorage());
    session.set(buildSession());
    const fetch = fakeFetch(respond);
    const api = createApiClient({ session, clientId: 'tab', fetch });
    const dispatch = (action: CaptureAction) => {
      state = capture(state, action);
    };
    return renderHook(({ isOpen }) => useReadCard(dispatch, isOpen ? state.step : null), {
      initialProps: { isOpen: true },
      wrapper: ({ children }: { children: ReactNode }) => (
        <CrmProvider session={session} api={api} realtime={false}>
          {children}
        </CrmProvider>
      ),
    });
  }

  it('reports that the code for pictures did not load, and keeps the picture and the input', async () => {
    vi.doMock('./picture.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { result } = start();
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
    prepareWith(preparePicture);
    await act(() => result.current.readAgain(file));
    expect(preparePicture).toHaveBeenCalledExactlyOnceWith(file);
    expect(state).toMatchObject({
      step: 'review',
      values: { first_name: 'Ada', last_name: 'Mwangi' },
    });
  });

  it('reads the file that was chosen last, however long the one before takes', async () => {
    const slow = Promise.withResolvers<File>();
    const later = new File(['another card'], 'IMG_2.jpg', { type: 'image/jpeg' });
    prepareWith((chosen) => (chosen === file ? slow.promise : Promise.resolve(chosen)));
    const { result } = start();
    let first = Promise.resolve();
    act(() => {
      first = result.current.openFile(file);
    });
    expect(result.current.isPreparing).toBe(true);
    await act(() => result.current.openFile(later));
    expect(result.current.isPreparing).toBe(false);
    slow.resolve(file);
    await act(() => first);
    expect(state.picture).toBe(later);
    expect(toasts.show).toHaveBeenCalledOnce();
  });

  it.each([
    ['is ready', (slow: PromiseWithResolvers<File>) => slow.resolve(file)],
    ['turns out not to be one', ({ reject }) => reject(new PictureError('notAnImage'))],
    ['fails to load its code', ({ reject }) => reject(new TypeError('Failed to fetch'))],
  ])('leaves the form alone if a picture %s after that was opened', async (_outcome, end) => {
    const slow = Promise.withResolvers<File>();
    prepareWith(() => slow.promise);
    const { result, rerender } = start();
    const opening = result.current.openFile(file);
    state = capture(state, { type: 'formOpened' });
    rerender({ isOpen: true });
    expect(result.current.isPreparing).toBe(false);

    end(slow);
    await act(() => opening);
    expect(state).toMatchObject({ step: 'review', picture: null });
    expect(toasts.show).not.toHaveBeenCalled();
  });

  it('forgets the card that is being read when the dialog closes', async () => {
    const answer = Promise.withResolvers<Response>();
    prepareWith((chosen) => Promise.resolve(chosen));
    const { result, rerender } = start(() => answer.promise);
    const reading = result.current.read(file);
    await act(() => Promise.resolve());
    const before = state;
    rerender({ isOpen: false });

    answer.resolve(readable());
    await act(() => reading);
    expect(state).toBe(before);
    expect(toasts.show).not.toHaveBeenCalled();
  });
});
