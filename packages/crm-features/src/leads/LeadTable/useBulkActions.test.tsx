import type { Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildLead, fakeFetch } from '../../fixtures/index.ts';
import { initialLeadListState } from '../leadListState.ts';
import { useBulkActions } from './useBulkActions.ts';

const nothing = () => undefined;

it('refuses a status, by its key too, while more leads are chosen than one call changes', () => {
  const show = vi.spyOn(toasts, 'show');
  const { wrapper } = crmWrapper(fakeFetch(() => Response.json([])));
  const read = vi.fn<() => Promise<readonly Lead[]>>(() => Promise.resolve([buildLead()]));
  const selection = { keys: 'all', set: nothing, drop: nothing, read } as const;
  const options = {
    state: initialLeadListState,
    total: 501,
    confirm: <T,>(call: () => Promise<T>) => call(),
    onAssign: nothing,
    onDeleted: nothing,
  };
  const { result } = renderHook(() => useBulkActions(selection, options), { wrapper });
  act(() => result.current.setStatus('Cold'));
  expect(show).toHaveBeenCalledWith({
    title: 'Update failed',
    description: 'At most 500 leads at once. Narrow the list with its filters.',
    tone: 'danger',
  });
  expect(read).not.toHaveBeenCalled();
});
