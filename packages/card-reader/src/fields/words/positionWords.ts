import { accentedWords } from '@cardinal/contact/people/accentedWords';
import { editDistance, isAllCaps, squash } from '@cardinal/contact/people/strings';

/** Words that positions are made of, as they are spelt; OCR's slips are mended by them. */
const common = `Account Accountant Accounting Accounts Acquisition Administration Administrative Administrator Advertising Adviser Advisor Advocate Affairs Agent Analyst Analytics Application Architect Area
  Art Artist Assistant Associate Attorney Auditor Banking Board Brand Broker Business Buyer Captain Certified Chairman Chairperson Chairwoman Channel Chartered Chef Chemist Chief Civil Client Coach Commercial Communications Community
  Company Compliance Construction Consultant Consulting Content Contract Controller Coordinator Corporate Counsel Creative Credit Customer Data Delivery Department Deputy Design Designer Developer Development Digital Director Distribution Division Driver
  Editor Education Electrical Engineer Engineering Enterprise Environmental Estate Event Events Executive Experience Export Facilities Facility Field Finance Financial Foreman Founder General Global Government Graphic Group
  Head Health Human Import Industrial Information Infrastructure Innovation Inspector Insurance Interior International Investment Junior Lawyer Lead Leader Learning Lecturer Legal Liaison Loan Logistics Maintenance Management Manager Managing Manufacturing Marine Market Marketing Mechanical Media Medical
  Member Merchandiser Mortgage National Network Nurse Office Officer Operating Operations Operator Overseas Owner Parts Partner Partnerships Performance Personal Pharmacist Photographer Physician Planner Planning Plant Policy Portfolio President Principal Process Procurement Producer Product Production
  Professor Program Programme Project Projects Property Proprietor Public Purchasing Quality Recruiter Recruitment Regional Regulatory Relations Relationship Representative Research Researcher Resident Resources Retail Risk Safety Sales Scientist Secretary Security Senior Service Services Site Social
  CEO CFO CIO CMO COO CTO CXO MD GM VP SVP EVP AVP HR IT QA PR
  Software Solicitor Solution Solutions Specialist Staff Store Strategic Strategy Success Supervisor Supply Support Surgeon Surveyor Sustainability System Systems Talent Teacher Team Technical Technician Technology Therapist Trade Trading Trainee Trainer Training Transport Travel Treasurer
  Vertriebsleiter Vertriebsleiterin Verkaufsleiter Verkaufsleiterin Einkaufsleiter Einkaufsleiterin Marketingleiter Marketingleiterin Projektleiter Projektleiterin Abteilungsleiter Abteilungsleiterin Leiter Leiterin Inhaber Inhaberin Prokurist Prokuristin Ingenieur Ingenieurin Architekt Architektin Berater Beraterin Vertrieb Einkauf Verkauf Rechtsanwalt Steuerberater Assistent Assistentin Gesellschafter
  Directeur Directrice Responsable Commercial Commerciale Technique Projet Ventes Achats Conseiller Avocat Avocate Architecte Fondateur Fondatrice Comptable Production Gerente Director Directora Ventas Jefe Compras Ingeniero Ingeniera Arquitecto Arquitecta Abogado Abogada Consultor Consultora Asesor Asesora Comercial Recursos Humanos
  Diretor Diretora Vendas Engenheiro Engenheira Arquiteto Arquiteta Advogado Advogada Coordenador Coordenadora Analista Projetos Compras Direttore Direttrice Responsabile Commerciale Vendite Acquisti Amministratore Amministratrice Delegato Unico Titolare Ingegnere Architetto Avvocato Consulente Tecnico
  Directeur Verkoop Inkoop Adviseur Eigenaar Projectleider Medewerker Vertegenwoordiger Bestuurder Kierownik Dyrektor Handlowy Specjalista Prezes Radca Prawny Projektleder Salgssjef Daglig Leder Toimitusjohtaja Genel Proje Uzman Mimar`;

const known = [
  ...new Set([...common.split(/\s+/), ...Object.values(accentedWords).join(' ').split(/\s+/)]),
].filter(Boolean);
const knownForms = new Map(known.map((word) => [squash(word), word]));

/** Whether positions are usually made of such words; signs between them don't matter. */
export const isUsualWord = (word: string): boolean =>
  !/\p{L}/u.test(word) || knownForms.has(squash(word));

/** How many letters of a word may be wrong. */
const slips = (length: number) => (length >= 9 ? 2 : 1);
const minLetters = 5;

/** Mends words of a badly read position that differ by a letter or two from a usual one. */
export function withUsualWords(position: string): string {
  return position.replace(/\p{L}+/gu, (word) => {
    const form = squash(word);
    if (form.length < minLetters || knownForms.has(form)) return word;
    const usual = nearest(form);
    if (usual === undefined) return word;
    if (isAllCaps(word)) return usual.toUpperCase();
    return /^\p{Ll}/u.test(word) ? usual.toLowerCase() : usual;
  });
}

/** The one known word that is nearest; undefined where there is none, or more than one. */
function nearest(form: string): string | undefined {
  const near = [...knownForms]
    .filter(([other]) => Math.abs(other.length - form.length) <= slips(form.length))
    .map(([other, word]) => ({ word, distance: editDistance(form, other) }))
    .filter(({ distance }) => distance <= slips(form.length))
    .toSorted((a, b) => a.distance - b.distance);
  const [best, second] = near;
  return best && best.distance < (second?.distance ?? Infinity) ? best.word : undefined;
}
