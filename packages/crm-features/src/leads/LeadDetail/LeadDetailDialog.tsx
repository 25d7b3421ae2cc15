import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { useContactLead } from '../LeadActions/index.ts';
import { isStale, useUpdateLead } from '../leadMutations.ts';
import { leadQuery } from '../leadQueries.ts';
import { leadTexts } from '../texts.ts';
import { LeadDetailView } from './LeadDetailView.tsx';
import type { LeadDetailContent } from './LeadDetailView.tsx';
import { useLeadDraft } from './useLeadDraft.ts';

/** Props of LeadDetailDialog. */
export interface LeadDetailDialogProps {
  /** Which lead. */
  leadId: string;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** What to show without the lead: why it can't be, or that it is on its way. */
function withoutLead({ error, refetch }: UseQueryResult<Lead>): LeadDetailContent {
  if (!error) return { kind: 'loading' };
  const isGone = error instanceof ApiError && error.status === 404;
  if (isGone) return { kind: 'failed', ...leadTexts.detail.gone };
  return {
    kind: 'failed',
    title: leadTexts.detail.failedTitle,
    detail: errorDetail(error),
    onRetry: () => void refetch(),
  };
}

function OpenLead({ leadId, onClose }: LeadDetailDialogProps) {
  const { locale } = useLocale();
  const query = useQuery(leadQuery(useApi(), useQueryClient(), leadId));
  const lead = query.data;
  const draft = useLeadDraft(leadId, lead);
  const update = useUpdateLead();
  const contact = useContactLead();
  const [isOvertaken, setOvertaken] = useState(false);
  const showsTheirs = isOvertaken && draft?.isDirty === true;

  // What they saved is shown beside what is typed: the next Update knows it, and may replace it.
  if (lead && draft && showsTheirs && draft.version < lead.version) draft.rebase(lead.version);

  const save = () => {
    if (!lead || !draft) return;
    const edit = { lead: { ...lead, version: draft.version }, change: draft.toUpdate() };
    update.mutate(edit, {
      onSuccess: () => {
        draft.reset();
        setOvertaken(false);
      },
      onError: (error) => setOvertaken(isStale(error)),
    });
  };

  const content: LeadDetailContent =
    lead && draft
      ? {
          kind: 'lead',
          lead,
          draft,
          isBusy: update.isPending,
          errors: update.error instanceof ApiError ? update.error.fields : undefined,
          theirNotes: showsTheirs ? lead.notes : undefined,
        }
      : withoutLead(query);

  return (
    <LeadDetailView
      content={content}
      locale={locale}
      onUpdate={save}
      onCall={contact.call}
      onWhatsapp={contact.whatsapp}
      // Only called when nothing is typed, or it may go.
      onClose={() => {
        draft?.reset();
        onClose();
      }}
    />
  );
}

/** The lead with this id, in a dialog. */
export function LeadDetailDialog(props: LeadDetailDialogProps) {
  // What is typed about one lead is not for the next one.
  return <OpenLead key={props.leadId} {...props} />;
}
