import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

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
  ee: 'EE',
  lv: 'LV',
  lt: 'LT',
  is: 'IS',
  mt: 'MT',
  cy: 'CY',
  jo: 'JO',
  lb: 'LB',
  tn: 'TN',
  dz: 'DZ',
  et: 'ET',
  rw: 'RW',
  sn: 'SN',
  uy: 'UY',
  ec: 'EC',
  bo: 'BO',
  do: 'DO',
  gt: 'GT',
  cr: 'CR',
  pa: 'PA',
  mm: 'MM',
  kh: 'KH',
  wales: 'GB',
  scot: 'GB',
  london: 'GB',
  berlin: 'DE',
  hamburg: 'DE',
  bayern: 'DE',
  koeln: 'DE',
  wien: 'AT',
  swiss: 'CH',
  paris: 'FR',
  bzh: 'FR',
  alsace: 'FR',
  cat: 'ES',
  eus: 'ES',
  gal: 'ES',
  madrid: 'ES',
  amsterdam: 'NL',
  vlaanderen: 'BE',
  brussels: 'BE',
  nyc: 'US',
  tokyo: 'JP',
  osaka: 'JP',
  dubai: 'AE',
  quebec: 'CA',
  sydney: 'AU',
  melbourne: 'AU',
  ua: 'UA',
  bg: 'BG',
  hr: 'HR',
  rs: 'RS',
  si: 'SI',
};

/** Words of an address or a company that tell the country; compared without accents. */
const byWord: [RegExp, CountryCode][] = [
  [
    /\b(?:india|bengaluru|mumbai|new delhi|chennai|hyderabad|secunderabad|kolkata|pune|ahmedabad|gurgaon|gurugram|noida|bhopal|jaipur|kochi|coimbatore|bangalore|tamil ?nadu|kerala|telangana|karnataka|maharashtra|gujarat|pvt\.? ltd)\b/i,
    'IN',
  ],
  [/\b(?:united kingdom|england|scotland|london|manchester|birmingham|edinburgh)\b/i, 'GB'],
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
  [/\b(?:greece|hellas|athens|thessaloniki)\b/i, 'GR'],
  [/\b(?:ireland|dublin|galway|limerick|co\. (?:cork|clare|kerry|mayo|galway))\b/i, 'IE'],
  [/\b(?:switzerland|schweiz|suisse|svizzera|zurich|geneve|geneva|basel|lausanne)\b/i, 'CH'],
  [/\b(?:austria|osterreich|wien|vienna|salzburg|innsbruck|graz|linz)\b/i, 'AT'],
  [/\b(?:belgium|belgie|belgique|brussels|bruxelles|brussel|antwerpen|gent|liege)\b/i, 'BE'],
  [/\b(?:denmark|danmark|kobenhavn|copenhagen|aarhus|odense|aalborg)\b/i, 'DK'],
  [/\b(?:norway|norge|oslo|bergen|trondheim|stavanger)\b/i, 'NO'],
  [/\b(?:finland|suomi|helsinki|tampere|turku|espoo|jyvaskyla)\b/i, 'FI'],
  [/\b(?:romania|bucuresti|bucharest|cluj|timisoara)\b/i, 'RO'],
  [/\b(?:sri lanka|colombo|kandy)\b/i, 'LK'],
  [/\b(?:pakistan|karachi|lahore|islamabad|rawalpindi|faisalabad)\b/i, 'PK'],
  [/\b(?:bangladesh|dhaka|chittagong)\b/i, 'BD'],
  [/\b(?:nepal|kathmandu)\b/i, 'NP'],
  [/\b(?:egypt|cairo|giza|alexandria)\b/i, 'EG'],
  [/\b(?:saudi arabia|ksa|riyadh|jeddah|dammam)\b/i, 'SA'],
  [/\b(?:qatar|doha)\b/i, 'QA'],
  [/\bkuwait\b/i, 'KW'],
  [/\b(?:bahrain|manama)\b/i, 'BH'],
  [/\b(?:oman|muscat)\b/i, 'OM'],
  [/\b(?:israel|tel aviv|jerusalem|haifa)\b/i, 'IL'],
  [/\b(?:morocco|maroc|casablanca|rabat)\b/i, 'MA'],
  [/\b(?:ghana|accra|kumasi)\b/i, 'GH'],
  [/\b(?:uganda|kampala)\b/i, 'UG'],
  [/\b(?:tanzania|dar es salaam)\b/i, 'TZ'],
  [/\b(?:philippines|manila|makati|quezon city)\b/i, 'PH'],
  [/\b(?:indonesia|jakarta|surabaya|bandung)\b/i, 'ID'],
  [/\b(?:malaysia|kuala lumpur|penang|sdn\.? bhd)\b/i, 'MY'],
  [/\b(?:thailand|bangkok|phuket)\b/i, 'TH'],
  [/\b(?:hong kong|kowloon)\b/i, 'HK'],
  [/\b(?:taiwan|taipei)\b/i, 'TW'],
  [/\b(?:new zealand|auckland|wellington|christchurch)\b/i, 'NZ'],
  [/\b(?:colombia|bogota|medellin)\b/i, 'CO'],
  [/\b(?:argentina|buenos aires|mendoza)\b/i, 'AR'],
  [/\b(?:chile|santiago)\b/i, 'CL'],
  [/\b(?:peru|lima|arequipa)\b/i, 'PE'],
  [/\b(?:canada|toronto|montreal|vancouver|ottawa|calgary)\b/i, 'CA'],
  [/\b(?:u\.?s\.?a|united states|new york|chicago|houston|los angeles|san francisco)\b/i, 'US'],
];

