import axe, { type RunOptions } from 'axe-core';
import type { ThemeName } from './themes.ts';

/** Name of axe's rule, and of its check, that measures contrast. */
const contrast = 'color-contrast';

/** A story is rarely a whole page with landmarks. */
const notForStories = [{ id: 'region', enabled: false }];

/** Attributes that identify an element or hold its content, but do not change its colours. */
const identities = new Set(
  'id for name href src alt title value d points data-key data-id aria-label aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant aria-valuenow aria-valuetext'.split(
    ' ',
  ),
);

/** Looks whose contrast axe has found sufficient, in this or an earlier story. */
const sufficient = new Set<string>();

/**
 * A look's number represents it in the looks of its descendants, which would otherwise become long.
 */
const numbers = new Map<string, number>();

function numberOf(look: string) {
  const number = numbers.get(look) ?? numbers.size;
  numbers.set(look, number);
  return number;
}

interface Look {
  number: number;
  /** Whether something that is not its ancestor may show through behind it. */
  isFloating: boolean;
}

/** Whether nothing behind an element shows through, wherever it is placed. */
const isOpaque = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
  opacity === '1' && /^rgb\(|^(oklch|color)\([^/]+\)$/.test(backgroundColor);

/**
 * Returns the looks of elements: everything on which their contrast depends. Valid while nothing
 * changes.
 */
function looks() {
  const known = new Map<Element, Look>();
  const lookOf = (element: Element): Look => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement ? lookOf(element.parentElement) : undefined;
    const style = getComputedStyle(element);
    const attributes = [...element.attributes]
      .filter(({ name }) => !identities.has(name))
      .map(({ name, value }) => `${name}=${value}`);
    const own = [
      parent?.number,
      element.localName,
      ...attributes,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
    ];
    const found = {
      number: numberOf(own.join('|')),
      isFloating:
        !isOpaque(style) &&
        (parent?.isFloating === true || !['static', 'relative'].includes(style.position)),
    };
    known.set(element, found);
    return found;
  };
  return lookOf;
}

type Matches = (element: Element, virtual: unknown, context: unknown) => boolean;
type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => boolean | undefined;

/** Parts that axe's own types omit. */
interface Audit {
  rules: { id: string; matches: Matches }[];
  checks: Record<string, { evaluate: Evaluate }>;
}
const hasAudit = (value: object): value is { _audit: Audit } => '_audit' in value;

/** The look of an element in the running review. */
let look: (element: Element) => string = () => '';
/** Whether an element has text to check, which is the same in all themes. */
let hasText = new WeakMap<Element, boolean>();

/**
 * Checks the contrast of each look once: in a table of fifty rows that is one row, and a button that
 * passed in one story need not be measured in the next. Measuring every text took longer than
 * everything else that axe does. A look counts only once axe has found its contrast sufficient.
 */
function checkLooksOnce() {
  const audit = hasAudit(axe) ? axe._audit : undefined;
  const rule = audit?.rules.find(({ id }) => id === contrast);
  const check = audit?.checks[contrast];
  if (!rule || !check) throw new Error(`axe has no rule and check ${contrast}.`);
  const { matches } = rule;
  rule.matches = (element, ...rest) => {
    if (sufficient.has(look(element))) return false;
    const known = hasText.get(element) ?? matches(element, ...rest);
    hasText.set(element, known);
    return known;
  };
  const { evaluate } = check;
  check.evaluate = function evaluateOnce(element, ...rest) {
    const key = look(element);
    if (sufficient.has(key)) return true;
    const result = evaluate.call(this, element, ...rest);
    if (result === true) sufficient.add(key);
    return result;
  };
}
checkLooksOnce();

/** Reads the looks of a page that does not change while axe runs. */
function readLooks(storyId: string) {
  const lookOf = looks();
  look = (element) => {
    const { number, isFloating } = lookOf(element);
    // Axe cannot determine whether a single letter is text.
    const isShort = (element.textContent ?? '').trim().length === 1;
    return `${isFloating ? storyId : ''} ${isShort} ${number}`;
  };
}

async function findViolations(storyId: string, options: RunOptions, where: string) {
  readLooks(storyId);
  const { violations } = await axe.run(
    { include: document.body },
    { ...options, resultTypes: ['violations'], preload: false },
  );
  if (violations.length === 0) return;
  const found = violations.map(({ id, help, helpUrl, nodes }) =>
    [
      `${id}: ${help} (${helpUrl})`,
      ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    ].join('\n\n'),
  );
  throw new Error(
    `axe found ${violations.length} kinds of violation in ${where}:\n\n${found.join('\n\n')}`,
  );
}

/** Checks the page with all rules except those that the story turns off. */
export async function checkAccessibility({ id, parameters }: StoryUnderReview) {
  const off = [...notForStories, ...(parameters.a11y?.config?.rules ?? [])];
  const rules = Object.fromEntries(off.map((rule) => [rule.id, { enabled: rule.enabled }]));
  hasText = new WeakMap();
  await findViolations(id, { rules }, 'the story');
}

/** Whether an element has text of its own, as far as a glance shows. */
const mayHaveText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
  );

/** Whether axe has nothing to measure, because it has seen the looks of all texts before. */
function isContrastKnown(storyId: string) {
  readLooks(storyId);
  return [...document.body.querySelectorAll('*')].every(
    (element) =>
      // What is inside is not among these elements.
      !element.shadowRoot &&
      (hasText.get(element) === false || !mayHaveText(element) || sufficient.has(look(element))),
  );
}

/**
 * Checks the contrast in a theme, which changes only colours. Comes after
 * `checkAccessibility`, which finds out which elements have text.
 */
export async function checkContrast({ id }: StoryUnderReview, theme: ThemeName) {
  if (isContrastKnown(id)) return;
  await findViolations(id, { runOnly: [contrast] }, `the theme ${theme}`);
}
