import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads code on first use. React's `lazy` caches a failure permanently and fails the whole screen;
 * here, a failure is reported and the next use tries again.
 * @param load Imports the code; the same function in every render.
 * @param onFailed Called if it could not be loaded.
 * @returns The code, or null until it has loaded.
 */
export function useCode<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  onFailed: () => void,
): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const failed = useEffectEvent(onFailed);
  const isMissing = isWanted && !code;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setCode({ loaded }),
      () => !isGone && failed(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load]);

  return code?.loaded ?? null;
}
