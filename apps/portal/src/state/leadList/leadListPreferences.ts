import { stored } from '@cardinal/contract/labels';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const { key } = stored.preferences;

/** A view of the lead list that an earlier version saved on this device. */
export interface DeviceView {
  name: string;
  /** The state of the list as in the URL, without its page. */
  search: string;
}

/** A user's preferences for the lead list on this device. */
export interface LeadListPreferences {
  /** Views that an earlier version saved here, until the server has them. */
  views: readonly DeviceView[];
  /** Ids of the shown columns; null for the usual ones. */
  columns: readonly string[] | null;
}

/** The columns that could be hidden before there were more. */
const earlierColumns = ['company', 'status', 'owner', 'source', 'created_at', 'actions'];

const nothing: LeadListPreferences = { views: [], columns: null };
const listeners = new Set<() => void>();

function readRaw(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether a parsed value is an object with properties. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored JSON object; empty if there is none or it cannot be read. */
function parseStored(raw: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isView = (value: unknown): value is DeviceView =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['search'] === 'string';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textsOf = (value: unknown) => listOf(value).filter((id) => typeof id === 'string');

/** The shown columns. Earlier versions stored the hidden ones of those that they had. */
function columnsIn(own: Record<string, unknown>): readonly string[] | null {
  if (Array.isArray(own['columns'])) return textsOf(own['columns']);
  const hidden = textsOf(own['hiddenColumns']);
  return hidden.length === 0 ? null : earlierColumns.filter((id) => !hidden.includes(id));
}

/** A user's preferences in a stored text; unreadable parts are omitted. */
export function leadListPreferencesIn(raw: string | null, userId: string): LeadListPreferences {
  const lists = parseStored(raw)['leadLists'];
  const own = isRecord(lists) ? lists[userId] : undefined;
  if (!isRecord(own)) return nothing;
  return {
    views: listOf(own['views']).filter(isView),
    columns: columnsIn(own),
  };
}

/** The stored text with new preferences of a user; everything else in it is kept. */
export function withLeadListPreferences(
  raw: string | null,
  userId: string,
  preferences: LeadListPreferences,
): string {
  const all = parseStored(raw);
  const lists = isRecord(all['leadLists']) ? all['leadLists'] : {};
  return JSON.stringify({ ...all, leadLists: { ...lists, [userId]: preferences } });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** A user's preferences, and a function that changes them as they are by then. */
export function useLeadListPreferences(userId: string) {
  const raw = useSyncExternalStore(subscribe, readRaw);
  const preferences = useMemo(() => leadListPreferencesIn(raw, userId), [raw, userId]);
  const change = useCallback(
    (next: (now: LeadListPreferences) => Partial<LeadListPreferences>) => {
      // Another tab may have changed something else meanwhile.
      const raw = readRaw();
      const now = leadListPreferencesIn(raw, userId);
      localStorage.setItem(key, withLeadListPreferences(raw, userId, { ...now, ...next(now) }));
      for (const listener of listeners) listener();
    },
    [userId],
  );
  return [preferences, change] as const;
}
