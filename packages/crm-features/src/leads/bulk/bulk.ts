import type { QueryClient } from '@tanstack/react-query';
import type { CallAt, Lead, QueryOf, TeamUser } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import {
  type ApiClient,
  ApiError,
  errorDetail,
  refreshEveryLead,
  saveFile,
} from '../../client/index.ts';
import { leadName, personName } from '../../format/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import type { LeadTexts } from '../texts.ts';

// Plain functions instead of hooks, so that their code loads with the first use.

/** The dependencies of the changes. */
export interface BulkTools {
  api: ApiClient;
  queryClient: QueryClient;
  /** Id of the signed-in user; undefined on third-party pages. */
  userId: string | undefined;
  texts: LeadTexts;
  labels: LabelTexts;
}

/** Makes a call for which the server may ask for a recent sign-in. */
export type ConfirmCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Filters and chosen leads of an export, as sent. */
export type LeadExport = QueryOf<CallAt<'get', '/api/leads/export'>>;

const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);

/**
 * Makes a change, and refetches leads and figures. A failure is reported.
 * @returns Whether it succeeded.
 */
async function carryOut(
  { queryClient }: BulkTools,
  failed: string,
  change: () => Promise<void>,
): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    toasts.show({ title: failed, description: errorDetail(error), tone: 'danger' });
    return false;
  } finally {
    void refreshEveryLead(queryClient);
  }
}

const sendStatus = async ({ api }: BulkTools, leads: readonly Lead[], lead_status: LeadStatus) =>
  api.post('/api/leads/status', { body: { lead_ids: idsOf(leads), lead_status } });

/** Restores the previous statuses of leads. */
const undoStatus = (tools: BulkTools, before: readonly Lead[]) =>
  carryOut(tools, tools.texts.toasts.updateFailed, async () => {
    for (const [status, leads] of Map.groupBy(before, (lead) => lead.lead_status)) {
      await sendStatus(tools, leads, status);
    }
    const texts = tools.texts.toasts;
    toasts.show({
      title: texts.updatedMany,
      description: texts.statusesBack({ count: before.length }),
      tone: 'success',
    });
  });

/** Sets the status of leads, which can be undone from the notice. */
export const setStatusOf = (tools: BulkTools, leads: readonly Lead[], status: LeadStatus) =>
  carryOut(tools, tools.texts.toasts.updateFailed, async () => {
    await sendStatus(tools, leads, status);
    const texts = tools.texts.toasts;
    const changed = leads.filter((lead) => lead.lead_status !== status);
    toasts.show({
      title: texts.updatedMany,
      description: texts.nowMany({ count: leads.length, status: tools.labels.statuses[status] }),
      tone: 'success',
      ...(changed.length > 0 && {
        action: { label: texts.undo, onAction: () => void undoStatus(tools, changed) },
      }),
    });
  });

/** Who gets leads: an agent, nobody, or every agent in turn. */
export type NextOwner = Pick<TeamUser, 'id' | 'first_name' | 'last_name' | 'email'> | 'fair' | null;

const sendOwner = async (
  { api }: BulkTools,
  leads: readonly Lead[],
  userId: string | null,
  from?: string,
) => {
  const body = { lead_ids: idsOf(leads), userId, ...(from !== undefined && { from }) };
  return (await api.post('/api/leads/assign', { body })).data.leads;
};

/** Gives leads back to those who had them, unless they have moved on since. */
const undoAssign = (tools: BulkTools, before: readonly Lead[], after: readonly Lead[]) =>
  carryOut(tools, tools.texts.owner.failed, async () => {
    const now = new Map(after.map(({ id, assignedTo }) => [id, assignedTo]));
    let back = 0;
    for (const leads of Map.groupBy(
      before,
      (lead) => `${lead.assignedTo} ${now.get(lead.id)}`,
    ).values()) {
      const [first] = leads;
      if (!first) continue;
      const from = now.get(first.id) ?? undefined;
      back += (await sendOwner(tools, leads, first.assignedTo, from)).length;
    }
    const { undone: title, undoneDetail } = tools.texts.owner;
    toasts.show({ title, description: undoneDetail({ count: back }), tone: 'success' });
  });

/** Who has leads now, as a sentence; a single lead by its name. */
function assignedText({ owner: texts }: LeadTexts, leads: readonly Lead[], to: NextOwner): string {
  const count = leads.length;
  const [first] = leads;
  if (count === 1 && first) {
    const lead = leadName(first);
    if (to === 'fair') return texts.one.distributed({ lead });
    if (to === null) return texts.one.nowUnassigned({ lead });
    return texts.one.nowOf({ lead, name: personName(to) });
  }
  if (to === 'fair') return texts.distributed({ count });
  return to === null
    ? texts.nowUnassigned({ count })
    : texts.nowOf({ count, name: personName(to) });
}

/** Assigns leads, which can be undone from the notice. */
export const assignTo = (tools: BulkTools, leads: readonly Lead[], to: NextOwner) =>
  carryOut(tools, tools.texts.owner.failed, async () => {
    const { texts } = tools;
    const userId = to === null || to === 'fair' ? to : to.id;
    const after = await sendOwner(tools, leads, userId);
    const moved = leads.filter((lead) =>
      after.some(({ id, assignedTo }) => id === lead.id && assignedTo !== lead.assignedTo),
    );
    toasts.show({
      title: texts.owner.assigned({ count: leads.length }),
      description: assignedText(texts, leads, to),
      tone: 'success',
      ...(moved.length > 0 && {
        action: { label: texts.toasts.undo, onAction: () => void undoAssign(tools, moved, after) },
      }),
    });
  });

/** Deletes leads. */
export const deleteAll = (tools: BulkTools, leads: readonly Lead[]) =>
  carryOut(tools, tools.texts.toasts.deleteFailed, async () => {
    await tools.api.post('/api/leads/delete', { body: { lead_ids: idsOf(leads) } });
  });

/** Restores deleted leads. */
export const restoreAll = (tools: BulkTools, leads: readonly Lead[]) =>
  carryOut(tools, tools.texts.toasts.restoreFailed, async () => {
    await tools.api.post('/api/leads/restore', { body: { lead_ids: idsOf(leads) } });
    const { count, toasts: texts } = tools.texts;
    const description = count({ count: leads.length });
    toasts.show({ title: texts.restored, description, tone: 'success' });
  });

/** Name of the file if the server suggests none. */
const exportName = 'leads-export.xlsx';

const wasCancelled = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'reauthenticate';

/** Exports leads to a spreadsheet in the user's downloads. */
export async function exportAll(
  { api, userId, texts: { toasts: texts } }: BulkTools,
  query: LeadExport,
  confirm: ConfirmCall,
) {
  try {
    const { blob, name } = await confirm(() =>
      api.download('/api/leads/export', {
        query,
        // The specification's call names the user; the server trusts the token alone.
        headers: userId === undefined ? {} : { 'x-user-id': userId },
      }),
    );
    const file = name ?? exportName;
    saveFile(blob, file);
    toasts.show({ title: texts.exported, description: file, tone: 'success' });
  } catch (error) {
    // The user chose not to sign in again.
    if (wasCancelled(error)) return;
    toasts.show({ title: texts.exportFailed, description: errorDetail(error), tone: 'danger' });
  }
}
