import type { Lead } from '@cardinal/contract';
import {
  AlertDialog,
  Button,
  Dialog,
  ErrorState,
  Heading,
  Skeleton,
  SkeletonGroup,
} from '@cardinal/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { leadName } from '../../format/index.ts';
import { hasPhone } from '../LeadActions/index.ts';
import { LeadStatusBadge } from '../LeadStatus/index.ts';
import { leadTexts } from '../texts.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadUpdateForm } from './LeadUpdateForm.tsx';
import type { LeadDraft } from './useLeadDraft.ts';
import { content as contentClass, fact, facts, quickActions, section } from './LeadDetail.css.ts';

const texts = leadTexts.detail;

/** What the dialog shows. */
export type LeadDetailContent =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; detail: string; onRetry?: () => void }
  | {
      kind: 'lead';
      lead: Lead;
      /** What is typed over it. */
      draft: LeadDraft;
      /** Whether saving is on its way. */
      isBusy?: boolean;
      /** What the server found wrong, by field. */
      errors?: Readonly<Record<string, string>>;
      /** The notes that someone else saved meanwhile; undefined if nobody did. */
      theirNotes?: string;
    };

/** Props of LeadDetailView. */
export interface LeadDetailViewProps {
  content: LeadDetailContent;
  locale: string;
  /** Saves what is typed. */
  onUpdate: () => void;
  onCall: (lead: Lead) => void;
  onWhatsapp: (lead: Lead) => void;
  /** Called when the dialog is closed; asks first if something is typed. */
  onClose: () => void;
}

/** What the dialog's header says. */
function headerOf(content: LeadDetailContent) {
  switch (content.kind) {
    case 'loading':
      return { title: leadTexts.loadingLead };
    case 'failed':
      return { title: content.title, isTitleHidden: true };
    case 'lead': {
      const { lead } = content;
      return {
        title: leadName(lead),
        titleEnd: <LeadStatusBadge status={lead.lead_status} />,
        description: [lead.position, lead.company].filter(Boolean).join(' · ') || undefined,
      };
    }
  }
}

/** One lead in a dialog: how to reach it, and its status and notes to change. */
export function LeadDetailView({ content, onClose, ...props }: LeadDetailViewProps) {
  const [isAsking, setAsking] = useState(false);
  const isDirty = content.kind === 'lead' && content.draft.isDirty;
  const mayClose = () => {
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  return (
    <>
      <Dialog
        isOpen
        isDismissable
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onCloseRequest={mayClose}
        {...headerOf(content)}
      >
        {content.kind === 'loading' && <Loading />}
        {content.kind === 'failed' && <Failed {...content} onClose={onClose} />}
        {content.kind === 'lead' && <Detail {...content} {...props} />}
      </Dialog>
      <AlertDialog
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
      >
        {texts.discard.description}
      </AlertDialog>
    </>
  );
}

type DetailProps = Omit<Extract<LeadDetailContent, { kind: 'lead' }>, 'kind'> &
  Omit<LeadDetailViewProps, 'content' | 'onClose'>;

function Detail({ lead, draft, locale, onUpdate, onCall, onWhatsapp, ...form }: DetailProps) {
  const noPhone = hasPhone(lead) ? undefined : leadTexts.actions.noPhone;
  return (
    <div className={contentClass}>
      <div className={quickActions}>
        <Button icon={Phone} disabledReason={noPhone} onPress={() => onCall(lead)}>
          {texts.call}
        </Button>
        <Button icon={MessageCircle} disabledReason={noPhone} onPress={() => onWhatsapp(lead)}>
          {texts.whatsapp}
        </Button>
      </div>
      <section className={section}>
        <Heading level={3} size="md">
          {texts.contact}
        </Heading>
        <LeadFacts lead={lead} locale={locale} />
      </section>
      <LeadUpdateForm
        status={draft.status}
        onStatusChange={draft.setStatus}
        notes={draft.notes}
        onNotesChange={draft.setNotes}
        isDirty={draft.isDirty}
        isBusy={form.isBusy}
        errors={form.errors}
        theirNotes={form.theirNotes}
        onSubmit={onUpdate}
      />
    </div>
  );
}

interface FailedProps {
  title: string;
  detail: string;
  onRetry?: () => void;
  onClose: () => void;
}

function Failed({ title, detail, onRetry, onClose }: FailedProps) {
  return (
    <ErrorState
      level={3}
      title={title}
      description={detail}
      onRetry={onRetry}
      action={<Button onPress={onClose}>{texts.close}</Button>}
    />
  );
}

/** As high as the detail of a lead, so that the dialog doesn't jump. */
function Loading() {
  const factWidths = ['60%', '45%', '55%', '40%', '50%', '65%'];
  return (
    <SkeletonGroup label={leadTexts.loadingLead} className={contentClass}>
      <Skeleton width={256} height={36} radius="control" />
      <span className={section}>
        <Skeleton width={72} height={24} />
        <span className={facts}>
          {factWidths.map((width) => (
            <span key={width} className={fact}>
              <Skeleton width={width} />
            </span>
          ))}
        </span>
      </span>
      <Skeleton height={64} radius="control" />
      <Skeleton height={168} radius="control" />
    </SkeletonGroup>
  );
}
