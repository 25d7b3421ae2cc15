import { sizes } from '@cardinal/contract/limits';
import { toasts } from '@cardinal/ui';
import { useEffect, useRef, useState, type Dispatch, type RefObject } from 'react';
import { ApiError, errorDetail } from '../../client/index.ts';
import type { CaptureAction } from '../state/capture.ts';
import type { CaptureStep } from '../state/captureState.ts';
import { PictureError, PictureRefused } from './pictureError.ts';
import { useReadPhoto } from './readPhoto.ts';
import { captureMessages } from '../texts.ts';
import { isSessionEnd } from '../sessionEnd.ts';
import { useTexts } from '../../language/index.ts';

/** Too large, not a picture, or damaged: the same picture would be refused again. */
const finalRefusals: ReadonlySet<number> = new Set([413, 415, 422]);
const mayRetry = (error: unknown) =>
  !(error instanceof PictureRefused) &&
  !(error instanceof ApiError && finalRefusals.has(error.status));

/** Begins an attempt, and ends the one before. */
function begin(attempt: RefObject<AbortController | null>): AbortSignal {
  attempt.current?.abort();
  attempt.current = new AbortController();
  return attempt.current.signal;
}

/**
 * Reads pictures of cards, one at a time, and reports the outcome.
 * @param step The current step; null when the dialog is closed
 */
export function useReadCard(dispatch: Dispatch<CaptureAction>, step: CaptureStep | null) {
  const captureTexts = useTexts(captureMessages);
  const texts = captureTexts.toasts;
  const readPhoto = useReadPhoto();
  const running = useRef<AbortController | null>(null);
  const preparing = useRef<AbortController | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  /** The chosen file that could not be prepared, because the code for that did not load. */
  const unprepared = useRef<File | null>(null);

  const shown = useRef(step);
  useEffect(() => {
    // A file that is still being prepared would take the user away from another step.
    if (step !== shown.current) {
      preparing.current?.abort();
      setIsPreparing(false);
    }
    if (step === null) running.current?.abort();
    shown.current = step;
  }, [step]);
  useEffect(
    () => () => {
      preparing.current?.abort();
      running.current?.abort();
    },
    [],
  );

  const fail = (error: unknown) => {
    const detail = errorDetail(error);
    dispatch({ type: 'readingFailed', detail, mayRetry: mayRetry(error) });
    if (isSessionEnd(error)) return;
    toasts.show({ title: texts.extractionFailed, description: detail, tone: 'danger' });
  };

  const read = async (picture: Blob) => {
    const signal = begin(running);
    dispatch({ type: 'readingStarted', picture });
    try {
      const scan = await readPhoto(picture, signal);
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

  const failToPrepare = (file: File, error: unknown) => {
    if (error instanceof PictureError) {
      const { problem } = error;
      toasts.show({
        title: captureTexts.pictureProblem.title({ problem }),
        description: captureTexts.pictureProblem.description({
          problem,
          megabytes: sizes.scan / 1_000_000,
        }),
        tone: 'danger',
      });
      return;
    }
    // The network failed while the code was loading: the file is kept for another attempt.
    running.current?.abort();
    unprepared.current = file;
    dispatch({ type: 'readingStarted', picture: file });
    fail(error);
  };

  /** The file as the server can read it; null if that failed or is no longer needed. */
  const prepare = async (file: File): Promise<File | null> => {
    const signal = begin(preparing);
    setIsPreparing(true);
    try {
      const { preparePicture } = await import('./picture.ts');
      const prepared = await preparePicture(file);
      return signal.aborted ? null : prepared;
    } catch (error) {
      if (!signal.aborted) failToPrepare(file, error);
      return null;
    } finally {
      // Another file may have been chosen meanwhile.
      if (preparing.current?.signal === signal) setIsPreparing(false);
    }
  };

  const openFile = async (file: File) => {
    const prepared = await prepare(file);
    if (!prepared) return;
    unprepared.current = null;
    await read(prepared);
  };

  const readAgain = (picture: Blob) =>
    picture === unprepared.current ? openFile(unprepared.current) : read(picture);

  return { read, readAgain, cancel, openFile, isPreparing };
}
