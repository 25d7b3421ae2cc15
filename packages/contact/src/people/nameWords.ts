/** What may stand before a name. */
export const honorific =
  /^(?:dr|dr\.?-?\s?ing|dra|prof|profa|mr|mrs|ms|miss|mx|sir|dame|lady|er|eng|engr|ca|cs|adv|ing|dipl\.?-?\s?\p{L}*|shri|smt|sri|hon|capt|col|maj|lt|gen|rev|fr|sr|sra|srta|dott|dott\.ssa|dottor|avv|arch|geom|mag|lic|licda|arq|mme|mlle|herr|frau|dhr|mevr|drs|ir|mgr|mgr\.|inż|sheikh|datuk|dato|tan sri|ts|dipl|lcdo|lcda|bc|mudr|judr|phdr)\.?$/iu;

/** What may stand after a name. */
export const nameSuffix =
  /^(?:m\.?b\.?a|ph\.?\s?d|m\.?d|esq|jr|sr|ii|iii|iv|cpa|cfa|cfp|cma|pmp|frics|mrics|fca|aca|acca|fcca|ca|cs|llb|llm|ll\.[bm]|b\.?tech|m\.?tech|b\.?e|b\.?eng|m\.?eng|m\.?sc|b\.?sc|m\.?s|b\.?a|mbbs|dds|dmd|dvm|rn|np|pe|p\.eng|ceng|aia|riba|frcs|facs|frcp|mrcp|j\.?d|psyd|edd|phr|sphr|shrm-cp|cissp|cisa|csm|leed ap|obe|mbe|cbe|ma|ba|dba|cips|fcips|chartered|meng|msc|mph|mpa|cipd|fcipd|frs|frsa|frse|freng|kc|qc|kbe|b\.?com|m\.?com|m\.?phil|b\.?arch|m\.?arch|b\.?pharm|bvsc|mbchb|mmed|mbbch|bds|mds|pharmd|bsn|msn|facp|dpt|lcsw|lmft|rdn|mrcgp|mrcvs|hons|p\.e)\.?$/iu;

/** Small words inside family names. */
export const nameParticle =
  /^(?:van|von|vom|der|den|de|del|della|dello|delle|da|dos|das|do|di|du|d'|des|la|le|los|las|dela|delos|delas|bin|bint|binti|binte|ibn|ben|al|el|ter|ten|te|zu|zur|zum|st\.?|san|santa|e|y|und|abu|af|av|op|'t|mac|n[ií]|nic|u[ií]|ó|ap|ab|s\/o|d\/o|a\/l|a\/p)$/i;

/** Mail providers whose domain says nothing about the company. */
export const freeMail = new Set(
  'gmail googlemail yahoo ymail outlook hotmail live icloud me mac aol proton protonmail pm gmx web mail rediffmail zoho qq 163 126 sina naver daum hanmail msn yandex t-online orange wanadoo free laposte libero virgilio tiscali uol bol terra ziggo kpnmail telia wp o2 onet interia seznam centrum hushmail fastmail tutanota btinternet sky comcast verizon att bigpond'.split(
    ' ',
  ),
);

/** Mailboxes that belong to no one person. */
export const sharedMailbox =
  /^(?:info|sales|contact|contacto|contato|kontakt|office|hello|hallo|hola|admin|mail|support|service|enquir\w*|inquir\w*|hr|accounts?|team|post|reception|marketing|ventas|vendas|vertrieb|commercial|bonjour|booking|reservations?|orders?|export|general)$/i;

/** A degree on its own: "M.Tech.", "D.M.D.". */
export const degree =
  /^(?:[BMD]\.?(?:Sc|A|E|S|Tech|Com|Engg?|Arch|Pharm|Ed|Phil|B\.?A|C\.?A|D\.?S|L|Ch)|Ph\.?D|M\.?B\.?B\.?S|LL\.?[BMD]|D\.?M\.?D|B\.?S\.?B\.?A|[FM]\.?R\.?C\.?[SP]|[FAM]\.?[CI]\.?[AEI]\.?[AES]?|M\.?D|C\.?P\.?A|PG\p{Lu}*)\.?$/u;

/** Whether a line carries degrees and nothing else: "M. Sc., M.A. (London)". */
export function isDegrees(text: string): boolean {
  const words = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(Ph|[BMD])\.\s+(?=\p{Lu})/gu, '$1.')
    .split(/[\s,;|&]+/)
    .filter((word) => /\p{L}/u.test(word));
  const degrees = words.filter((word) => degree.test(word));
  return degrees.length > 0 && degrees.length >= words.length * 0.6;
}
