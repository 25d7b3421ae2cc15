import type { CountryCode } from 'libphonenumber-js/max';

/*
 * What on a card, or in a lead, tells its country.
 */

/** National domains that are the code of their country. */
const nationalDomains =
  'in de fr mx br jp cn sg kr ae ke it se nl es au ca ch at be pt ng za sa my id ph th pk ' +
  'bd lk np nz ie pl dk no fi ar cl pe tr vn hu cz sk ro gr hk tw il eg ma gh tz ug qa kw ' +
  'bh om us lu ee lv lt is mt cy jo lb tn dz et rw sn uy ec bo do gt cr pa mm kh ua bg hr ' +
  'rs si ru by kz ge am az ba mk al md ir iq mn uz cm ci zm zw mz ao bw na mu py ve hn sv ' +
  'ni cu jm tt';

/** Countries by the ending of a domain. */
export const byDomain: Record<string, CountryCode> = {
  ...Object.fromEntries(
    nationalDomains
      .split(' ')
      // All of them are in the list of codes, which exists only as a type.
      .map((domain) => [domain, domain.toUpperCase() as CountryCode]),
  ),
  uk: 'GB',
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
};

/** Words of an address or a company that tell the country; compared without accents. */
export const byWord: [RegExp, CountryCode][] = [
  [
    /\b(?:india|bengaluru|mumbai|new delhi|chennai|hyderabad|secunderabad|kolkata|pune|ahmedabad|gurgaon|gurugram|noida|bhopal|jaipur|kochi|coimbatore|bangalore|tamil ?nadu|kerala|telangana|karnataka|maharashtra|gujarat|pvt\.? ltd)\b/i,
    'IN',
  ],
  [/\b(?:united kingdom|england|scotland|london|manchester|birmingham|edinburgh)\b/i, 'GB'],
  [
    /\b(?:deutschland|germany|berlin|munchen|hamburg|koln|frankfurt|stuttgart)\b|stra(?:ss|B|ß)e\b/i,
    'DE',
  ],
  [/\b(?:mexico|monterrey|guadalajara|de c\.? ?v)\b/i, 'MX'],
  [/\b(?:brasil|brazil|sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre)\b/i, 'BR'],
  [/\b(?:dubai|uae|u\.a\.e|abu dhabi|sharjah|fz-?llc)\b/i, 'AE'],
  [/\b(?:singapore|pte)\b/i, 'SG'],
  [/\b(?:france|paris|lyon|bordeaux|marseille|toulouse|lille|nantes)\b/i, 'FR'],
  [/\b(?:espana|spain|madrid|barcelona|sevilla|bilbao)\b/i, 'ES'],
  [/\b(?:portugal|lisboa|unipessoal)\b/i, 'PT'],
  [/\b(?:italia|italy|milano|roma|torino|bologna|napoli|firenze)\b/i, 'IT'],
  [/\b(?:nederland|netherlands|amsterdam|rotterdam|utrecht|den haag|eindhoven)\b/i, 'NL'],
  [/\b(?:sverige|sweden|stockholm|goteborg|malmo)\b/i, 'SE'],
  [/\b(?:polska|poland|warszawa|krakow|wroclaw|gdansk|poznan|sp\. ?z ?o\. ?o)\b/i, 'PL'],
  [
    /\b(?:turkiye|turkey|istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kayseri|malatya|mersin|eskisehir)\b/i,
    'TR',
  ],
  [/\b(?:vietnam|viet nam|ha ?noi|ho chi minh|da nang)\b/i, 'VN'],
  [/\b(?:japan|tokyo|osaka|kyoto|yokohama)\b/i, 'JP'],
  [/\b(?:korea|seoul|busan)\b/i, 'KR'],
  [/\b(?:china|shanghai|beijing|shenzhen|guangzhou|hangzhou)\b/i, 'CN'],
  [/\b(?:kenya|nairobi|mombasa)\b/i, 'KE'],
  [/\b(?:nigeria|lagos|abuja)\b/i, 'NG'],
  [/\b(?:south africa|johannesburg|cape town|durban|sandton|pretoria)\b/i, 'ZA'],
  [/\b(?:australia|sydney|melbourne|brisbane|perth)\b/i, 'AU'],
  [/\b(?:hungary|magyarorszag|budapest|kft)\b/i, 'HU'],
  [/\b(?:praha|prague|brno)\b/i, 'CZ'],
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
  [/\b(?:russia|moscow|moskva|st\.? petersburg|novosibirsk|yekaterinburg)\b/i, 'RU'],
  [/\b(?:ukraine|ukraina|kyiv|kiev|kharkiv|odesa|lviv|dnipro)\b/i, 'UA'],
  [/\b(?:srbija|serbia|beograd|belgrade|novi sad)\b/i, 'RS'],
  [/\b(?:hrvatska|croatia|zagreb|rijeka)\b/i, 'HR'],
  [/\b(?:slovenija|slovenia|ljubljana|maribor)\b/i, 'SI'],
  [/\b(?:bulgaria|sofia|plovdiv|varna)\b/i, 'BG'],
  [/\b(?:slovensko|slovakia|bratislava|kosice)\b/i, 'SK'],
  [/\b(?:lietuva|lithuania|vilnius|kaunas|uab)\b/i, 'LT'],
  [/\b(?:latvija|latvia|riga)\b/i, 'LV'],
  [/\b(?:eesti|estonia|tallinn|tartu)\b/i, 'EE'],
  [/\b(?:iran|tehran|isfahan|shiraz)\b/i, 'IR'],
  [/\b(?:iraq|baghdad|erbil)\b/i, 'IQ'],
  [/\b(?:jordan|amman)\b/i, 'JO'],
  [/\b(?:lebanon|liban|beirut)\b/i, 'LB'],
  [/\b(?:tunisia|tunisie|tunis|sfax)\b/i, 'TN'],
  [/\b(?:algeria|algerie|oran)\b/i, 'DZ'],
  [/\b(?:ethiopia|addis ababa)\b/i, 'ET'],
  [/\b(?:rwanda|kigali)\b/i, 'RW'],
  [/\b(?:senegal|dakar)\b/i, 'SN'],
  [/\b(?:zambia|lusaka)\b/i, 'ZM'],
  [/\b(?:zimbabwe|harare)\b/i, 'ZW'],
  [/\b(?:mauritius|port louis)\b/i, 'MU'],
  [/\b(?:kazakhstan|almaty|astana)\b/i, 'KZ'],
  [/\b(?:cambodia|phnom penh)\b/i, 'KH'],
  [/\b(?:myanmar|yangon)\b/i, 'MM'],
  [/\b(?:ecuador|quito|guayaquil)\b/i, 'EC'],
  [/\b(?:uruguay|montevideo)\b/i, 'UY'],
  [/\b(?:costa rica)\b/i, 'CR'],
  [/\b(?:guatemala)\b/i, 'GT'],
  [/\b(?:republica dominicana|santo domingo)\b/i, 'DO'],
  [/\b(?:bolivia|la paz|santa cruz de la sierra)\b/i, 'BO'],
  [/\b(?:iceland|island|reykjavik)\b/i, 'IS'],
  [/\b(?:luxembourg|luxemburg)\b/i, 'LU'],
  [/\b(?:canada|toronto|montreal|vancouver|ottawa|calgary)\b/i, 'CA'],
  [/\b(?:u\.?s\.?a|united states|new york|chicago|houston|los angeles|san francisco)\b/i, 'US'],
];

