/** Legal forms; they end a company's name. */
export const legalForm = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:joint stock company|limited liability company|aktiengesellschaft|soci[eé]t[eé] anonyme|sociedad an[oó]nima|(?:pvt|private|p)\.?\s*(?:ltd|limited)|ltda?|limited|ltée|llc|llp|lllp|inc|incorporated|corp(?:oration)?|plc|gmbh|mbh|ohg|e\.\s?k|ug|gbr|sarl|sas|sasu|sarlu|eurl|spa|srl|srls|pte|pty|proprietary|fz[e-]?(?:llc|co)?|fzc|dmcc|wll|w\.l\.l|nv|bv|cv|oy|oyj|aps|ivs|kft|zrt|nyrt|bt|s\.?r\.?o|d\.?o\.?o|ood|eood|jsc|cjsc|ooo|sdn\.?\s?bhd|bhd|pt|tbk|a\.?ş|a\.s|şti|sti|eireli|mei|epp|lda|unipessoal|kk|gk|yk|uab|oü|sia|ead|bvba|est\.(?=\s*$)|tnhh|k\.k|g\.k|co\.?,?\s*ltd|& co\.?\s*kg|kg)(?![\p{L}\d])`,
    String.raw`l\.\s?l\.\s?c|\bs\.\s?a\.?\s?r\.?\s?l|\bs\.\s?r\.\s?l|\bs\.\s?p\.\s?a|\bs\.?\s?a\.?\s*de\s*c\.?\s?v|\bs\.?\s?de\s?r\.?\s?l|\bsp\.?\s?z\.?\s?o\.?\s?o|\bs\.\s?a\.\s?s|\be\.?i\.?r\.?l|\bs\.\s?l\.?(?:\s?u\.?)?(?=\s|$)|\bb\.\s?v(?=\.|\s|$)|\bn\.\s?v(?=\.|\s|$)`,
    String.raw`(?:^|\s)(?:ag|ab|as|a/s|asa|se|sa|s/a|s\.\s?a\.?|sl|co)\.?$`,
    String.raw`& (?:co|sons|associates|partners|company|bros|brothers|söhne|sohne|cie|fils|figli|hijos|filhos|zonen|zoon)(?![\p{L}\d])`,
    String.raw`株式会社|有限公司`,
  ].join('|'),
  'iu',
);

/** Legal forms that are written without a blank. */
const eastAsianForm =
  /株式会社|有限会社|合同会社|股份|有限公司|公司$|集团|集團|주식회사|㈜|\(주\)|유한회사/;

/** Legal forms in other letters, which are written in capitals: they are too short to be told otherwise. */
const otherForm =
  /(?<![\p{L}.])(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ТОВ|ТзОВ|ПрАТ|ПАТ|ООД|ЕООД|ЕАД|АД|ДОО)(?![\p{L}.])|(?<=\s)(?:Α\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ο\.?Ε\.?|Ι\.?Κ\.?Ε\.?|בע["״]מ|ش\.?م\.?م\.?)$/u;

/** Whether a text in Cyrillic, Greek, Hebrew or Arabic letters carries a legal form. */
export const hasOtherForm = (text: string): boolean => otherForm.test(text);

/** Whether a text in Chinese, Japanese or Korean letters carries a legal form. */
export const hasEastAsianForm = (text: string): boolean => eastAsianForm.test(text);

/** Letters with full stops that begin a text are a person's initials: "B.V. Iyer" is no company. */
const leadingInitials = /^(?:\p{Lu}\.\s?){1,4}(?=\s?\p{Lu}\p{L})/u;

/** Whether a text carries a legal form. */
export const hasLegalForm = (text: string): boolean =>
  legalForm.test(text.replace(leadingInitials, ''));

/** A line that is a legal form and nothing else: the end of a wrapped company name. */
export const onlyLegalForm =
  /^(?:\(?(?:pvt|private|pty|p)\.?\)?\.?\s*)?(?:joint stock company|limited liability company|aktiengesellschaft|ltd|limited|ltda|gmbh|(?:gmbh )?& co\.? kg|co\.?,? ltd|kg|llc|llp|inc|incorporated|corp(?:oration)?|company|plc|sarl|sas|ag|fze|fz-llc|dmcc|w\.?l\.?l|pte\.? ltd|pty\.? ltd|proprietary limited|s\.?a\.?(?: de c\.?v)?|de c\.?v|c\.?v|b\.?v|n\.?v|s\.?p\.?a|s\.?r\.?l|l\.l\.c|ab|oy|a\/s|s\.?l|sp\. z o\.o|a\.ş|s\.?r\.?o|s\.?a\.?s|s\.? r\.? o|d\.?o\.?o|(?:sp\. )?z\.? ?o\.?\s?o|aps|as|a\.s|oü|uab|bvba|est|kft|sdn\.? bhd|bhd|lda)\.?$/iu;

/** Company endings that are always written in capitals, and those with a spelling of their own. */
export const legalSpelling: Record<string, string> = Object.fromEntries(
  'LLP LLC GmbH PLC KG SARL SAS FZE FZCO DMCC AG AB OY NV BV SA SL SE UG SRL SpA ASA UAE USA UK IT'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
