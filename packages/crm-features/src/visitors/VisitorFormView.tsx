import type { VisitorForm } from '@cardinal/contract';
import type { AnswerValues } from '@cardinal/contract/answers';
import { answerPath, type VisitorTexts } from '@cardinal/contract/visitors';
import {
  Button,
  Checkbox,
  FileTrigger,
  Form,
  Heading,
  InlineAlert,
  Link,
  Text,
} from '@cardinal/ui';
import { ScanLine } from 'lucide-react';
import { useId, type Ref } from 'react';
import type { FormState } from '../forms/index.ts';
import { AnswerFields } from '../questions/AnswerFields/index.ts';
import { Own } from './Own.tsx';
import type { CardPhoto } from './useCardPhoto.ts';
import type { VisitorDraft } from './visitorDraft.ts';
import { VisitorFields } from './VisitorFields.tsx';
import { header, hint, offer, root, trapField } from './VisitorForm.css.ts';

export interface VisitorFormViewProps {
  texts: VisitorTexts;
  /** Name of the company that receives what is entered. */
  company: string;
  /** Name of the event; null without one. */
  event: string | null;
  /** What the key's form shows beside the fields. */
  settings: VisitorForm;
  form: FormState<VisitorDraft>;
  card: CardPhoto;
  /** The field that only programs fill in. */
  trap?: Ref<HTMLInputElement>;
  /** Why it could not be sent; null if nothing is wrong. */
  problem: string | null;
}

type Part = Pick<VisitorFormViewProps, 'texts' | 'settings' | 'form'>;

/** What happens with what is entered. */
function Privacy({
  texts,
  company,
  settings,
}: Pick<VisitorFormViewProps, 'texts' | 'company' | 'settings'>) {
  const { privacy_text: text, privacy_url: url } = settings;
  return (
    <Text as="p" tone="muted">
      {text === '' ? texts.form.privacy({ company }) : <Own>{text}</Own>}{' '}
      {url !== '' && (
        <Link href={url} isExternal>
          {texts.form.privacyLink}
        </Link>
      )}
    </Text>
  );
}

/** The offer to fill in the fields from a photo. */
function CardOffer({ texts: { card: texts }, card }: Pick<VisitorFormViewProps, 'texts' | 'card'>) {
  const { isReading, outcome, read } = card;
  return (
    <div className={offer}>
      <FileTrigger
        acceptedFileTypes={['image/*']}
        onFiles={([photo]) => photo !== undefined && read(photo)}
      >
        <Button icon={ScanLine} isBusy={isReading}>
          {texts.choose}
        </Button>
      </FileTrigger>
      <Text
        as="p"
        size="xs"
        tone={outcome === null || outcome === 'done' ? 'muted' : 'danger'}
        className={hint}
      >
        <span role="status">
          {isReading ? texts.reading : outcome === null ? texts.hint : texts[outcome]}
        </span>
      </Text>
    </div>
  );
}

/** The questions of the event. */
function Questions({ texts, settings, form }: Part) {
  const { answers } = form.values;
  const questions = settings.questions?.questions ?? [];
  if (questions.length === 0) return null;
  const change = (next: AnswerValues) => {
    const changed = questions.filter(({ id }) => next[id] !== answers[id]);
    form.set(
      { answers: next },
      changed.map(({ id }) => answerPath(id)),
    );
  };
  const errors = questions.flatMap(({ id }) => {
    const message = form.errors[answerPath(id)];
    return message === undefined ? [] : [[id, message] as const];
  });
  return (
    <AnswerFields
      questions={questions}
      values={answers}
      onChange={change}
      errors={Object.fromEntries(errors)}
      nameOf={answerPath}
      texts={texts.questions}
    />
  );
}

/** The form for visitors: who they are, what they are asked, and what they agree to. */
export function VisitorFormView(props: VisitorFormViewProps) {
  const { texts, company, event, settings, form, card, trap, problem } = props;
  const titleId = useId();
  return (
    <section className={root} aria-labelledby={titleId}>
      <header className={header}>
        <Text as="p" size="xs" tone="muted">
          <Own>{company}</Own>
          {event !== null && (
            <>
              {' · '}
              <Own>{event}</Own>
            </>
          )}
        </Text>
        <Heading level={2} size="lg" id={titleId}>
          {texts.form.title}
        </Heading>
        <Privacy texts={texts} company={company} settings={settings} />
      </header>
      <CardOffer texts={texts} card={card} />
      <Form {...form.props} aria-labelledby={titleId}>
        <Text as="p" size="xs" tone="muted">
          {texts.form.required}
        </Text>
        <VisitorFields texts={texts} form={form} />
        <Questions texts={texts} settings={settings} form={form} />
        {settings.consent_text !== '' && (
          <Checkbox
            name="consent_text"
            isRequired
            isSelected={form.values.hasAgreed}
            onChange={(hasAgreed) => form.set({ hasAgreed }, ['consent_text'])}
            errorMessage={form.errors['consent_text']}
          >
            <Own>{settings.consent_text}</Own>
          </Checkbox>
        )}
        <div className={trapField} aria-hidden="true">
          <label>
            {texts.form.trap}
            <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {problem !== null && (
          <InlineAlert tone="danger" title={texts.problems.notSent}>
            {problem}
          </InlineAlert>
        )}
        <div>
          <Button type="submit" variant="primary" size="lg" isBusy={form.isSaving}>
            {texts.form.send}
          </Button>
        </div>
      </Form>
    </section>
  );
}
