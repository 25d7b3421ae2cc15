import type { Lead } from '@cardinal/contract';

/** Shorter words match only where a word begins, as on the server. */
const shortWord = 3;

/** Without case and accents, so that "elodie" finds "Élodie". */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

/**
 * The leads in which every word of the text is found: in first name, last name, email or company.
 * The same rule as the server's search, for what is loaded.
 */
export function searchLeads(leads: readonly Lead[], text: string): readonly Lead[] {
  const words = wordsOf(fold(text));
  if (words.length === 0) return leads;
  return leads.filter((lead) => {
    const searched = fold([lead.first_name, lead.last_name, lead.email, lead.company].join(' '));
    const starts = searched.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) =>
      word.length < shortWord
        ? starts.some((start) => start.startsWith(word))
        : searched.includes(word),
    );
  });
}
