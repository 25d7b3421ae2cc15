import { clean } from './names.ts';
import { lowerFirst, upperFirst } from './words.ts';

/** Verbs with which companies say what they do. */
const verbs = new Set(
  (
    'advise analyse analyze assemble automate bake bring brew build buy carry clean combine connect consult ' +
    'create cut deal deliver design develop digitise digitize distribute do educate engineer equip export ' +
    'finance fit focus give grow help host import improve insure install integrate keep lease let make ' +
    'maintain manage manufacture offer operate organise organize pack plan print process produce protect ' +
    'provide publish recruit recycle refurbish rent repair represent research run save secure sell service ' +
    'ship simplify source specialise specialize store supply support teach test trade train translate ' +
    'transport turn work write'
  ).split(' '),
);

/** Longer texts would fill the email. In characters. */
const longest = 200;

/**
 * What the sender's company does, as a clause: "we supply office furniture". The settings ask for
 * the end of the sentence "We …", but people also enter whole sentences, or things; '' without one.
 */
export function aboutClause(about: string, company: string): string {
  const [sentence = ''] = about.trim().split(/(?<=[.!?])\s|\n/, 1);
  const text = clean(sentence, longest).replace(/[.!?]$/, '');
  if (text === '') return '';
  const withoutWe = text.replace(/^we(?:\s+|(?=['’]))/i, '');
  if (withoutWe !== text) return `we${/^['’]/.test(withoutWe) ? '' : ' '}${withoutWe}`;
  const [first = ''] = text.toLowerCase().split(/[\s,]/, 1);
  if (verbs.has(first)) return `we ${lowerFirst(text)}`;
  if (company && text.toLowerCase().startsWith(company.toLowerCase())) return upperFirst(text);
  return `we offer ${lowerFirst(text)}`;
}
