import type { Language } from '@cardinal/contract/messages';
import { translated } from '../../services/shared/sentences/recognise.ts';
import type { RequestContext } from '../environment.ts';
import { languageHeaders, languageOf } from '../requests/languageOf.ts';

/** Fields that hold a sentence of the server, in a record or anywhere inside. */
const sentences: ReadonlySet<string> = new Set([
  'error',
  'reason',
  'paused_reason',
  'fault',
  'message',
]);

async function inLanguage(value: unknown, language: Language, field?: string): Promise<unknown> {
  if (typeof value === 'string') {
    return field !== undefined && sentences.has(field) ? translated(value, language) : value;
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map((entry: unknown) => inLanguage(entry, language)));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, entry]) => [
      name,
      await inLanguage(entry, language, name),
    ]),
  );
  return Object.fromEntries(entries) as unknown;
}

/**
 * A body whose sentences, such as why an email was not sent, are in the language of the request. They
 * are stored in English; what they quote of other systems stays as it is.
 */
export async function worded<T>(c: RequestContext, body: T): Promise<T> {
  const language = languageOf(c);
  c.set('headers', { ...c.get('headers'), ...languageHeaders(c.get('headers'), language) });
  if (language === 'en') return body;
  // Only texts became other texts.
  return (await inLanguage(body, language)) as T;
}
