import { isManagerRole } from '@cardinal/contract/labels';
import { Button } from '@cardinal/ui';
import { Download } from 'lucide-react';
import { useSession } from '../../client/index.ts';
import type { ConfirmCall } from '../bulk/bulk.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { leadListParams, type LeadListState } from '../leadListState.ts';
import { leadMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface ExportLeadsButtonProps {
  /** The list's filters and order, which also apply to the export. */
  state: LeadListState;
  /** Makes a call for which the server may ask for a recent sign-in. */
  confirm: ConfirmCall;
}

/** Exports the leads on all pages of the list; only managers and administrators see it. */
export function ExportLeadsButton({ state, confirm }: ExportLeadsButtonProps) {
  const leadTexts = useTexts(leadMessages);
  const role = useSession()?.user.role;
  const { run, running } = useBulk();
  if (role === undefined || !isManagerRole(role)) return null;
  const { cursor: _cursor, ...query } = leadListParams(state);
  const exportThem = () => run('export', (bulk, tools) => bulk.exportAll(tools, query, confirm));
  return (
    <Button icon={Download} isBusy={running.size > 0} onPress={exportThem}>
      {leadTexts.exportAll}
    </Button>
  );
}
