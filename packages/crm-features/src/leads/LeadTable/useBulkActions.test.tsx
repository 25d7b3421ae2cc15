import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildLead, fakeFetch } from '../../fixtures/index.ts';
import type { MatchingChange } from '../bulk/matching.ts';
import { initialLeadListState } from '../leadListState.ts';
import { useBulkActions } from './useBulkActions.ts';

const nothing = () => undefined;

it('asks before it changes the whole list, and clears the choice afterwards', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(fakeFetch(() => Response.json([])));
  const { wrapper } = crmWrapper(fetch);
  const drop = vi.fn<(leads: readonly unknown[]) => void>();
  const selection = { keys: 'all', set: nothing, drop, leads: [buildLead()] } as const;
  const onChangeAll = vi.fn<(change: MatchingChange, onDone: () => void) => void>();
  const options = {
    state: initialLeadListState,
    onChangeAll,
    confirm: <T,>(call: () => Promise<T>) => call(),
    onAssign: nothing,
    onDeleted: nothing,
  };
  const { result } = renderHook(() => useBulkActions(selection, options), { wrapper });
  act(() => result.current.setStatus('Cold'));
  const [change, onDone] = onChangeAll.mock.calls[0] ?? [];
  expect(change).toEqual({ kind: 'status', status: 'Cold' });
  expect(fetch).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  onDone?.();
  expect(drop).toHaveBeenCalled();
});
