/**
 * A badge code for comparison: codes are equal regardless of white space, and numbers regardless of
 * leading zeros, which spreadsheets drop.
 */
export function badgeKey(code: string): string {
  const key = code.normalize('NFKC').replace(/\s+/g, '');
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d)/, '') : key;
}

/** Shorter parts of a code name no badge. */
const shortest = 3;
/** Parts of a code that are looked at. */
const most = 50;

/** What a code says about its badge, for comparison. */
export interface BadgeNames {
  /** The code as it is. */
  exact: string;
  /** The code without its case, which some scanners and lists change. */
  whole: string;
  /** Members of an object, the last part of an address, fields between separators; without case. */
  parts: string[];
}

/** The names of a badge in its code. */
export function badgeNames(code: string): BadgeNames {
  const exact = badgeKey(code);
  const whole = exact.toLowerCase();
  const parts = partsOf(code.trim())
    .map((part) => badgeKey(part).toLowerCase())
    .filter((part) => part.length >= shortest && part !== whole);
  return { exact, whole, parts: [...new Set(parts.slice(0, most))] };
}

function partsOf(code: string): string[] {
  if (/^[[{]/.test(code)) return membersOf(code);
  if (URL.canParse(code) && code.includes('://')) return partsOfAddress(new URL(code));
  return code.split(/[|;,^~*$\t\r\n&=]+/);
}

function membersOf(code: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(code, (_, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
      return value;
    });
  } catch {
    return [];
  }
  return found;
}

function partsOfAddress({ pathname, searchParams, hash }: URL): string[] {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return [last, ...searchParams.values(), hash.slice(1)].map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds who has a badge by its code, or by another code of the same badge. */
export function createBadgeIndex<T>(owners: Iterable<{ code: string; owner: T }>) {
  const byExact = new Map<string, T[]>();
  const byWhole = new Map<string, T[]>();
  const byPart = new Map<string, T[]>();
  const add = (index: Map<string, T[]>, name: string, owner: T) => {
    const known = index.get(name);
    if (known) known.push(owner);
    else index.set(name, [owner]);
  };
  for (const { code, owner } of owners) {
    const { exact, whole, parts } = badgeNames(code);
    add(byExact, exact, owner);
    add(byWhole, whole, owner);
    for (const part of parts) add(byPart, part, owner);
  }
  return {
    /** Those with exactly this code. */
    findExact: ({ exact }: BadgeNames): readonly T[] => byExact.get(exact) ?? [],
    /** Those with this code, then without its case, then as a part, then with a part of it. */
    find: ({ exact, whole, parts }: BadgeNames): readonly T[] =>
      byExact.get(exact) ??
      byWhole.get(whole) ??
      byPart.get(whole) ??
      parts.flatMap((part) => byWhole.get(part) ?? []).slice(0, most),
  };
}

/** Whether two codes are of the same badge. */
export const isSameBadge = (one: string, other: string): boolean =>
  createBadgeIndex([{ code: one, owner: true }]).find(badgeNames(other)).length > 0;
