import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRunsByItem } from './useRunsByItem.ts';

it('runs actions on several things, and one at a time on each of them', async () => {
  const { result } = renderHook(useRunsByItem);
  const grace = Promise.withResolvers<void>();
  const thomas = Promise.withResolvers<void>();
  const again = vi.fn<() => Promise<void>>(() => Promise.resolve());
  act(() => {
    result.current.run('grace', () => grace.promise);
    result.current.run('thomas', () => thomas.promise);
    result.current.run('grace', again);
  });
  expect([...result.current.running]).toEqual(['grace', 'thomas']);
  expect(again).not.toHaveBeenCalled();

  await act(async () => grace.reject(new Error('failed')));
  expect([...result.current.running]).toEqual(['thomas']);
  await act(async () => result.current.run('grace', again));
  expect(again).toHaveBeenCalledOnce();
});
