import type { Lead } from '@cardinal/contract';
import type { Selection } from '@cardinal/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { NextOwner } from '../bulk/bulk.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { useMayAssign } from './useAgents.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';

const loadDialog = () => import('./OwnerDialog.tsx');
const OwnerDialog = lazy(async () => ({ default: (await loadDialog()).OwnerDialog }));

/** Asks who gets a lead, or the chosen ones. */
export function useAskForOwner(
  keys: Selection,
  total: number | null,
): {
  /** Opens the dialog for the chosen leads. */
  askForChosen: () => void;
  /** Opens it for a lead, or the chosen ones if it is among them; undefined if it is not allowed. */
  ask: ((lead: Lead) => void) | undefined;
  /** The dialog; `assignChosen` carries out the choice. */
  dialog: (assignChosen: (to: NextOwner) => void) => ReactNode;
} {
  const mayAssign = useMayAssign();
  const { run } = useBulk();
  const code = useOpenWhenLoaded(loadDialog);
  const [one, setOne] = useState<Lead | null>(null);

  const askFor = (lead: Lead | null) => {
    setOne(lead);
    code.open();
  };
  return {
    askForChosen: () => askFor(null),
    ask: mayAssign
      ? (lead) => askFor(keys === 'all' || keys.has(lead.id) ? null : lead)
      : undefined,
    dialog: (assignChosen) =>
      code.isOpen && (
        <Suspense>
          <OwnerDialog
            count={one ? 1 : keys === 'all' ? total : keys.size}
            onAssign={(to) => {
              if (one) run(one.id, (bulk, tools) => bulk.assignTo(tools, [one], to));
              else assignChosen(to);
              code.close();
            }}
            onClose={code.close}
          />
        </Suspense>
      ),
  };
}
