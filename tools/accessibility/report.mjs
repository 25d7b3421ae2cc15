// The accessibility conformance report, as OpenACR (YAML) and as a document that the product shows.
import { stringify } from 'yaml';
import { functional, generic, support } from './en301549.mjs';
import { evidence } from './evidence.mjs';
import { levelA, levelAA } from './wcag.mjs';

/**
 * Criteria at which a person has looked: `{ '1.1.1': { by, on: 'YYYY-MM-DD', verdict, found } }`, with
 * `verdict` one of supports, partially-supports, does-not-support. Without an entry the verdict is
 * "Not evaluated", whatever automatic checks say: they find a third of what a person finds.
 */
export const looked = {};

export const verdicts = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

const criterion = ([number, name, note, checks]) => ({
  number,
  name,
  note,
  checks: checks === 'none' ? [] : checks,
  verdict: looked[number]?.verdict ?? (checks === 'none' ? 'not-applicable' : 'not-evaluated'),
  looked: looked[number],
});

/** The tables of the report. The chapters of EN 301 549 that are left out are named in the text. */
export const tables = [
  {
    chapter: 'success_criteria_level_a',
    title: 'WCAG 2.2, level A (EN 301 549, chapter 9)',
    rows: levelA.map(criterion),
  },
  {
    chapter: 'success_criteria_level_aa',
    title: 'WCAG 2.2, level AA (EN 301 549, chapter 9)',
    rows: levelAA.map(criterion),
  },
  {
    chapter: 'en_301_549_functional_performance',
    title: 'EN 301 549, chapter 4: functional performance',
    rows: functional.map(criterion),
  },
  {
    chapter: 'en_301_549_generic_requirements',
    title: 'EN 301 549, chapter 5: generic requirements',
    rows: generic.map(criterion),
  },
  {
    chapter: 'en_301_549_documentation_and_support_services',
    title: 'EN 301 549, chapter 12: documentation and support',
    rows: support.map(criterion),
  },
];

/** Chapters of EN 301 549 that do not concern a web application, in OpenACR's names. */
const outside = {
  'en_301_549_ict_with_two-way_voice': 'Cardinal transmits no voice.',
  en_301_549_ict_with_video: 'Cardinal has no video with sound.',
  en_301_549_hardware: 'Cardinal is software.',
  'en_301_549_non-web-documents': 'Cardinal makes no documents but CSV files and vCards.',
  en_301_549_software: 'Cardinal is a web application, to which chapter 9 applies.',
  en_301_549_ict_providing_relay_or_emergency_service_access: 'Cardinal offers no such service.',
};

const methods =
  'Automatic checks at every change: axe over every story and screen in three themes, keyboard journeys, and the tests that each line names. Where a person has looked, the line says who and when.';

const sentences = ({ note, looked: by }) =>
  by ? `${note} ${by.found} Looked at by ${by.by} on ${by.on}.` : note;

const openAcrNotes = (row) =>
  [
    sentences(row),
    ...row.checks.map((key) => `Test: ${evidence[key].file} (${evidence[key].shows}).`),
  ].join(' ');

/** The report as OpenACR. */
export function openAcr(version) {
  const chapters = tables.map(({ chapter, rows }) => [
    chapter,
    {
      criteria: rows.map((row) => ({
        num: row.number,
        components: [{ name: 'web', adherence: { level: row.verdict, notes: openAcrNotes(row) } }],
      })),
    },
  ]);
  const none = Object.entries(outside).map(([chapter, notes]) => [
    chapter,
    { notes, disabled: true },
  ]);
  return stringify({
    title: 'Cardinal Accessibility Conformance Report',
    product: {
      name: 'Cardinal',
      version,
      description: 'Sales lead management for people who meet people',
    },
    author: { name: 'Cardinal' },
    vendor: { company_name: 'Cardinal' },
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    notes: 'Standards: WCAG 2.2 at levels A and AA, and EN 301 549 V3.2.1.',
    evaluation_methods_used: methods,
    license: 'CC-BY-4.0',
    chapters: Object.fromEntries([...chapters, ...none]),
  });
}

const links = ({ checks }) =>
  checks.map((key) => `[${evidence[key].shows}](../${evidence[key].file})`).join('; ');

const tableOf = ({ title, rows }) =>
  [
    `## ${title}`,
    '',
    '| criterion | verdict | remarks | automatic checks |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${row.number} ${row.name} | ${verdicts[row.verdict]} | ${sentences(row)} | ${links(row)} |`,
    ),
  ].join('\n');

/** How many lines have each verdict. */
function counts() {
  const all = tables.flatMap(({ rows }) => rows);
  return Object.entries(verdicts).map(([verdict, label]) => ({
    label,
    count: all.filter((row) => row.verdict === verdict).length,
  }));
}

/** The report as a document. */
export const document = (version) => `# Accessibility conformance

Cardinal ${version}, measured against WCAG 2.2 at levels A and AA, and EN 301 549 V3.2.1. The same
report in the OpenACR format is [accessibility.openacr.yaml](accessibility.openacr.yaml).

**How it was evaluated.** ${methods}

**What “Not evaluated” means.** Every automatic check of that line passes, but nobody has looked yet with
a screen reader, a magnifier or another tool that people use. A line says “Supports” only after
somebody has.

${counts()
  .map(({ label, count }) => `${label}: ${count}`)
  .join(' · ')}

Of EN 301 549, chapters 6 to 8, 10, 11 and 13 do not apply: ${Object.values(outside)
  .map((note) => note.replace(/\.$/, '').replace(/^Cardinal /, 'it '))
  .join('; ')}.

${tables.map(tableOf).join('\n\n')}
`;
