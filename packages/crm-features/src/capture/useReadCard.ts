import { toasts } from '@cardinal/ui';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { ApiError, errorDetail } from '../client/index.ts';
import { useScanCard } from './captureMutations.ts';
import type { CaptureAction } from './captureState.ts';
import { PictureError } from './pictureError.ts';
import { captureTexts } from './texts.ts';
import { isSessionEnd } from './sessionEnd.ts';

const texts = captureTexts.toasts;

/** Too large, not a picture, or damaged: the same picture would be refused again. */
const finalRefusals: ReadonlySet<number> = new Set([413, 415, 422]);
const mayRetry = (error: unknown) =>
  !(error instanceof ApiError && finalRefusals.has(error.status));

/** Reads pictures of cards, one at a time, and reports the outcome. */
export function useReadCard(dispatch: Dispatch<CaptureAction>) {
  const { mutateAsync: scanCard } = useScanCard();
  const running = useRef<AbortController | null>(null);
  /** The chosen file that could not be prepared, because the code for that did not load. */
  const unprepared = useRef<File | null>(null);

  // The response is no longer needed.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    const detail = errorDetail(error);
    dispatch({ type: 'readingFailed', detail, mayRetry: mayRetry(error) });
    if (isSessionEnd(error)) return;
    toasts.show({ title: texts.extractionFailed, description: detail, tone: 'danger' });
  };

  const read = async (picture: Blob) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    dispatch({ type: 'readingStarted', picture });
    try {
      const scan = await scanCard({ picture, signal });
      if (signal.aborted) return;
      dispatch({ type: 'read', scan });
      if (scan.readable) toasts.show({ title: texts.extracted });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  const cancel = () => {
    running.current?.abort();
    dispatch({ type: 'readingCancelled' });
  };

  const openFile = async (file: File) => {
    try {
      const { preparePicture } = await import('./picture.ts');
      const prepared = await preparePicture(file);
      unprepared.current = null;
      await read(prepared);
    } catch (error) {
      if (error instanceof PictureError) {
        toasts.show({ ...captureTexts.pictureProblems[error.problem], tone: 'danger' });
        return;
      }
      // The network failed while the code was loading: the file is kept for another attempt.
      running.current?.abort();
      unprepared.current = file;
      dispatch({ type: 'readingStarted', picture: file });
      fail(error);
    }
  };

  const readAgain = (picture: Blob) =>
    picture === unprepared.current ? openFile(unprepared.current) : read(picture);

  return { read, readAgain, cancel, openFile };
}
