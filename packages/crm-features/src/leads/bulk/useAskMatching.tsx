import { useLocale } from '@cardinal/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { leadFilterOf, type LeadListState } from '../leadListState.ts';
import { describeFilters } from '../LeadViews/leadViews.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import type { MatchingChange } from './matching.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

const loadDialog = () => import('./MatchingDialog.tsx');
const MatchingDialog = lazy(async () => ({ default: (await loadDialog()).MatchingDialog }));

/** Changes all leads of a list, after a question that names their number. */
export function useAskMatching(
  state: LeadListState,
  count: number,
): {
  /** Asks about a change; `onDone` is called once all leads are changed. */
  ask: (change: MatchingChange, onDone: () => void) => void;
  dialog: ReactNode;
} {
  const leadTexts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const { locale } = useLocale();
  const code = useOpenWhenLoaded(loadDialog);
  const [asked, setAsked] = useState<{ change: MatchingChange; onDone: () => void } | null>(null);
  return {
    ask: (change, onDone) => {
      setAsked({ change, onDone });
      code.open();
    },
    dialog: asked && code.isOpen && (
      <Suspense>
        <MatchingDialog
          change={asked.change}
          count={count}
          filter={leadFilterOf(state)}
          list={describeFilters(state, locale, leadTexts, labels)}
          onDone={(isWhole) => isWhole && asked.onDone()}
          onClose={code.close}
        />
      </Suspense>
    ),
  };
}
