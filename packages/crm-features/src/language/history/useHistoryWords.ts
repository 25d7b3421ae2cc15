import type { Activity } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { use } from 'react';
import { formatDay } from '../../format/index.ts';
import { labelMessages } from '../labelTexts.ts';
import { LanguageContext } from '../LanguageContext.ts';
import { useTexts } from '../useTexts.ts';
import { historyMessages } from './historyTexts.ts';
import { wordedEntry } from './historyWords.ts';

/** Says entries of a lead's history, which the server writes in English, in the user's language. */
export function useHistoryWords(): <Entry extends Pick<Activity, 'type' | 'title' | 'description'>>(
  entry: Entry,
) => Entry {
  const texts = useTexts(historyMessages);
  const labels = useTexts(labelMessages);
  const { locale } = useLocale();
  if (use(LanguageContext) === 'en') return (entry) => entry;
  return (entry) =>
    wordedEntry(entry, { texts, labels, locale, day: (iso) => formatDay(iso, locale) });
}
