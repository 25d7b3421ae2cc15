import type { Lead } from '@cardinal/contract';
import { isIncomplete } from '@cardinal/contract/labels';
import {
  AlertDialog,
  Avatar,
  Button,
  Dialog,
  ErrorState,
  InlineAlert,
  useMediaQuery,
  focusedIn,
} from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { leadName } from '../../format/index.ts';
import { LeadStatusBadge } from '../LeadStatus/index.ts';
import { detailTexts } from '../detailTexts.ts';
import { LeadContact } from './LeadContact.tsx';
import { LeadDetailLoading } from './LeadDetailLoading.tsx';
import { LeadFooter } from './LeadFooter.tsx';
import type { Neighbours } from './LeadFooter.tsx';
import { LeadUpdateForm } from './LeadUpdateForm.tsx';
import { QuickActions } from './QuickActions.tsx';
import type { QuickActionHandlers } from './QuickActions.tsx';
import type { LeadEditing } from './useLeadEdit.ts';
import { avatar, columns, side, work } from './LeadDetail.css.ts';

const texts = detailTexts;

/** A lead, and the rest of the dialog's content. */
export interface OpenLead {
  lead: Lead;
  /** The edit in progress. */
  editing: LeadEditing;
  /** The owner of the lead. */
  owner: string;
  /** Name of the event at which the lead was met; undefined if there is none. */
  event?: string;
  /** Whether the user may read the lead but not change it. */
  isReadOnly?: boolean;
  /** Whether the lead was deleted or reassigned while it was open. */
  isGone?: boolean;
  /** Why the lead cannot be mailed; undefined if it can. */
  noMail?: string;
  /**
   * The outcome of the last action, likely duplicates, the email being written, sent emails,
   * answers and history.
   */
  slots?: Readonly<
    Partial<
      Record<'notice' | 'duplicates' | 'email' | 'emails' | 'answers' | 'activity', ReactNode>
    >
  >;
}

/** The content of the dialog. */
export type LeadDetailContent =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; detail: string; onRetry?: () => void; isRetrying?: boolean }
  | ({ kind: 'lead' } & OpenLead);

/** Props of LeadDetailView. */
export interface LeadDetailViewProps extends QuickActionHandlers {
  content: LeadDetailContent;
  locale: string;
  /** Whether another dialog is open above this one; closing it returns the focus here. */
  isCovered?: boolean;
  /** The leads before and after this one; undefined if it is in no list. */
  neighbours?: Neighbours;
  /** Brings the email into view and focuses it. */
  onEmail: () => void;
  /** Deletes the lead; without it, the action is not offered. */
  onDelete?: () => void;
  /** Called when the dialog is closed; asks first if a change of the lead is not saved. */
  onClose: () => void;
}

/** The content of the dialog's header. */
function headerOf(content: LeadDetailContent, hasAvatar: boolean) {
  switch (content.kind) {
    case 'loading':
      return { title: texts.loading };
    case 'failed':
      return { title: content.title, isTitleHidden: true };
    case 'lead': {
      const { lead } = content;
      const name = leadName(lead);
      return {
        title: name,
        titleEnd: <LeadStatusBadge status={lead.lead_status} />,
        description: [lead.position, lead.company].filter(Boolean).join(' · ') || undefined,
        headerStart: hasAvatar && (
          <span className={avatar}>
            <Avatar name={name} size="lg" />
          </span>
        ),
      };
    }
  }
}

/** News about the lead that arrived while it was open. */
function News({ editing, isGone, isReadOnly }: OpenLead) {
  if (isGone) {
    return (
      <InlineAlert tone="warning" title={texts.gone.title}>
        {texts.gone.detail} {editing.isDirty && texts.gone.whileOpen}
      </InlineAlert>
    );
  }
  if (isReadOnly) return <InlineAlert tone="neutral">{texts.readOnly}</InlineAlert>;
  if (editing.changedByOthers.length === 0) return null;
  const fields = editing.changedByOthers.map((field) => texts.fields[field]).join(', ');
  return (
    <InlineAlert tone="info" title={texts.changed.title} onDismiss={editing.onSeen}>
      {texts.changed.fields(fields)}
    </InlineAlert>
  );
}

