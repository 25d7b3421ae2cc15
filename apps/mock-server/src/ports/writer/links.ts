import { parse } from 'tldts';

/** Ways to write a dot or colon so that no program, but every reader, sees a link. */
const disguises: readonly (readonly [RegExp, string])[] = [
  [/[[({]\s?(?:\.|dot)\s?[\])}]/gi, '.'],
  [/[[({]\s?:\s?[\])}]/g, ':'],
  // Browsers accept both.
  [/\u3002(?=[a-z])/gi, '.'],
  [/\\/g, '/'],
];
const between = /[\s<>"'“”‘’„()[\]{}|,;]+/;
const outerSigns = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
const scheme = /\w:\/\/|\b(?:mailto|tel|sms|callto|skype|whatsapp|javascript|data|file):\S/;
const hostNames = /[\p{L}\p{M}\p{N}.-]+/gu;

/** Whether a word contains a name under a known top-level domain: mail programs make it a link. */
const hasDomain = (word: string) =>
  (word.match(hostNames) ?? []).some((name) => {
    const { domain, isIcann } = parse(name.replaceAll(/^\.+|(?<!\.)\.+$/g, ''));
    return domain !== null && isIcann === true;
  });

const isLink = (word: string) => scheme.test(word) || /\S@\S|\bwww\./.test(word) || hasDomain(word);

/**
 * The links and email addresses in a text, also without a scheme or in disguise; in lower case and
 * without `https://`, so that they can be compared.
 */
export function linksIn(text: string): ReadonlySet<string> {
  const undisguised = disguises.reduce(
    (changed, [sign, plain]) => changed.replaceAll(sign, plain),
    text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''),
  );
  const words = undisguised.toLowerCase().split(between);
  return new Set(
    words
      .map((word) => word.replaceAll(outerSigns, ''))
      .filter(isLink)
      .map((link) => link.replace(/^https?:\/+/, '')),
  );
}
