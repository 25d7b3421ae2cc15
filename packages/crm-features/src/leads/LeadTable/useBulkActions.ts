import type { Lead } from '@cardinal/contract';
import { isManagerRole, leadStatuses, type LeadStatus } from '@cardinal/contract/labels';
import { toasts, type BulkAction } from '@cardinal/ui';
import { Download, RotateCcw, Tag, Trash2, UserRoundPlus, type LucideIcon } from 'lucide-react';
import { useSession } from '../../client/index.ts';
import type { BulkTools, ConfirmCall, NextOwner } from '../bulk/bulk.ts';
import type { MatchingChange } from '../bulk/matching.ts';
import { useBulk, type Bulk } from '../bulk/useBulk.ts';
import { leadListParams, type LeadListState } from '../leadListState.ts';
import { leadMessages } from '../texts.ts';
import type { LeadSelection } from './useLeadSelection.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** What the actions need in addition to the selection. */
export interface BulkActionOptions {
  state: LeadListState;
  /** Called to change all leads of the list, which asks first. */
  onChangeAll: (change: MatchingChange, onDone: () => void) => void;
  /** Makes a call for which the server may ask for a recent sign-in. */
  confirm: ConfirmCall;
  /** Called to ask who gets the chosen leads. */
  onAssign: () => void;
  /** Called with leads that were deleted. */
  onDeleted: (leads: readonly Lead[]) => void;
}

/** Actions for the chosen leads: status, assignment and export for managers, delete; restore for deleted leads. */
export function useBulkActions(
  selection: LeadSelection,
  { state, onChangeAll, confirm, onAssign, onDeleted }: BulkActionOptions,
) {
  const leadTexts = useTexts(leadMessages);
  const texts = leadTexts.bulk;
  const { statuses } = useTexts(labelMessages);
  const role = useSession()?.user.role;
  const { run, running } = useBulk();
  const busyReason = running.size > 0 ? texts.busy : undefined;
  const { leads } = selection;

  /** Changes the chosen leads on screen by `few`, or all leads of the list after a question. */
  const change = (
    whole: MatchingChange,
    few: (bulk: Bulk, tools: BulkTools) => Promise<boolean>,
  ) => {
    if (selection.keys === 'all') {
      onChangeAll(whole, () => selection.drop(leads));
      return;
    }
    run(whole.kind, async (bulk, tools) => {
      if (!(await few(bulk, tools))) return;
      selection.drop(leads);
      if (whole.kind === 'delete') onDeleted(leads);
    });
  };
  const setStatus = (status: LeadStatus) => {
    if (busyReason !== undefined) {
      // Keys get here although the button does nothing.
      const title = leadTexts.toasts.updateFailed;
      toasts.show({ title, description: busyReason, tone: 'danger' });
      return;
    }
    change({ kind: 'status', status }, (bulk, tools) => bulk.setStatusOf(tools, leads, status));
  };
  const assign = (to: NextOwner) =>
    change({ kind: 'assign', to }, (bulk, tools) => bulk.assignTo(tools, leads, to));
  const remove = () => change({ kind: 'delete' }, (bulk, tools) => bulk.deleteAll(tools, leads));
  const restore = () => change({ kind: 'restore' }, (bulk, tools) => bulk.restoreAll(tools, leads));
  const exportThem = () =>
    run('export', (bulk, tools) => {
      const { cursor: _cursor, ...query } = leadListParams(state);
      const { keys } = selection;
      return bulk.exportAll(
        tools,
        keys === 'all' ? query : { ...query, ids: [...keys].join(',') },
        confirm,
      );
    });

  const action = (id: string, label: string, icon: LucideIcon) => {
    const isBusy = running.has(id);
    return { id, label, icon, isBusy, disabledReason: isBusy ? undefined : busyReason };
  };
  const actions: BulkAction[] = state.deleted
    ? [{ ...action('restore', texts.restore, RotateCcw), onAction: restore }]
    : [
        {
          ...action('status', texts.status, Tag),
          choices: leadStatuses.map((id, index) => ({
            id,
            label: statuses[id],
            shortcut: String(index + 1),
          })),
          onAction: (_keys, choice) => {
            const status = leadStatuses.find((one) => one === choice);
            if (status) setStatus(status);
          },
        },
        { ...action('delete', texts.delete, Trash2), tone: 'danger', onAction: remove },
      ];
  if (role !== undefined && isManagerRole(role) && !state.deleted) {
    const own = action('export', texts.export, Download);
    const given = action('assign', leadTexts.owner.assign, UserRoundPlus);
    actions.splice(1, 0, { ...given, onAction: onAssign }, { ...own, onAction: exportThem });
  }
  return {
    actions,
    /** Sets the status of the chosen leads. */
    setStatus,
    /** Assigns the chosen leads. */
    assign,
  };
}
