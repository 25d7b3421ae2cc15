import type { VisitorTexts } from '@cardinal/contract/visitors';
import { useEffect, useRef, useState } from 'react';
import { ApiError, useApi } from '../client/index.ts';
import type { CardTexts } from './readCardPhoto.ts';

/** The offer to fill in the form from the photo of a card. */
export interface CardPhoto {
  isReading: boolean;
  /** How the last photo turned out; null before the first one. */
  outcome: keyof Pick<VisitorTexts['card'], 'done' | 'unreadable' | 'failed' | 'tooLarge'> | null;
  read: (photo: File) => void;
}

/**
 * Reads photos of cards, one at a time.
 * @param onRead Called with what a card says
 */
export function useCardPhoto(onRead: (card: CardTexts) => void): CardPhoto {
  const api = useApi();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<CardPhoto['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const outcomeOf = async (photo: File, signal: AbortSignal): Promise<CardPhoto['outcome']> => {
    try {
      const { readCardPhoto } = await import('./readCardPhoto.ts');
      const card = await readCardPhoto(api, photo, signal);
      if (signal.aborted || !card) return 'unreadable';
      onRead(card);
      return 'done';
    } catch (error) {
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
