import type { CountryCode } from 'libphonenumber-js/max';

import { asInCountry, familyAsInCountry } from '../words/traditional.ts';
import { heightOf, type CardLine } from './cardLine.ts';

/*
 * Lines in Chinese characters, as cards of China, Taiwan and Japan have them. They fill a field
 * only where the card has nothing in Latin letters for it.
 */

/** What Chinese characters on a card say. */
export interface HanFields {
  name?: { first: string; last: string; line: CardLine };
  company?: CardLine;
  position?: { text: string; line: CardLine };
  addresses: CardLine[];
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const company =
  /株式|有限|合同会社|公司|集[团團]|[银銀]行|大[学學]|研究[院所]|[医醫病]院|事[务務]所|[协協]会|工[场場厂]|商[会會店]/u;
const position =
  /[執执财財][行务務]長|(?:代表)?取締役(?:社長|会長)?|[部課係室局店所院校]長|[部课课科处院校所]长|社[長长]|会[長长]|主任|主[查査管]|[理監监]事|[经經]理|[总總][监監裁]|董事[长長]?|工程[师師]|[顾顧][问問]|教授|[医醫][师師生]|律[师師]|技[師术術].*|[秘][书書]|助理|[专專]员|[专專]員|稽核員?|[專专]案|担当|代表/u;
const department = /[部課课科室处組组]$/u;
const label =
  /^(?:携[带帯]?電話|電話|[电電]话|手机|手機|地址|住所|本社?|支社|[邮郵]箱|[传傳]真|[网網]址)/u;
const address = /\d.*[号號路街町目]|[都道府県省市区區].*[区區市町村路街]/u;
const compoundSurname = /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|东方|東方|皇甫|尉迟|公孙)/u;

/** Marks the lines in Chinese characters and finds the fields among them. */
export function findHan(lines: CardLine[], country: CountryCode | undefined): HanFields {
  const found: HanFields = { addresses: [] };
  const names: CardLine[] = [];
  for (const line of lines) {
    if (line.kind || !isHan(line.text)) continue;
    line.kind = 'han';
    line.text = asInCountry(line.text, country);
    const text = line.text.replace(/\s/g, '');
    const role = position.exec(text)?.[0];
    if (label.test(text)) continue;
    if (address.test(text)) found.addresses.push(line);
    else if (company.test(text)) found.company ??= line;
    else if (role) found.position ??= { text: line.text, line };
    else if (/^\p{Script=Han}{2,5}$/u.test(text) && !department.test(text)) names.push(line);
  }
  const [name] = names.toSorted((a, b) => heightOf(b.box) - heightOf(a.box));
  if (name) found.name = { ...splitHan(name.text, country), line: name };
  return found;
}

/** The family name comes first: two characters of a Japanese name, one of a Chinese one. */
function splitHan(text: string, country: CountryCode | undefined): { first: string; last: string } {
  const [left = '', ...right] = text.trim().split(/\s+/);
  if (right.length) return { last: familyAsInCountry(left, country), first: right.join('') };
  const length = country === 'JP' || compoundSurname.test(left) ? 2 : 1;
  return { last: familyAsInCountry(left.slice(0, length), country), first: left.slice(length) };
}
