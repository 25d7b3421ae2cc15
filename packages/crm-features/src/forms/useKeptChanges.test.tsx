import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { crmWrapper } from '../fixtures/crmWrapper.tsx';
import { fakeFetch } from '../fixtures/index.ts';
import { useKeptChanges } from './useKeptChanges.ts';

afterEach(cleanup);

const fair = { name: 'Fair', place: 'Hall 1' };

/** A form that can be closed and opened again. */
function renderForm() {
  const { wrapper } = crmWrapper(fakeFetch(() => Response.json([])));
  return (initial = fair) =>
    renderHook(() => useKeptChanges('event', 'fair', initial), { wrapper });
}

it('keeps what was changed, and takes everything else from the current values', () => {
  const open = renderForm();
  const first = open();
  act(() => first.result.current.change({ place: 'Hall 4' }));
  first.unmount();
  const again = open({ name: 'Renamed fair', place: 'Hall 2' });
  expect(again.result.current.values).toEqual({ name: 'Renamed fair', place: 'Hall 4' });
  act(() => again.result.current.discard());
  expect(again.result.current.values).toEqual({ name: 'Renamed fair', place: 'Hall 2' });
});

it('keeps what was changed while an earlier state was being saved', () => {
  const { result } = renderForm()();
  act(() => result.current.change({ name: 'Rhine fair' }));
  const sent = result.current.values;
  act(() => result.current.change({ place: 'Hall 4' }));
  act(() => result.current.dropSaved(sent));
  expect(result.current.values).toEqual({ name: 'Fair', place: 'Hall 4' });
  act(() => result.current.dropSaved(result.current.values));
  expect(result.current.values).toEqual(fair);
});