/** One lead in a dialog: contact information, email, status and history. */
export function LeadDetailView({ content, onClose, ...props }: LeadDetailViewProps) {
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useMediaQuery(media.belowLg);
  const isPhone = useMediaQuery(media.phone);
  const isDirty = content.kind === 'lead' && content.editing.isDirty;
  const mayClose = () => {
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const isLocked =
    content.kind === 'lead' && (content.isGone === true || content.isReadOnly === true);
  const shownId = content.kind === 'lead' ? content.lead.id : content.kind;
  const hasNotice = content.kind === 'lead' && Boolean(content.slots?.notice);
  const hasFooter = content.kind === 'lead' || props.neighbours !== undefined;
  return (
    <>
      <Dialog
        isOpen
        isDismissable
        size="lg"
        isFlush={content.kind !== 'failed'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onCloseRequest={mayClose}
        headerActions={
          content.kind === 'lead' &&
          !isNarrow && <Actions content={content} {...props} layout="row" />
        }
        footer={
          hasFooter ? (
            <LeadFooter
              neighbours={props.neighbours}
              onDelete={content.kind === 'lead' && !isLocked ? props.onDelete : undefined}
              isNarrow={isPhone}
            />
          ) : undefined
        }
        {...headerOf(content, !isPhone)}
      >
        <FocusInside key={`focus ${shownId} ${props.isCovered === true} ${hasNotice}`} />
        {content.kind === 'loading' && <LeadDetailLoading />}
        {content.kind === 'failed' && <Failed {...content} onClose={onClose} />}
        {content.kind === 'lead' && (
          // An edit of one lead must not continue with the next one.
          <Detail key={shownId} content={content} {...props} isNarrow={isNarrow} />
        )}
      </Dialog>
      <AlertDialog
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          if (content.kind === 'lead') {
            content.editing.contact.onReset();
            content.editing.status.onReset();
          }
          onClose();
        }}
      >
        {texts.discard.description}
      </AlertDialog>
    </>
  );
}

/**
 * Returns the focus to the dialog if the focused element disappeared when another lead was shown.
 */
function FocusInside() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('[role=dialog]');
    if (dialog instanceof HTMLElement && !dialog.contains(focusedIn(dialog))) dialog.focus();
  }, []);
  return <span ref={ref} hidden />;
}

interface DetailProps extends Omit<LeadDetailViewProps, 'content' | 'onClose'> {
  content: OpenLead;
}

function Actions({
  content: { lead, noMail, isGone = false, isReadOnly = false },
  layout,
  onEmail,
  ...on
}: DetailProps & { layout: 'row' | 'tiles' }) {
  const locked = isGone ? texts.gone.detail : texts.readOnly;
  return (
    <QuickActions
      lead={lead}
      layout={layout}
      noMail={noMail}
      disabledReason={isGone || isReadOnly ? locked : undefined}
      // Beside the facts, the email is already in view.
      onEmail={layout === 'tiles' ? onEmail : undefined}
      onCall={on.onCall}
      onWhatsapp={on.onWhatsapp}
      onMeeting={on.onMeeting}
    />
  );
}

function Detail({ isNarrow, ...props }: DetailProps & { isNarrow: boolean }) {
  const { lead, editing, owner, event, slots = {}, ...open } = props.content;
  const isReadOnly = open.isReadOnly === true || open.isGone === true;
  return (
    <div className={columns}>
      <div className={side}>
        {isNarrow && <Actions {...props} layout="tiles" />}
        {slots.notice}
        {isIncomplete(lead) && (
          <InlineAlert tone="warning" title={texts.incomplete.title}>
            {texts.incomplete.detail}
          </InlineAlert>
        )}
        <News {...props.content} />
        <LeadContact
          lead={lead}
          owner={owner}
          event={event}
          locale={props.locale}
          edit={editing.contact}
          isReadOnly={isReadOnly}
        />
        <LeadUpdateForm edit={editing.status} isReadOnly={isReadOnly} isRoomy={isNarrow} />
        {slots.answers}
        {slots.activity}
      </div>
      <div className={work}>
        {slots.duplicates}
        {slots.email}
        {slots.emails}
      </div>
    </div>
  );
}

interface FailedProps extends Omit<Extract<LeadDetailContent, { kind: 'failed' }>, 'kind'> {
  onClose: () => void;
}

function Failed({ title, detail, onRetry, isRetrying, onClose }: FailedProps) {
  return (
    <ErrorState
      level={3}
      title={title}
      description={detail}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={<Button onPress={onClose}>{texts.close}</Button>}
    />
  );
}
