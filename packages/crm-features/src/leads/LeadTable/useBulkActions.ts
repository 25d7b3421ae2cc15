import type { Lead } from '@cardinal/contract';
import { isManagerRole, leadStatuses, type LeadStatus } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { toasts, useLocale, type BulkAction } from '@cardinal/ui';
import { Download, RotateCcw, Tag, Trash2, UserRoundPlus, type LucideIcon } from 'lucide-react';
import { useSession } from '../../client/index.ts';
import type { ConfirmCall, NextOwner } from '../bulk/bulk.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { leadListParams, type LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import type { LeadSelection } from './useLeadSelection.ts';

const texts = leadTexts.bulk;

const choices = leadStatuses.map((status, index) => ({
  id: status,
  label: status,
  shortcut: String(index + 1),
}));

/** What the actions need in addition to the selection. */
export interface BulkActionOptions {
  state: LeadListState;
  /** Number of leads on all pages; null if unknown. */
  total: number | null;
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
  { state, total, confirm, onAssign, onDeleted }: BulkActionOptions,
) {
  const { locale } = useLocale();
  const role = useSession()?.user.role;
  const { run, running } = useBulk();

  const isTooMany = selection.keys === 'all' && (total ?? 0) > limits.bulkLeads;
  const tooMany = texts.tooMany(new Intl.NumberFormat(locale).format(limits.bulkLeads));
  const busyReason = running.size > 0 ? texts.busy : undefined;
  const changeReason = isTooMany ? tooMany : busyReason;

  const setStatus = (status: LeadStatus) => {
    if (changeReason !== undefined) {
      // Keys get here although the button does nothing.
      const title = leadTexts.toasts.updateFailed;
      toasts.show({ title, description: changeReason, tone: 'danger' });
      return;
    }
    run('status', async (bulk, tools) => {
      const leads = await selection.read();
      if (await bulk.setStatusOf(tools, leads, status)) selection.drop(leads);
    });
  };
  const assign = (to: NextOwner) =>
    run('assign', async (bulk, tools) => {
      const leads = await selection.read();
      if (await bulk.assignTo(tools, leads, to)) selection.drop(leads);
    });
  const remove = () =>
    run('delete', async (bulk, tools) => {
      const leads = await selection.read();
      if (!(await bulk.deleteAll(tools, leads))) return;
      selection.drop(leads);
      onDeleted(leads);
    });
  const restore = () =>
    run('restore', async (bulk, tools) => {
      const leads = await selection.read();
      if (await bulk.restoreAll(tools, leads)) selection.drop(leads);
    });
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
    // Exports have no limit.
    const reason = id === 'export' ? busyReason : changeReason;
    return { id, label, icon, isBusy, disabledReason: isBusy ? undefined : reason };
  };
  const actions: BulkAction[] = state.deleted
    ? [{ ...action('restore', texts.restore, RotateCcw), onAction: restore }]
    : [
        {
          ...action('status', texts.status, Tag),
          choices,
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
