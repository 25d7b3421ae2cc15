import type { PartnerKey } from '@cardinal/contract';
import { useMediaQuery } from '@cardinal/ui';
import { themeAttributes } from '@cardinal/ui/contract';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { scopeElements, type SnippetLook } from '../Partners/partnerSnippet.ts';
import { accentVariables } from './brandRules.ts';
import { page } from './TryKey.css.ts';

const heard = ['cardinal-ready', 'lead-created', 'cardinal-error'] as const;

/** An event that an element sent to the page. */
export interface HeardEvent {
  name: (typeof heard)[number];
  detail: unknown;
}

export interface LiveElementsProps {
  partner: PartnerKey;
  look: SnippetLook;
  onEvent: (event: HeardEvent) => void;
}

/** The elements of a key as a partner's page has them, but for the trial. */
export function LiveElements({ partner, look, onEvent }: LiveElementsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    const box = ref.current;
    const listening = new AbortController();
    for (const name of heard) {
      box?.addEventListener(
        name,
        (event) => tell({ name, detail: event instanceof CustomEvent ? event.detail : null }),
        listening,
      );
    }
    return () => listening.abort();
  }, []);
  // A page without a theme of its own has that of the system, whichever the portal has.
  const systemTheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const theme = look.theme ?? systemTheme;
  return (
    <div ref={ref} className={page} {...{ [themeAttributes.scheme]: theme }}>
      {partner.scopes.map((scope) =>
        createElement(scopeElements[scope], {
          key: scope,
          'base-url': window.location.origin,
          'partner-key': partner.key,
          trial: '',
          theme,
          locale: look.locale,
          style: look.accent && accentVariables(look.accent, theme),
        }),
      )}
    </div>
  );
}
