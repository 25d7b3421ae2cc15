/** What the toolbars set. */
export type Globals = Readonly<Record<string, string>>;

/** The toolbars whose values the frames of a docs page follow. */
const names = ['theme', 'direction', 'density', 'locale', 'network'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The toolbars' values in an event. Frames of a docs page send theirs to the page, too: what one of
 * their stories sets for itself is not the page's.
 */
export function globalsOf(event: unknown): Globals | undefined {
  if (!isRecord(event)) return undefined;
  const values = event['userGlobals'] ?? event['globals'];
  if (!isRecord(values)) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
}

declare global {
  /** Storybook's name for the address of the page that shows a story. */
  var PREVIEW_URL: string | undefined;
}

/** Has the frames of a docs page show their stories with these values; returns their address. */
export function addressFrames(globals: Globals): string {
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  globalThis.PREVIEW_URL = `iframe.html?globals=${set.join(';')}`;
  return globalThis.PREVIEW_URL;
}
