import { emailTypes, type EmailType } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import type { Language } from '@cardinal/contract/messages';
import {
  Button,
  Form,
  Heading,
  Icon,
  IconButton,
  InlineAlert,
  SegmentedControl,
  Text,
  TextArea,
  TextField,
  ToggleButtonGroup,
} from '@cardinal/ui';
import { Feather, Send, Sparkles, Undo2, X } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { detailMessages } from '../detailTexts.ts';
import type { EmailDraft } from './emailDraft.ts';
import { EmailPreview } from './EmailPreview.tsx';
import {
  footer,
  form,
  generate,
  header,
  hint,
  replaced as replacedClass,
  section,
  templates,
  views,
  writer as writerClass,
} from './EmailComposer.css.ts';
import { useStaysInView } from './useStaysInView.ts';
import { useTexts } from '../../language/index.ts';

/** A failure that is shown in place. */
export interface Failure {
  detail: string;
  onRetry: () => void;
}

export interface EmailComposerViewProps {
  draft: EmailDraft;
  onChange: (
    change: Partial<Pick<EmailDraft, 'emailType' | 'subject' | 'content' | 'context'>>,
  ) => void;
  /** Name of the writer; '' until it is known. */
  writer: string;
  /** Whether a model writes the emails, which accepts instructions. */
  takesInstructions: boolean;
  /** Addresses of the lead, and of the user, to whom replies go. */
  to: string;
  replyTo: string;
  /** The user's signature; '' for none. */
  signature: string;
  /** The user's language. */
  language: Language;
  /** Whether emails stay in the local mailbox. */
  isLocal: boolean;
  /** Why no email can be sent; undefined if it can. */
  disabledReason?: string;
  isGenerating: boolean;
  isSending: boolean;
  generationFailure?: Failure;
  sendFailure?: Failure;
  /** Messages at the fields. */
  errors?: Readonly<Partial<Record<'subject' | 'content', string>>>;
  onGenerate: () => void;
  /** Swaps the text with the one that it replaced. */
  onSwap: () => void;
  onSend: () => void;
  /** Called to close it; its text is kept. Without it, it cannot be closed here. */
  onClose?: () => void;
  /** Ref of the content, so that Write Email can focus it. */
  contentRef?: Ref<HTMLTextAreaElement>;
  /** Whether the content takes the focus initially. */
  autoFocus?: boolean;
}

function FailureAlert({ title, failure }: { title: string; failure: Failure | undefined }) {
  const texts = useTexts(detailMessages).email;
  if (!failure) return null;
  return (
    <InlineAlert tone="danger" title={title} onRetry={failure.onRetry}>
      {failure.detail} {texts.nothingLost}
    </InlineAlert>
  );
}

function Fields({ draft, onChange, errors, isSending, ...field }: EmailComposerViewProps) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.email;
  const { subject, content } = draft;
  const max = (length: number, at: number) =>
    length > at ? detailTexts.contact.tooLong({ max: at }) : undefined;
  return (
    <>
      <TextField
        label={texts.subject}
        name="subject"
        value={subject}
        isReadOnly={isSending}
        onChange={(next) => onChange({ subject: next })}
        errorMessage={max(subject.length, lengths.subject) ?? errors?.subject}
      />
      <TextArea
        label={texts.content}
        name="content"
        rows={10}
        value={content}
        isReadOnly={isSending}
        inputRef={field.contentRef}
        autoFocus={field.autoFocus}
        onChange={(next) => onChange({ content: next })}
        errorMessage={max(content.length, lengths.emailContent) ?? errors?.content}
      />
    </>
  );
}

type EmailView = 'write' | 'preview';

interface GenerationProps extends EmailComposerViewProps {
  view: EmailView;
  onViewChange: (view: EmailView) => void;
}

/** The line above the fields: Generate, the text that it replaced, and the preview. */
function Generation({ draft, view, onViewChange, ...props }: GenerationProps) {
  const texts = useTexts(detailMessages).email;
  return (
    <div className={generate}>
      <Button icon={Sparkles} isBusy={props.isGenerating} onPress={props.onGenerate}>
        {texts.generate}
      </Button>
      {draft.other && (
        <div role="status" className={replacedClass}>
          <Text size="xs" tone="muted">
            {draft.canUndo ? texts.replaced : texts.restored}
          </Text>
          <Button size="sm" variant="quiet" icon={Undo2} onPress={props.onSwap}>
            {draft.canUndo ? texts.undo : texts.redo}
          </Button>
        </div>
      )}
      <div className={views}>
        <SegmentedControl
          aria-label={texts.view}
          size="sm"
          items={[
            { id: 'write', label: texts.write },
            { id: 'preview', label: texts.preview },
          ]}
          selectedKey={view}
          onSelectionChange={onViewChange}
        />
      </div>
    </div>
  );
}

/** Writes an email to a lead: generated, typed or both, with a preview, and sends it. */
export function EmailComposerView(props: EmailComposerViewProps) {
  const texts = useTexts(detailMessages).email;
  const { draft, onChange, disabledReason, isSending } = props;
  const [view, setView] = useState<EmailView>('write');
  const titleId = useId();
  const ref = useStaysInView<HTMLElement>(props.autoFocus === true);
  const writerName = draft.writer ? texts.writtenBy({ writer: draft.writer }) : props.writer;
  return (
    <section ref={ref} aria-labelledby={titleId} className={section}>
      <div className={header}>
        <Heading level={3} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {writerName && (
          <Text size="xs" tone="muted" className={writerClass}>
            <Icon icon={Feather} size={14} />
            {writerName}
          </Text>
        )}
        {props.onClose && (
          <IconButton icon={X} size="sm" aria-label={texts.close} onPress={props.onClose} />
        )}
      </div>
      {disabledReason && <InlineAlert tone="neutral">{disabledReason}</InlineAlert>}
      {/* Only the button sends the email: Enter in the subject must not send a half-written one. */}
      <Form className={form}>
        <ToggleButtonGroup<EmailType>
          label={texts.template}
          size="sm"
          items={emailTypes.map((id) => ({ id, label: texts.types[id] }))}
          selectedKey={draft.emailType}
          onSelectionChange={(emailType) => onChange({ emailType })}
          className={templates}
        />
        {props.takesInstructions && (
          <TextField
            label={texts.instructions}
            description={texts.instructionsHelp}
            maxLength={lengths.writingContext}
            value={draft.context}
            onChange={(context) => onChange({ context })}
          />
        )}
        <Generation {...props} view={view} onViewChange={setView} />
        <FailureAlert title={texts.generationFailed} failure={props.generationFailure} />
        {view === 'write' ? (
          <Fields {...props} />
        ) : (
          <EmailPreview
            to={props.to}
            replyTo={props.replyTo}
            signature={props.signature}
            language={props.language}
            subject={draft.subject}
            content={draft.content}
          />
        )}
        <FailureAlert title={texts.sendFailed} failure={props.sendFailure} />
        <div className={footer}>
          <Text size="xs" tone="muted" className={hint}>
            {props.isLocal ? texts.local : texts.kept}
          </Text>
          <Button
            variant="primary"
            icon={Send}
            isBusy={isSending}
            disabledReason={disabledReason}
            onPress={props.onSend}
          >
            {texts.send}
          </Button>
        </div>
      </Form>
    </section>
  );
}
