import type { Lead } from '@cardinal/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { useStateFor } from '../useStateFor.ts';
import { MergedNotice } from './MergedNotice.tsx';

const loadMerge = () => import('../MergeLeads/index.ts');
const MergeLeads = lazy(async () => ({ default: (await loadMerge()).MergeLeads }));

/** Merging the open lead with another. */
export interface Merging {
  /** Opens the dialog. */
  begin: (lead: Lead, other: Lead) => void;
  /** Whether the dialog is open. */
  isOpen: boolean;
  dialog: ReactNode;
  /** The notice about the merge; null if there was none. */
  notice: ReactNode;
  /** Closes the notice. */
  onDone: () => void;
}

/** The lead that was merged into the open one. */
interface Merged {
  mergeId: string;
  name: string;
}

/** Lets the user merge the open lead with another, and undo it. */
export function useMerging(leadId: string): Merging {
  const part = useOpenWhenLoaded(loadMerge, leadId);
  const [pair, setPair] = useStateFor<{ lead: Lead; other: Lead } | null>(leadId, () => null);
  const [merged, setMerged] = useStateFor<Merged | null>(leadId, () => null);
  const onDone = () => setMerged(null);
  const isOpen = part.isOpen && pair !== null;
  return {
    begin: (lead, other) => {
      setPair({ lead, other });
      part.open();
    },
    isOpen,
    dialog: part.isOpen && pair && (
      <Suspense>
        <MergeLeads
          {...pair}
          onClose={part.close}
          onMerged={({ merge_id: mergeId }) => {
            part.close();
            setMerged({ mergeId, name: leadName(pair.other) });
          }}
        />
      </Suspense>
    ),
    notice: merged && <MergedNotice key={merged.mergeId} {...merged} onDone={onDone} />,
    onDone,
  };
}
