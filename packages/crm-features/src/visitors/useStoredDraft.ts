import { useEffect, useState } from 'react';
import type { VisitorDraft } from './visitorDraft.ts';

type Changes = Partial<VisitorDraft> | null;

/** How long a visitor's input survives, in milliseconds: the next visitor may use the same device. */
const keptFor = 10 * 60_000;

/** What is stored, if it is young enough. The page around the widget may forbid storage. */
function read(name: string): Changes {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { at, changes } = stored as { at?: unknown; changes?: unknown };
    const isYoung = typeof at === 'number' && Date.now() - at < keptFor;
    // Written by this module alone; fields of an older version are merely not shown.
    return isYoung && typeof changes === 'object' ? (changes as Changes) : null;
  } catch {
    return null;
  }
}

function write(name: string, changes: Changes) {
  try {
    if (changes === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ at: Date.now(), changes }));
  } catch {
    // Without storage, the input ends with the page.
  }
}

/**
 * What a visitor changed, for `useForm`: it survives a reload of the page in this tab for ten
 * minutes, and is removed once it was sent.
 * @param key Of the partner
 */
export function useStoredDraft(key: string) {
  const name = `cardinal.visitor.${key}`;
  const [changes, setChanges] = useState<Changes>(() => read(name));
  useEffect(() => write(name, changes), [name, changes]);
  return [changes, setChanges] as const;
}
