import { toasts } from '@cardinal/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpenWhenLoaded } from './useOpenWhenLoaded.ts';

/** A part of the screen of one lead after another, whose code arrives when the test says so. */
function start() {
  const code = Promise.withResolvers<unknown>();
  const load = () => code.promise;
  const { result, rerender } = renderHook(({ leadId }) => useOpenWhenLoaded(load, leadId), {
    initialProps: { leadId: 'grace' },
  });
  return {
    part: () => result.current,
    open: () => act(() => result.current.open()),
    close: () => act(() => result.current.close()),
    show: (leadId: string) => rerender({ leadId }),
    arrive: () => act(async () => code.resolve({})),
    fail: () => act(async () => code.reject(new Error('offline'))),
  };
}

describe('useOpenWhenLoaded', () => {
  beforeEach(() => void vi.spyOn(toasts, 'show'));
  afterEach(() => void vi.restoreAllMocks());

  it('opens the part once its code has arrived', async () => {
    const { part, open, arrive } = start();
    open();
    expect(part()).toMatchObject({ isOpen: false, isLoading: true });
    await arrive();
    expect(part()).toMatchObject({ isOpen: true, isLoading: false });
  });

  it('reports that the code cannot be loaded', async () => {
    const { part, open, fail } = start();
    open();
    await fail();
    expect(part()).toMatchObject({ isOpen: false, isLoading: false });
    expect(toasts.show).toHaveBeenCalledOnce();
  });

  it('does not open a part that was closed while its code was loading', async () => {
    const { part, open, close, arrive } = start();
    open();
    close();
    await arrive();
    expect(part()).toMatchObject({ isOpen: false, isLoading: false });
  });

  it('does not report the failure of a part that was closed', async () => {
    const { open, close, fail } = start();
    open();
    close();
    await fail();
    expect(toasts.show).not.toHaveBeenCalled();
  });

  it('does not open for a lead what was opened for another', async () => {
    const { part, open, show, arrive } = start();
    open();
    show('thomas');
    expect(part()).toMatchObject({ isOpen: false, isLoading: false });
    await arrive();
    expect(part()).toMatchObject({ isOpen: false, isLoading: false });
    show('grace');
    expect(part()).toMatchObject({ isOpen: false, isLoading: false });
  });

  it('closes when another lead is shown', async () => {
    const { part, open, show, arrive } = start();
    open();
    await arrive();
    show('thomas');
    expect(part().isOpen).toBe(false);
  });
});
