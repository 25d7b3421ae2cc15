import { leadStatuses } from '@cardinal/contract/labels';
import type { LeadStatus } from '@cardinal/contract/labels';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Where keys mean something else: someone types, chooses or answers there. */
const busyPlaces = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(',');

/** A dialog over the page; toasts are alert dialogs too, but not modal ones. */
const openDialog = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])';

const rowSelector = '[data-lead-id]';

/** What the keys do. */
export interface LeadShortcuts {
  /** Whether single-letter keys are on; people can turn them off (WCAG 2.1.4). */
  isOn: boolean;
  /** The list; its rows carry `data-lead-id`. */
  listRef: RefObject<HTMLElement | null>;
  /** What `/` focuses. */
  searchRef: RefObject<HTMLInputElement | null>;
  /** Called by `1` to `4` for the focused lead. */
  onStatus: (id: string, status: LeadStatus) => void;
}

function isForUs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isBusy = event.target instanceof Element && event.target.closest(busyPlaces);
  return !isBusy && !document.querySelector(openDialog);
}

function moveFocus(list: HTMLElement, step: 1 | -1): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current === -1 ? 0 : current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** `/` searches (Escape leaves it), `j` and `k` move through the leads, `1` to `4` set the focused one's status. */
export function useLeadShortcuts({ isOn, listRef, searchRef, onStatus }: LeadShortcuts): void {
  const handle = (event: KeyboardEvent, list: HTMLElement): boolean => {
    if (event.key === 'j') return moveFocus(list, 1);
    if (event.key === 'k') return moveFocus(list, -1);
    if (event.key === '/') {
      searchRef.current?.focus();
      return searchRef.current !== null;
    }
    const status = leadStatuses[Number(event.key) - 1];
    const row = document.activeElement?.closest<HTMLElement>(rowSelector);
    const id = row && list.contains(row) ? row.dataset['leadId'] : undefined;
    if (!status || !id) return false;
    onStatus(id, status);
    return true;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const search = searchRef.current;
    // The first Escape empties the search; the next one gives the letters back.
    if (event.key === 'Escape' && search && event.target === search && search.value === '') {
      search.blur();
    }
    const list = listRef.current;
    if (list && isForUs(event) && handle(event, list)) event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
