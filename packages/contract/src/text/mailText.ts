/**
 * How the text of an email becomes paragraphs, for the server that sends it and for the preview
 * shown before sending. Has no dependencies, like `limits`.
 */

/** Languages in which the server ends an email to a lead, and invites leads to meetings. */
export const letterLanguages = ['en', 'de', 'hi', 'fr', 'es', 'ar'] as const;

/** A language of emails to leads. */
export type LetterLanguage = (typeof letterLanguages)[number];

/** Frequent words that tell languages with the same script apart. */
const commonWords = {
  en: 'the and you your we our is are of for with this that have at from will would it please',
  de: 'der die das und sie ihnen ihre ihr wir uns ist sind für mit nicht ein eine von auf bei ich',
  fr: 'le la les et vous votre vos nous est sont pour avec une un des du je que dans au merci',
  es: 'el la los y usted su sus nosotros es son para con una un de que le por las gracias',
} as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Letters of a script in a text. */
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * The language in which an email to a lead is written, so that what the server adds is in the same.
 * @param otherwise Where the text does not show it: the language of its sender
 */
export function letterLanguageOf(text: string, otherwise: LetterLanguage): LetterLanguage {
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const devanagari = count(text, /\p{Script=Devanagari}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (arabic > Math.max(latin, devanagari)) return 'ar';
  // Indian emails often have English words and names in Latin letters.
  if (devanagari > latin / 2) return 'hi';
  const words = wordsOf(text);
  const [best, second] = Object.entries(commonWords)
    .map(([language, common]) => {
      const known = new Set(common.split(' '));
      return { language, score: words.filter((word) => known.has(word)).length };
    })
    .toSorted((a, b) => b.score - a.score);
  const isClear = best !== undefined && best.score >= 2 && best.score > (second?.score ?? 0);
  return (isClear && letterLanguages.find((language) => language === best.language)) || otherwise;
}

/** Scripts that are written from right to left. */
const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The direction of a text: that of its first letter. */
export const textDirection = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(text) ? 'rtl' : 'ltr';

/** The end of every email to a lead, in its language: a sentence, and the text of its link. */
export const unsubscribeNotes: Readonly<Record<LetterLanguage, { text: string; link: string }>> = {
  en: {
    text: 'If you would rather not get these emails, unsubscribe here:',
    link: 'Unsubscribe',
  },
  de: {
    text: 'Wenn Sie diese E-Mails nicht mehr erhalten möchten, können Sie sie hier abbestellen:',
    link: 'Abbestellen',
  },
  hi: {
    text: 'अगर आप ये ईमेल नहीं पाना चाहते, तो इन्हें यहाँ बंद कर सकते हैं:',
    link: 'ईमेल बंद करें',
  },
  fr: {
    text: 'Si vous ne souhaitez plus recevoir ces e-mails, vous pouvez vous désinscrire ici :',
    link: 'Se désinscrire',
  },
  es: {
    text: 'Si no desea recibir más correos como este, puede darse de baja aquí:',
    link: 'Darse de baja',
  },
  ar: {
    text: 'لإيقاف هذه الرسائل، يمكن إلغاء الاشتراك هنا:',
    link: 'إلغاء الاشتراك',
  },
};

/** Splits a plain text at its empty lines into paragraphs, and these into lines. */
export function mailParagraphs(text: string): string[][] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n'));
}

/** What a signature is made from. */
export interface Signer {
  first_name: string;
  last_name: string;
  email: string;
  company_name: string | null;
  /** Null: made from the others. */
  signature: string | null;
}

/** The signature that a profile makes: name, company and address, a line each. */
export const profileSignature = ({ first_name, last_name, company_name, email }: Signer): string =>
  [`${first_name} ${last_name}`.trim(), company_name ?? '', email].filter(Boolean).join('\n');

/** The text below a user's emails to leads; '' if they want none. */
export const signatureOf = (signer: Signer): string =>
  (signer.signature ?? profileSignature(signer)).trim();

/**
 * What of a signature is added to a text: nothing if the sender wrote it already, and no name twice
 * if the text ends with it.
 */
export function missingSignature(text: string, signature: string): string {
  const written = text.replaceAll('\r\n', '\n').trimEnd();
  if (written.includes(signature)) return '';
  const [name = '', ...others] = signature.split('\n');
  return written.endsWith(`\n${name}`) ? others.join('\n') : signature;
}
