import { describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './tokenSource.ts';

describe('a token source', () => {
  it('obtains a token once, and another one if it is refused', async () => {
    const obtain = vi.fn<() => string>().mockReturnValueOnce('a').mockReturnValueOnce('b');
    const source = createTokenSource(obtain);
    expect(await source.get()).toBe('a');
    expect(await source.get()).toBe('a');
    expect(await source.renew('a')).toBe('b');
    expect(await source.get()).toBe('b');
    // The refusal of a request with the old token arrives late.
    expect(await source.renew('a')).toBe('b');
    expect(obtain).toHaveBeenCalledTimes(2);
  });

  it('has no alternative to a fixed token until it is replaced', async () => {
    const source = createTokenSource('a');
    expect(await source.renew('a')).toBeNull();
    source.use('b');
    expect(await source.renew('a')).toBe('b');
  });

  it('keeps the token when the function changes, as it does with every render', async () => {
    const source = createTokenSource(() => 'a');
    expect(await source.get()).toBe('a');
    source.use(() => 'b');
    expect(await source.get()).toBe('a');
    expect(await source.renew('a')).toBe('b');
  });

  it('tries again after a failure', async () => {
    const obtain = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('a');
    const source = createTokenSource(obtain);
    await expect(source.get()).rejects.toThrow('offline');
    expect(await source.get()).toBe('a');
  });
});
