import { useLocale } from '@cardinal/ui';
import { useMemo } from 'react';

/** Formats counts and dates for the user's locale. */
export interface Formats {
  /** "1,204". */
  count: (n: number) => string;
  /** "28 November 2026". */
  date: (iso: string) => string;
}

/** Returns the formats of the current locale. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    return {
      count: (n) => numbers.format(n),
      date: (iso) => dates.format(new Date(iso)),
    };
  }, [locale]);
}
