import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads code when it is first wanted. React's own `lazy` keeps a failure for ever and gives up the
 * whole screen for it; here it is told, and the next time asked for again.
 * @param load Imports the code; the same function in every render.
 * @param onFailed Called where it could not be loaded.
 * @returns The code, or null until it is there.
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
