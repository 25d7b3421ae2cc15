/** Father's names, which stand between given and family names, or behind both. */
const patronymic =
  /(?:ович|евич|ёвич|йович|ьич|мич|кич|овна|евна|ёвна|ична|івна|ївна|ovich|evich|ovych|yovych|ovna|evna|ivna)$/iu;
/** Ends of family names that given names do not have, but for a few. */
const familyEnd =
  /(?:[оеё]ва?|[сц]кий|[сц]ка[яа]|[сц]ький|енко|[чщ]ук|[ую]к|[нт]ян|дзе|швили|швілі|ых)$/iu;
const given = new Set(['лев', 'яков', 'демьян', 'севастьян', 'касьян', 'лука', 'ева', 'єва']);

const isFamily = (word: string): boolean =>
  word.length > 3 && familyEnd.test(word) && !given.has(word.toLowerCase());

/** A name in a Slavic order that its words show; undefined for any other. */
export function splitSlavic(name: string): { first: string; last: string } | undefined {
  const words = name.split(' ');
  const [one = '', two = '', three] = words;
  if (words.length === 3 && three !== undefined) {
    if (patronymic.test(two) && !patronymic.test(three)) {
      return { first: `${one} ${two}`, last: three };
    }
    return patronymic.test(three) ? { first: `${two} ${three}`, last: one } : undefined;
  }
  if (words.length !== 2 || !/^\p{Script=Cyrillic}/u.test(one)) return undefined;
  return isFamily(one) && !isFamily(two) ? { first: two, last: one } : undefined;
}
