import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { lazy, Suspense, useRef } from 'react';
import { ApiError, errorDetail, isForbidden, useApi } from '../../client/index.ts';
import { CardPictures } from '../CardPictures/index.ts';
import { EmailComposer } from '../EmailComposer/index.ts';
import { LeadActivity } from '../LeadActivity/index.ts';
import { LeadAnswers } from '../LeadAnswers/index.ts';
import { SaveContact, useContactLead } from '../LeadActions/index.ts';
import { LeadDuplicates } from '../LeadDuplicates/index.ts';
import { LeadOwnerSelect, useMayAssign } from '../LeadOwner/index.ts';
import { LeadEmails } from '../LeadEmails/index.ts';
import { detailTexts } from '../detailTexts.ts';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { leadQuery } from '../leadQueries.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { noMail } from '../noContact.ts';
import { LeadDetailView } from './LeadDetailView.tsx';
import type { LeadDetailContent } from './leadDetailViewProps.ts';
import { useEventName, useOwner } from './useLeadFacts.ts';
import { useLeadEdit } from './useLeadEdit.ts';
import { useMerging, type Merging } from './useMerging.tsx';
import { useDeletion } from './useDeletion.ts';
import { useNeighbours } from './useNeighbours.ts';

const loadMeeting = () => import('../MeetingDialog/index.ts');
const MeetingDialog = lazy(async () => ({ default: (await loadMeeting()).MeetingDialog }));

export interface LeadDetailDialogProps {
  /** Which lead. */
  leadId: string;
  /**
   * The list that it was opened from, for the previous and next lead.
   * @default every lead, newest first
   */
  listState?: LeadListState;
  /** Opens another lead: a neighbour, with the list state that shows it, or a likely duplicate. */
  onOpenLead: (leadId: string, listState?: LeadListState) => void;
  /**
   * The initial focus: on the dialog, or in the content of an email to the lead.
   * @default 'dialog'
   */
  startsAt?: 'dialog' | 'email' | undefined;
  /** Called once the lead is deleted, to offer to restore it, even if the dialog is closed by then. */
  onDeleted?: (lead: Lead) => void;
  /**
   * Whether the user may read the lead but not change it.
   * @default false
   */
  isReadOnly?: boolean;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The content without the lead: it is loading, or why it cannot be shown. */
function withoutLead({ error, refetch, isFetching }: UseQueryResult<Lead>): LeadDetailContent {
  if (!error) return { kind: 'loading' };
  if (isGone(error)) {
    return { kind: 'failed', title: detailTexts.gone.title, detail: detailTexts.gone.detail };
  }
  return {
    kind: 'failed',
    title: detailTexts.failedTitle,
    detail: errorDetail(error),
    ...(!isForbidden(error) && { onRetry: () => void refetch(), isRetrying: isFetching }),
  };
}

/** The content of the dialog beside the lead's own data. */
interface SlotProps extends Pick<LeadDetailDialogProps, 'onOpenLead'> {
  lead: Lead;
  merging: Merging;
  /** Whether the user may choose its owner. */
  mayAssign: boolean;
  /** Why nothing can be changed; undefined if it can. */
  lockedReason: string | undefined;
  isGone: boolean;
}

const slotsOf = ({
  lead,
  lockedReason,
  isGone: isLost,
  merging,
  mayAssign,
  onOpenLead,
}: SlotProps) => ({
  notice: merging.notice,
  owner: mayAssign ? <LeadOwnerSelect lead={lead} /> : undefined,
  contactActions: !isLost && <SaveContact lead={lead} />,
  pictures: !isLost && <CardPictures lead={lead} />,
  duplicates: !isLost && (
    <LeadDuplicates
      lead={lead}
      onOpenLead={onOpenLead}
      onMerge={lockedReason === undefined ? merging.begin : undefined}
    />
  ),
  emails: <LeadEmails leadId={lead.id} isReadOnly={lockedReason !== undefined} />,
  answers: <LeadAnswers lead={lead} isReadOnly={lockedReason !== undefined} />,
  activity: (
    <LeadActivity
      leadId={lead.id}
      isReadOnly={lockedReason !== undefined}
      onUndone={merging.onDone}
    />
  ),
});

/** The lead with this id, in a dialog over the list. */
export function LeadDetailDialog({
  listState = initialLeadListState,
  startsAt = 'dialog',
  ...props
}: LeadDetailDialogProps) {
  const { leadId, onOpenLead, onClose, isReadOnly = false } = props;
  const { locale } = useLocale();
  const query = useQuery(leadQuery(useApi(), useQueryClient(), leadId));
  const lead = query.data;
  const contact = useContactLead();
  const neighbours = useNeighbours(leadId, listState, onOpenLead);
  const editing = useLeadEdit(leadId, lead);
  const owner = useOwner(lead);
  const mayAssign = useMayAssign();
  const event = useEventName(lead);
  const meeting = useOpenWhenLoaded(loadMeeting, leadId);
  const merging = useMerging(leadId);
  const deletion = useDeletion(props);
  const emailRef = useRef<HTMLTextAreaElement>(null);

  const isLost = isGone(query.error);
  const readOnlyReason = isReadOnly ? detailTexts.readOnly : undefined;
  const lockedReason = isLost ? detailTexts.gone.detail : readOnlyReason;
  const content: LeadDetailContent =
    lead && editing
      ? {
          kind: 'lead',
          lead,
          editing,
          owner,
          event,
          isReadOnly,
          isGone: isLost,
          noMail: noMail(lead),
          slots: {
            ...slotsOf({ lead, lockedReason, isGone: isLost, onOpenLead, merging, mayAssign }),
            email: (
              <EmailComposer
                lead={lead}
                disabledReason={lockedReason ?? noMail(lead)}
                contentRef={emailRef}
                autoFocus={startsAt === 'email'}
              />
            ),
          },
        }
      : withoutLead(query);

  return (
    <>
      <LeadDetailView
        content={content}
        locale={locale}
        isCovered={merging.isOpen}
        neighbours={neighbours}
        onCall={contact.call}
        onWhatsapp={contact.whatsapp}
        onMeeting={meeting.open}
        onEmail={() => emailRef.current?.focus()}
        onDelete={lead && editing && (() => void deletion.remove(lead, editing))}
        isDeleting={deletion.isDeleting}
        onClose={onClose}
      />
      {merging.dialog}
      {lead && meeting.isOpen && (
        <Suspense>
          <MeetingDialog lead={lead} onClose={meeting.close} />
        </Suspense>
      )}
    </>
  );
}
