import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';

describe('useSearchText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The search field of a list whose address contains the committed text. */
  function start() {
    const { result } = renderHook(() => {
      const [q, setQ] = useState('');
      return { q, setQ, ...useSearchText(q, setQ) };
    });
    const pass = () => act(() => vi.runAllTimers());
    return {
      /** Enters text and pauses. */
      type: (text: string) => {
        act(() => result.current.setTyped(text));
        pass();
      },
      /** A view, a link, Back or Forward. */
      goTo: (q: string) => {
        act(() => result.current.setQ(q));
        pass();
      },
      shown: () => [result.current.typed, result.current.q],
    };
  }

  it('commits what was typed, without the spaces around it', () => {
    const field = start();
    field.type('acme ');
    expect(field.shown()).toEqual(['acme ', 'acme']);
  });

  it('forgets the search of a view that is left', () => {
    const field = start();
    field.goTo('acme');
    expect(field.shown()).toEqual(['acme', 'acme']);
    field.goTo('');
    expect(field.shown()).toEqual(['', '']);
  });

  it('restores a search on the way back', () => {
    const field = start();
    field.type('acme');
    field.goTo('');
    expect(field.shown()).toEqual(['', '']);
    field.goTo('acme');
    expect(field.shown()).toEqual(['acme', 'acme']);
  });
});