/** Legal forms that several countries share, the largest first. */
export const byLegalForm: [RegExp, ...CountryCode[]][] = [
  [/\bgmbh\b/i, 'DE', 'AT', 'CH'],
  [/\bsarl\b/i, 'FR', 'CH', 'LU', 'MA', 'TN', 'DZ', 'SN'],
  [/\bltda\b/i, 'BR', 'CL', 'CO', 'BO'],
  [/\bs\.r\.o\b/i, 'CZ', 'SK'],
];

/** Postcodes with the state or in the form that one country has. */
export const byPostcode: [RegExp, CountryCode][] = [
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
export const byStyle: [pattern: RegExp, country: CountryCode, weight: number][] = [
  [/\(\d{3}\)\s*\d{3}[-. ]\d{4}|(?<!\d[-. ]?)\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/, 'US', 1.9],
  [/(?<![\d+(-]\s?)\b[6-9]\d{4}[ -]\d{5}\b/, 'IN', 1.9],
  [/(?<![\d+(-]\s?)\b[6-9]\d{9}\b/, 'IN', 1.2],
  [/(?<!\d)0[67](?:[ .]\d\d){4}(?!\d)/, 'FR', 1.2],
  [/(?<!\d)07\d{3} ?\d{6}(?!\d)|(?<!\d)020 \d{4} \d{4}(?!\d)/, 'GB', 1.2],
  [/(?<!\d)04\d\d \d{3} \d{3}(?!\d)/, 'AU', 1.2],
  [/\(\d\d\) 9\d{4}-\d{4}/, 'BR', 1.2],
  [/(?<!\d)0?\(?5\d\d\)? \d{3} \d\d \d\d(?!\d)/, 'TR', 1.9],
];
