import type { VisitorTexts } from '@cardinal/contract/visitors';
import { useEffect, useRef, useState } from 'react';
import { PictureError } from '../capture/card/pictureError.ts';
import { ApiError, useApi } from '../client/index.ts';
import type { CardTexts } from './readCardPhoto.ts';

/** Why the photo of a card was not read, where no call to the server says so. */
export type PhotoProblem = 'photo_unreadable' | 'timeout' | 'load_failed';

/** The offer to fill in the form from the photo of a card. */
export interface CardPhoto {
  isReading: boolean;
  /** How the last photo turned out; null before the first one. */
  outcome: keyof Pick<VisitorTexts['card'], 'done' | 'unreadable' | 'failed' | 'tooLarge'> | null;
  read: (photo: File) => void;
}

/** What to tell the page; undefined if the call that failed has told it. */
function problemOf(error: unknown): PhotoProblem | undefined {
  if (error instanceof PictureError) return 'photo_unreadable';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : undefined;
}

/**
 * Reads photos of cards, one at a time.
 * @param onRead Called with what a card says
 * @param onProblem Called with the failures that no call to the server reports
 */
export function useCardPhoto(
  onRead: (card: CardTexts) => void,
  onProblem: (code: PhotoProblem) => void,
): CardPhoto {
  const api = useApi();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<CardPhoto['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const outcomeOf = async (photo: File, signal: AbortSignal): Promise<CardPhoto['outcome']> => {
    const code = await import('./readCardPhoto.ts').catch(() => null);
    if (!code) {
      onProblem('load_failed');
      return 'failed';
    }
    try {
      const card = await code.readCardPhoto(api, photo, signal);
      if (signal.aborted || !card) return 'unreadable';
      onRead(card);
      return 'done';
    } catch (error) {
      const problem = signal.aborted ? undefined : problemOf(error);
      if (problem) onProblem(problem);
      return error instanceof ApiError && error.status === 413 ? 'tooLarge' : 'failed';
    }
  };
  const read = async (photo: File) => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    setReading(true);
    setOutcome(null);
    const next = await outcomeOf(photo, attempt.signal);
    if (attempt.signal.aborted) return;
    setOutcome(next);
    setReading(false);
  };
  return { isReading, outcome, read: (photo) => void read(photo) };
}
