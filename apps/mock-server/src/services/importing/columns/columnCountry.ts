import type { CountryCode } from '@cardinal/contact';
import { fold } from '@cardinal/contract/fold';

/** Words in the columns of lists whose language tells how names are built. */
const tellingWords: readonly (readonly [CountryCode, RegExp])[] = [
  ['ES', /nombres?|apellidos?|correo|contacto|empresa$|telefono|puesto|movil/],
  ['BR', /sobrenome|empresa$|telefone|endereco|cargo|celular|e-?mail$|observac/],
  ['HU', /\bnev\b|teljes nev|vezetek|kereszt|ceg|beosztas|telefonszam/],
  ['TR', /soyad|\bad[iı]?\b|sirket|unvan|eposta|e-posta/],
  ['VN', /\bten\b|ho va ten|ho ten|cong ty|chuc (?:vu|danh)|so dien thoai/],
  ['CN', /姓名|邮箱|公司|职[位务]|手机|电话/],
  ['JP', /氏名|お名前|会社|役職|メール/],
  ['KR', /이름|성명|회사|직[책위]|이메일|전화/],
];

/** Countries by the columns of a list: a list has the same ones for all rows. */
const known = new WeakMap<readonly string[], CountryCode | undefined>();

/** The country whose language names the most columns; undefined if only one word is of it. */
export function countryOfColumns(columns: readonly string[]): CountryCode | undefined {
  if (known.has(columns)) return known.get(columns);
  const names = columns.map((name) => fold(name));
  const counts = tellingWords.map(([country, words]) => ({
    country,
    count: names.filter((name) => words.test(name)).length,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  const country = best.count > 1 ? best.country : undefined;
  known.set(columns, country);
  return country;
}
