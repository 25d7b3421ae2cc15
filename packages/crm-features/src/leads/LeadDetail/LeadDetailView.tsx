import {
  AlertDialog,
  Avatar,
  Button,
  Dialog,
  ErrorState,
  useMediaQuery,
  focusedIn,
} from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useEffect, useRef } from 'react';
import { leadName } from '../../format/index.ts';
import { useCloseGuard } from '../../forms/index.ts';
import { LeadStatusBadge } from '../LeadStatus/index.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import { avatar } from './LeadDetail.css.ts';
import type { LeadDetailContent, LeadDetailViewProps } from './leadDetailViewProps.ts';
import { LeadDetailLoading } from './LeadDetailLoading.tsx';
import { LeadFooter } from './LeadFooter.tsx';
import { LeadOverviewActions, LeadOverview } from './LeadOverview.tsx';
import { useTexts } from '../../language/index.ts';

/** The content of the dialog's header. */
function headerOf(content: LeadDetailContent, hasAvatar: boolean, texts: DetailTexts) {
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
        titleEnd: (
          <>
            <LeadStatusBadge status={lead.lead_status} />
            {content.asOf}
          </>
        ),
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

/** One lead in a dialog: contact information, email, status and history. */
export function LeadDetailView({ content, onClose, ...props }: LeadDetailViewProps) {
  const texts = useTexts(detailMessages);
  const isNarrow = useMediaQuery(media.belowLg);
  const isPhone = useMediaQuery(media.phone);
  const isDirty = content.kind === 'lead' && content.editing.isDirty;
  const guard = useCloseGuard({ isDirty, onClose });
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
        onCloseRequest={guard.mayClose}
        headerActions={
          content.kind === 'lead' &&
          !isNarrow && <LeadOverviewActions content={content} {...props} layout="row" />
        }
        footer={
          hasFooter ? (
            <LeadFooter
              neighbours={props.neighbours}
              onDelete={content.kind === 'lead' && !isLocked ? props.onDelete : undefined}
              isDeleting={props.isDeleting}
              isNarrow={isPhone}
            />
          ) : undefined
        }
        {...headerOf(content, !isPhone, texts)}
      >
        <FocusInside key={`focus ${shownId} ${props.isCovered === true} ${hasNotice}`} />
        {content.kind === 'loading' && <LeadDetailLoading />}
        {content.kind === 'failed' && <Failed {...content} onClose={onClose} />}
        {content.kind === 'lead' && (
          // An edit of one lead must not continue with the next one.
          <LeadOverview key={shownId} content={content} {...props} isNarrow={isNarrow} />
        )}
      </Dialog>
      <AlertDialog
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        tone="danger"
        isOpen={guard.isAsking}
        onOpenChange={guard.setAsking}
        onConfirm={() => {
          if (content.kind === 'lead') content.editing.onReset();
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

interface FailedProps extends Omit<Extract<LeadDetailContent, { kind: 'failed' }>, 'kind'> {
  onClose: () => void;
}

function Failed({ title, detail, onRetry, isRetrying, onClose }: FailedProps) {
  const texts = useTexts(detailMessages);
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
