import { useEffect, useState } from 'react';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;

function globalsOf(event: unknown): Globals | undefined {
  if (typeof event !== 'object' || event === null || !('globals' in event)) return undefined;
  const { globals } = event;
  return typeof globals === 'object' && globals !== null ? { ...globals } : undefined;
}

/** What was last told of the toolbars. */
function lastGlobals(channel: DocsContextProps['channel']): Globals {
  // A channel answers an empty list for what was never told.
  const told = [GLOBALS_UPDATED, SET_GLOBALS].map((event) => globalsOf(channel.last(event)?.[0]));
  return told.find((globals) => globals !== undefined) ?? {};
}

/** Follows the toolbars through Storybook's channel: docs pages have no hook for it. */
export function useChannelGlobals(channel: DocsContextProps['channel']): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const follow = (event: unknown) => setGlobals((before) => globalsOf(event) ?? before);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
