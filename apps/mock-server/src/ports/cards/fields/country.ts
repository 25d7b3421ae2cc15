import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { withoutAccents } from './strings.ts';

/** Countries by the ending of a domain. */
const byDomain: Record<string, CountryCode> = {
  in: 'IN',
  uk: 'GB',
  de: 'DE',
  fr: 'FR',
  mx: 'MX',
  br: 'BR',
  jp: 'JP',
  cn: 'CN',
  sg: 'SG',
  kr: 'KR',
  ae: 'AE',
  ke: 'KE',
  it: 'IT',
  se: 'SE',
  nl: 'NL',
  es: 'ES',
  au: 'AU',
  ca: 'CA',
  ch: 'CH',
  at: 'AT',
  be: 'BE',
  pt: 'PT',
  ng: 'NG',
  za: 'ZA',
  sa: 'SA',
  my: 'MY',
  id: 'ID',
  ph: 'PH',
  th: 'TH',
  pk: 'PK',
  bd: 'BD',
  lk: 'LK',
  np: 'NP',
  nz: 'NZ',
  ie: 'IE',
  pl: 'PL',
  dk: 'DK',
  no: 'NO',
  fi: 'FI',
  ar: 'AR',
  cl: 'CL',
  pe: 'PE',
  tr: 'TR',
  vn: 'VN',
  hu: 'HU',
  cz: 'CZ',
  sk: 'SK',
  ro: 'RO',
  gr: 'GR',
  hk: 'HK',
  tw: 'TW',
  il: 'IL',
  eg: 'EG',
  ma: 'MA',
  gh: 'GH',
  tz: 'TZ',
  ug: 'UG',
  qa: 'QA',
  kw: 'KW',
  bh: 'BH',
  om: 'OM',
  us: 'US',
  lu: 'LU',
  ua: 'UA',
  bg: 'BG',
  hr: 'HR',
  rs: 'RS',
  si: 'SI',
};

/** Words of an address or a company that tell the country; compared without accents. */
const byWord: [RegExp, CountryCode][] = [
  [
    /\b(?:india|bengaluru|mumbai|new delhi|chennai|hyderabad|kolkata|pune|ahmedabad|gurgaon|gurugram|pvt\.? ltd)\b/i,
    'IN',
  ],
  [
    /\b(?:united kingdom|england|scotland|london|manchester|birmingham|edinburgh|[A-Z]{1,2}\d{1,2}[A-Z]?\s+\d[A-Z]{2})\b/,
    'GB',
  ],
  [
    /\b(?:deutschland|germany|berlin|munchen|hamburg|koln|frankfurt|stuttgart|gmbh)\b|stra(?:ss|B|ß)e\b/i,
    'DE',
  ],
  [/\b(?:mexico|monterrey|guadalajara|de c\.? ?v)\b/i, 'MX'],
  [
    /\b(?:brasil|brazil|sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|ltda)\b/i,
    'BR',
  ],
  [/\b(?:dubai|uae|u\.a\.e|abu dhabi|sharjah|fz-?llc)\b/i, 'AE'],
  [/\b(?:singapore|pte)\b/i, 'SG'],
  [/\b(?:france|paris|lyon|bordeaux|marseille|toulouse|lille|nantes|sarl)\b/i, 'FR'],
  [/\b(?:espana|spain|madrid|barcelona|sevilla|bilbao)\b/i, 'ES'],
  [/\b(?:portugal|lisboa|unipessoal)\b/i, 'PT'],
  [/\b(?:italia|italy|milano|roma|torino|bologna|napoli|firenze)\b/i, 'IT'],
  [/\b(?:nederland|netherlands|amsterdam|rotterdam|utrecht|den haag|eindhoven)\b/i, 'NL'],
  [/\b(?:sverige|sweden|stockholm|goteborg|malmo)\b/i, 'SE'],
  [/\b(?:polska|poland|warszawa|krakow|wroclaw|gdansk|poznan|sp\. ?z ?o\. ?o)\b/i, 'PL'],
  [/\b(?:turkiye|turkey|istanbul|ankara|izmir)\b/i, 'TR'],
  [/\b(?:vietnam|viet nam|ha ?noi|ho chi minh|da nang)\b/i, 'VN'],
  [/\b(?:japan|tokyo|osaka|kyoto|yokohama)\b/i, 'JP'],
  [/\b(?:korea|seoul|busan)\b/i, 'KR'],
  [/\b(?:china|shanghai|beijing|shenzhen|guangzhou|hangzhou)\b/i, 'CN'],
  [/\b(?:kenya|nairobi|mombasa)\b/i, 'KE'],
  [/\b(?:nigeria|lagos|abuja)\b/i, 'NG'],
  [/\b(?:south africa|johannesburg|cape town|durban|sandton|pretoria)\b/i, 'ZA'],
  [/\b(?:australia|sydney|melbourne|brisbane|perth)\b/i, 'AU'],
  [/\b(?:hungary|magyarorszag|budapest|kft)\b/i, 'HU'],
  [/\b(?:praha|prague|brno|s\.r\.o)\b/i, 'CZ'],
  [
    /,\s*[A-Z]{2}\s+\d{5}\b|\(\d{3}\)\s*\d{3}[-. ]\d{4}|(?<!\d[-. ]?)\b\d{3}[-.]\d{3}[-.]\d{4}\b/,
    'US',
  ],
];

/**
 * The country that a card's numbers are dialled from: by a number with its country code, the
 * domain, the address, and at last the given one.
 */
export function countryOf(
  texts: readonly string[],
  domain: string,
  fallback: CountryCode,
): CountryCode {
  for (const text of texts) {
    const international = /\+\s?(\d[\d\s().-]{6,})/.exec(text)?.[1];
    const phone = parsePhoneNumberFromString(`+${(international ?? '').replace(/\(0\)/, '')}`);
    if (phone?.country) return phone.country;
  }
  const ofDomain = byDomain[domain.split('.').at(-1) ?? ''];
  if (ofDomain) return ofDomain;
  const all = withoutAccents(texts.join('\n'));
  return byWord.find(([pattern]) => pattern.test(all))?.[1] ?? fallback;
}
