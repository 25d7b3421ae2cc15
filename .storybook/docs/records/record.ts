import manifest from '../../../packages/ui/package.json';
import sizes from '../../../tools/packages/sizes.json';
import { componentsSince, widgetsSince } from './records.ts';

/**
 * How far others can rely on a component. Computed:
 * - stable: part of the public interface since an earlier minor release, or since the first one. Its
 *   props change incompatibly only with a major release.
 * - new: added by the newest minor release. Its props may change in the next one.
 * - internal: no entry point exports it. Screens use it, and it may change at any time.
 */
export type Maturity = 'stable' | 'new' | 'internal';

type Size = { size: number; limit: number };

/** What a docs page says about a component besides its states. */
export interface ComponentRecord {
  maturity: Maturity;
  /** The release that first had it; undefined for internal ones. */
  since: string | undefined;
  /** What it weighs and may weigh in kB, gzipped, with what it imports but without React. */
  size: Size | undefined;
}

const since = new Map(
  [componentsSince, widgetsSince].flatMap((releases) =>
    Object.entries(releases).flatMap(([release, names]) =>
      names.map((name) => [name, release] as const),
    ),
  ),
);

const figures = new Map<string, Size>(Object.entries(sizes));

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** Both packages are released together. */
const { version: newest } = manifest;

/**
 * The record of a component.
 * @param entry Its entry point, if it has one
 */
export function recordOf(name: string, entry: string | undefined): ComponentRecord {
  const release = since.get(name);
  // A component also has an entry point of its own. What only the index of all exports has none.
  const own = entry === '@cardinal/crm-features' ? '' : (entry ?? '');
  const size = figures.get(`@cardinal/ui/${name}`) ?? figures.get(own);
  if (release === undefined) return { maturity: 'internal', since: undefined, size: undefined };
  const isNew = release !== '1.0.0' && minorOf(release) === minorOf(newest);
  return { maturity: isNew ? 'new' : 'stable', since: release, size };
}
