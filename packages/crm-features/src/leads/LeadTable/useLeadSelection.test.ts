import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLeadList, initialLeadListState } from '../leadListState.ts';
import { useChosen } from './useLeadSelection.ts';

const cold = changeLeadList(initialLeadListState, { status: 'Cold' });

/** The choice, with a list that can be filtered. */
function start() {
  const { result, rerender } = renderHook(({ state }) => useChosen(state), {
    initialProps: { state: initialLeadListState },
  });
  return {
    keys: () => result.current.keys,
    choose: (...ids: string[]) => act(() => result.current.set(new Set(ids))),
    chooseAll: () => act(() => result.current.set('all')),
    show: (state: typeof cold) => rerender({ state }),
    /** Begins a change; the returned function ends it. */
    begin: (...ids: string[]) => {
      const { drop } = result.current;
      return () => act(() => drop(ids));
    },
  };
}

describe('useChosen', () => {
  it('keeps what was chosen during a change', () => {
    const { keys, choose, begin } = start();
    choose('grace', 'thomas');
    const end = begin('grace', 'thomas');
    choose('thomas', 'elodie');
    end();
    expect(keys()).toEqual(new Set(['elodie']));
  });

  it('drops the whole list after a change of the whole list', () => {
    const { keys, chooseAll, begin } = start();
    chooseAll();
    begin('grace', 'thomas')();
    expect(keys()).toEqual(new Set());
  });

  it('keeps the whole list if it was chosen during a change of a few', () => {
    const { keys, choose, chooseAll, begin } = start();
    choose('grace');
    const end = begin('grace');
    chooseAll();
    end();
    expect(keys()).toBe('all');
  });

  it('keeps what was chosen from another list meanwhile', () => {
    const { keys, chooseAll, show, begin } = start();
    chooseAll();
    const end = begin('grace', 'thomas');
    show(cold);
    chooseAll();
    end();
    expect(keys()).toBe('all');
  });
});
