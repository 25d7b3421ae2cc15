/**
 * An access token, or a function that obtains one: initially, and again when the server refuses it.
 */
export type TokenInput = string | (() => string | Promise<string>);

/** Provides the token of each request. */
export interface TokenSource {
  /** The current token; obtains the first one. */
  get: () => Promise<string>;
  /**
   * Obtains another token after this one was refused. Requests that are refused together share one
   * call.
   * @returns null if there is no other
   */
  renew: (refused: string) => Promise<string | null>;
  /** Replaces the token, or the function that obtains it; a token that is in use stays valid. */
  use: (input: TokenInput) => void;
}

/**
 * Creates the token source of a page that manages sign-in itself.
 * @param onObtained Called with every token that was obtained.
 */
export function createTokenSource(
  first: TokenInput,
  onObtained?: (token: string) => void,
): TokenSource {
  let input = first;
  let current: Promise<string> | null = null;

  const obtain = (): Promise<string> => {
    const running = (async () => (typeof input === 'function' ? input() : input))();
    current = running;
    running.then(onObtained, () => {
      // Reported to the request that asked; the next request tries again.
      if (current === running) current = null;
    });
    return running;
  };
  const get = () => current ?? obtain();

  return {
    get,
    async renew(refused) {
      // Another request may have obtained a new one meanwhile.
      const known = await get();
      if (known !== refused) return known;
      if (typeof input === 'string') return null;
      const next = await obtain();
      return next === refused ? null : next;
    },
    use(next) {
      if (typeof next === 'string' && next !== input) current = null;
      input = next;
    },
  };
}