/** Postcodes with the state or in the form that one country has. */
const byPostcode: [RegExp, CountryCode][] = [
  [
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]?\s+\d{5}(?:-\d{4})?\b/,
    'US',
  ],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, 'CA'],
  [/\b[A-Z]{1,2}\d{1,2}[A-Z]?\s+\d[A-Z]{2}\b/, 'GB'],
  [/\b(?:NSW|VIC|QLD|TAS|SA|WA|ACT|NT)[.,]? \d{4}\b/, 'AU'],
  [/\b[A-Z][\p{L} ]+-\s?\d{3} ?\d{3}\b/u, 'IN'],
  [/\b\d{5}-\d{3}\b/, 'BR'],
];

/** How numbers are grouped where they are dialled; some ways are nearly one country's own. */
const byStyle: [pattern: RegExp, country: CountryCode, weight: number][] = [
  [/\(\d{3}\)\s*\d{3}[-. ]\d{4}|(?<!\d[-. ]?)\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/, 'US', 1.9],
  [/(?<![\d+(-]\s?)\b[6-9]\d{4}[ -]\d{5}\b/, 'IN', 1.9],
  [/(?<![\d+(-]\s?)\b[6-9]\d{9}\b/, 'IN', 1.2],
  [/(?<!\d)0[67](?:[ .]\d\d){4}(?!\d)/, 'FR', 1.2],
  [/(?<!\d)07\d{3} ?\d{6}(?!\d)|(?<!\d)020 \d{4} \d{4}(?!\d)/, 'GB', 1.2],
  [/(?<!\d)04\d\d \d{3} \d{3}(?!\d)/, 'AU', 1.2],
  [/\(\d\d\) 9\d{4}-\d{4}/, 'BR', 1.2],
];

/** The countries that a card speaks of, most likely first. */
export interface CountryGuess {
  countries: CountryCode[];
  /** Whether the first is beyond doubt: enough speaks for it, and little for another one. */
  sure: boolean;
}

/** What one piece of evidence counts. */
const weights = { code: 3, domain: 2.5, word: 1.8, postcode: 2.2 };
const enough = 1.8;
const lead = 0.5;

/**
 * The country that a card's numbers are dialled from. Everything on the card votes: numbers with
 * their country code, the ending of its domains, the words and postcode of its address, and how its
 * numbers are grouped.
 */
export function countriesOf(
  texts: readonly string[],
  domains: readonly string[],
  home?: CountryCode,
): CountryGuess {
  const votes = new Map<CountryCode, number>();
  const vote = (country: CountryCode | undefined, weight: number) => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const codes = texts.flatMap((text) => countryOfCode(text) ?? []);
  for (const [index, country] of [...new Set(codes)].entries()) {
    vote(country, index ? weights.code / 2 : weights.code);
  }
  const ofDomains = domains.flatMap((domain) => byDomain[domain.split('.').at(-1) ?? ''] ?? []);
  for (const country of new Set(ofDomains)) vote(country, weights.domain);
  // A blank inside a group of digits was not printed: "91 9.299.4358".
  const all = withoutAccents(texts.join('\n')).replace(/(?<=\d) (?=\d[.-])/g, '');
  for (const [pattern, country] of byWord) if (pattern.test(all)) vote(country, weights.word);
  for (const [pattern, country] of byPostcode) {
    if (pattern.test(all)) vote(country, weights.postcode);
  }
  for (const [pattern, country, weight] of byStyle) if (pattern.test(all)) vote(country, weight);
  const ranked = [...votes].toSorted((a, b) => b[1] - a[1]);
  const [first = 0, second = 0] = ranked.map(([, weight]) => weight);
  const countries = ranked.map(([country]) => country);
  if (home && !countries.includes(home)) countries.push(home);
  return { countries, sure: first >= enough && first - second >= lead };
}

function countryOfCode(text: string): CountryCode | undefined {
  const international = /\+\s?(\d[\d\s().-]{6,})/.exec(text)?.[1];
  if (!international) return undefined;
  return parsePhoneNumberFromString(`+${international.replace(/\(0\)/, '')}`)?.country;
}
