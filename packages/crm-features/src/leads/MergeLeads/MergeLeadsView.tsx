import type { Lead } from '@cardinal/contract';
import { Button, Dialog, Heading, RadioCards, Text } from '@cardinal/ui';
import { useId } from 'react';
import { leadName, fieldValue } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { useCloseGuard } from '../../forms/index.ts';
import {
  allFrom,
  questionsOf,
  sameFields,
  type Choices,
  type MergedField,
  type Question,
  type Side,
} from './mergeChoices.ts';
import { mergeMessages } from './mergeTexts.ts';
import { WhatMoves, type WhatMovesProps } from './WhatMoves.tsx';
import {
  page,
  question as questionClass,
  section,
  sectionHeader,
  shortcuts,
  term,
  value as valueClass,
} from './MergeLeads.css.ts';

export interface MergeLeadsViewProps {
  /** The lead that is kept. */
  lead: Lead;
  /** The lead that is merged into it. */
  other: Lead;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  /** The name of an event, if known. */
  eventName: (id: string) => string | undefined;
  /** The answers of each lead as text, a line each; empty if it has none. */
  answers: Readonly<Record<'mine' | 'theirs', string>>;
  moves: WhatMovesProps['content'];
  /** Whether the leads are being merged; the dialog then stays open. */
  isMerging: boolean;
  onMerge: () => void;
  onClose: () => void;
  locale: string;
}

interface RowProps {
  question: Question;
  label: string;
  shown: (field: MergedField, option: Question['options'][number]) => string;
  onChoose: (side: Side) => void;
}

function Row({ question: { field, options, choice }, label, shown, onChoose }: RowProps) {
  const texts = useTexts(mergeMessages);
  const id = useId();
  return (
    <div className={questionClass}>
      <span id={id} className={term}>
        {label}
      </span>
      <RadioCards<Side>
        aria-labelledby={id}
        items={options.map((option) => ({
          id: option.side,
          label: texts[option.side],
          description: <span className={valueClass}>{shown(field, option) || texts.empty}</span>,
        }))}
        selectedKey={choice}
        onSelectionChange={onChoose}
      />
    </div>
  );
}

/** The shortcuts that answer every question with the values of one lead. */
function Shortcuts({ onChoose }: Pick<MergeLeadsViewProps, 'onChoose'>) {
  const texts = useTexts(mergeMessages);
  return (
    <div className={shortcuts}>
      <Button size="sm" variant="quiet" onPress={() => onChoose(allFrom('mine'))}>
        {texts.allMine}
      </Button>
      <Button size="sm" variant="quiet" onPress={() => onChoose(allFrom('theirs'))}>
        {texts.allTheirs}
      </Button>
    </div>
  );
}

interface ValuesProps extends Pick<
  MergeLeadsViewProps,
  'lead' | 'other' | 'choices' | 'onChoose' | 'answers' | 'locale'
> {
  questions: readonly Question[];
  nameOf: (eventId: string) => string;
}

/** The fields that differ, with the value to keep for each, and the names of the others. */
function Values({ questions, nameOf, ...props }: ValuesProps) {
  const texts = useTexts(mergeMessages);
  const { lead, other, choices, answers, onChoose, locale } = props;
  const labels = useTexts(labelMessages);
  const titleId = useId();
  const isSameEvent = lead.event_id === other.event_id;
  const shown: RowProps['shown'] = (field, { side, value }) => {
    if (field !== 'event_id') return fieldValue(field, value, labels);
    if (side === 'both') return value;
    const name = isSameEvent || value === '' ? '' : nameOf(value);
    return [name, answers[side]].filter(Boolean).join('\n');
  };
  const labelOf = (field: MergedField) => {
    const hasAnswers = lead.answers !== null || other.answers !== null;
    if (field !== 'event_id') return labels.fields[field];
    if (!hasAnswers) return texts.event;
    return isSameEvent ? texts.answers : texts.eventAndAnswers;
  };
  const same = sameFields(lead, other).map((field) =>
    field === 'event_id' ? texts.event : labels.fields[field],
  );
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={sectionHeader}>
        <Heading level={3} size="md" id={titleId}>
          {texts.values}
        </Heading>
        {questions.length > 1 && <Shortcuts onChoose={onChoose} />}
      </div>
      {questions.map((question) => (
        <Row
          key={question.field}
          question={question}
          label={labelOf(question.field)}
          shown={shown}
          onChoose={(side) => onChoose({ ...choices, [question.field]: side })}
        />
      ))}
      <Text tone="muted" size="sm">
        {questions.length === 0
          ? texts.identical
          : same.length > 0 && texts.same({ fields: list.format(same) })}
      </Text>
    </section>
  );
}

/** Two leads to merge: the value to keep for each field that differs, and the records that move. */
export function MergeLeadsView(props: MergeLeadsViewProps) {
  const texts = useTexts(mergeMessages);
  const { lead, other, choices, isMerging, onMerge, onClose } = props;
  const name = leadName(lead);
  const otherName = leadName(other);
  const questions = questionsOf(lead, other, choices);
  const event = questions.find(({ field }) => field === 'event_id');
  const takesEvent = lead.event_id !== other.event_id && event?.choice === 'theirs';
  const nameOf = (id: string) => props.eventName(id) ?? texts.event;
  const guard = useCloseGuard({ isDirty: false, isSaving: isMerging, onClose });
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onCloseRequest={guard.mayClose}
      title={texts.title}
      description={name === otherName ? texts.aboutSame : texts.about({ name, other: otherName })}
      footer={
        <>
          <Button onPress={guard.close}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={isMerging} onPress={onMerge}>
            {texts.merge}
          </Button>
        </>
      }
    >
      <div className={page}>
        <Values {...props} questions={questions} nameOf={nameOf} />
        <WhatMoves
          content={props.moves}
          event={other.event_id !== null && takesEvent ? nameOf(other.event_id) : undefined}
          becomesUnsubscribed={other.do_not_contact && !lead.do_not_contact}
        />
      </div>
    </Dialog>
  );
}
