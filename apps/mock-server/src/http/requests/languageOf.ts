import { chooseLanguage, offeredLanguages, type Language } from '@cardinal/contract/messages';
import { isPartner } from '../../services/shared/principal.ts';
import type { RequestContext } from '../environment.ts';

/**
 * The language of a response's sentences: that of the request, which the portal sends as its user chose
 * it, or else that of the signed-in user.
 */
export function languageOf(c: RequestContext): Language {
  const caller = c.get('principal');
  const own = caller && !isPartner(caller) ? caller.language : undefined;
  return chooseLanguage([c.req.header('Accept-Language'), own], offeredLanguages) ?? 'en';
}

/** The headers of a response whose sentences are in the language of the request. */
export const languageHeaders = (
  others: Readonly<Record<string, string>> | undefined,
  language: Language,
): Record<string, string> => ({
  'Content-Language': language,
  Vary: others?.['Vary'] ? `${others['Vary']}, Accept-Language` : 'Accept-Language',
});
