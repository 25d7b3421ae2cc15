import type { UseQueryResult } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { lazy, Suspense, useRef } from 'react';
import { ApiError, errorDetail, isForbidden, useNow } from '../../client/index.ts';
import { CardPictures } from '../CardPictures/index.ts';
import { EmailComposer } from '../EmailComposer/index.ts';
import { hasText, type EmailDraft } from '../EmailComposer/emailDraft.ts';
import { LeadActivity } from '../LeadActivity/index.ts';
import { LeadAnswers } from '../LeadAnswers/index.ts';
import { SaveContact, useContactLead } from '../LeadActions/index.ts';
import { LeadDuplicates } from '../LeadDuplicates/index.ts';
import { LeadOwnerSelect, useMayAssign } from '../LeadOwner/index.ts';
import { NextStep } from '../NextStep/index.ts';
import { LeadInCrm } from '../LeadInCrm/index.ts';
import { LeadEmails } from '../LeadEmails/index.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { AsOf } from '../../lists/index.ts';
import { useKept } from '../../forms/index.ts';
import { useStateFor } from '../useStateFor.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { noMail } from '../noContact.ts';
import { LeadDetailView } from './LeadDetailView.tsx';
import type { LeadDetailContent } from './leadDetailViewProps.ts';
import { useEventName, useOwner, useShownLead } from './useLeadFacts.ts';
import { useLeadEdit } from './useLeadEdit.ts';
import { useMerging, type Merging } from './useMerging.tsx';
import { useDialogKeys } from './useDialogKeys.ts';
import { useDeletion } from './useDeletion.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useTexts } from '../../language/index.ts';
import { leadMessages } from '../texts.ts';

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
  /**
   * Whether single-letter shortcuts are enabled: `f` plans a follow-up, `n` adds a note.
   * @default true
   */
  shortcuts?: boolean;
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
function withoutLead(
  { error, refetch, isFetching }: UseQueryResult<Lead>,
  detailTexts: DetailTexts,
): LeadDetailContent {
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

/** The email to a lead, which opens on demand; one that was begun earlier is open. */
function useEmail(leadId: string, startsAt: LeadDetailDialogProps['startsAt']) {
  const [draft] = useKept<EmailDraft>('email', leadId);
  const [state, setState] = useStateFor<'open' | 'opened' | 'closed'>(leadId, () => {
    if (startsAt === 'email') return 'opened';
    return draft && hasText(draft) ? 'open' : 'closed';
  });
  const ref = useRef<HTMLTextAreaElement>(null);
  return {
    isOpen: state !== 'closed',
    /** Whether the user has just asked for it. */
    takesFocus: state === 'opened',
    ref,
    open: () => {
      setState('opened');
      ref.current?.focus();
    },
    close: () => setState('closed'),
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
  /** Whether the form of the next step is open. */
  isPlanning: boolean;
  onPlanningChange: (isPlanning: boolean) => void;
}

const slotsOf = ({
  lead,
  lockedReason,
  isGone: isLost,
  merging,
  mayAssign,
  onOpenLead,
  isPlanning,
  onPlanningChange,
}: SlotProps) => ({
  nextStep: (
    <NextStep
      lead={lead}
      isReadOnly={lockedReason !== undefined}
      isEditing={isPlanning}
      onEditingChange={onPlanningChange}
    />
  ),
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
  crm: !isLost && <LeadInCrm lead={lead} isReadOnly={lockedReason !== undefined} />,
  emails: <LeadEmails leadId={lead.id} isReadOnly={lockedReason !== undefined} />,
  answers: <LeadAnswers lead={lead} isReadOnly={lockedReason !== undefined} />,
});

/** The lead with this id, in a dialog over the list. */
export function LeadDetailDialog({
  listState = initialLeadListState,
  startsAt = 'dialog',
  shortcuts = true,
  ...props
}: LeadDetailDialogProps) {
  const detailTexts = useTexts(detailMessages);
  const leadTexts = useTexts(leadMessages);
  const { leadId, onOpenLead, onClose, isReadOnly = false } = props;
  const { locale } = useLocale();
  const { lead, query, asOf } = useShownLead(leadId);
  const now = useNow();
  const contact = useContactLead();
  const neighbours = useNeighbours(leadId, listState, onOpenLead);
  const editing = useLeadEdit(leadId, lead);
  const owner = useOwner(lead);
  const mayAssign = useMayAssign();
  const event = useEventName(lead);
  const meeting = useOpenWhenLoaded(loadMeeting, leadId);
  const merging = useMerging(leadId);
  const deletion = useDeletion(props);
  const email = useEmail(leadId, startsAt);
  const [typedStep] = useKept<object>('next step', leadId);
  const [isPlanning, setPlanning] = useStateFor(leadId, () => typedStep !== null);
  const noteRef = useRef<HTMLTextAreaElement>(null);

  const isLost = isGone(query.error);
  const readOnlyReason = isReadOnly ? detailTexts.readOnly : undefined;
  const lockedReason = isLost ? detailTexts.gone.detail : readOnlyReason;
  useDialogKeys(shortcuts && lead !== undefined && lockedReason === undefined, {
    f: () => setPlanning(true),
    n: () => noteRef.current?.focus(),
  });
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
          asOf: asOf !== undefined && <AsOf at={asOf} dates={{ locale, now: now() }} />,
          noMail: noMail(lead, leadTexts),
          slots: {
            ...slotsOf({
              lead,
              lockedReason,
              isGone: isLost,
              onOpenLead,
              merging,
              mayAssign,
              isPlanning,
              onPlanningChange: setPlanning,
            }),
            activity: (
              <LeadActivity
                leadId={leadId}
                isReadOnly={lockedReason !== undefined}
                noteRef={noteRef}
                onUndone={merging.onDone}
              />
            ),
            email: email.isOpen && (
              <EmailComposer
                lead={lead}
                disabledReason={lockedReason ?? noMail(lead, leadTexts)}
                contentRef={email.ref}
                autoFocus={email.takesFocus}
                onSent={email.close}
                onClose={email.close}
              />
            ),
          },
        }
      : withoutLead(query, detailTexts);

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
        onEmail={email.open}
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
