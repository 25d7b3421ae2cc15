import type { Lead } from '@cardinal/contract';
import { Button, Dialog, Heading, RadioCards, Text } from '@cardinal/ui';
import { useId } from 'react';
import { leadName, sourceLabel } from '../../format/index.ts';
import { allFrom, questionsOf, sameFields } from './mergeChoices.ts';
import type { Choices, MergedField, Question, Side } from './mergeChoices.ts';
import { mergeTexts as texts } from './mergeTexts.ts';
import { WhatMoves } from './WhatMoves.tsx';
import type { WhatMovesProps } from './WhatMoves.tsx';
import {
  page,
  question as questionClass,
  section,
  sectionHeader,
  shortcuts,
  term,
  value as valueClass,
} from './MergeLeads.css.ts';

/** Props of MergeLeadsView. */
export interface MergeLeadsViewProps {
  /** The lead that is kept. */
  lead: Lead;
  /** The lead that is merged into it. */
  other: Lead;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  /** The name of an event, if known. */
  eventName: (id: string) => string | undefined;
  moves: WhatMovesProps['content'];
  isMerging: boolean;
  onMerge: () => void;
  onClose: () => void;
  locale: string;
}

interface RowProps {
  question: Question;
  shown: (field: MergedField, value: string) => string;
  onChoose: (side: Side) => void;
}

const sides = { mine: texts.mine, theirs: texts.theirs, both: texts.both };

function Row({ question: { field, options, choice }, shown, onChoose }: RowProps) {
  const id = useId();
  return (
    <div className={questionClass}>
      <span id={id} className={term}>
        {texts.fields[field]}
      </span>
      <RadioCards<Side>
        aria-labelledby={id}
        items={options.map(({ side, value }) => ({
          id: side,
          label: sides[side],
          description: (
            <span className={valueClass}>{value === '' ? texts.empty : shown(field, value)}</span>
          ),
        }))}
        selectedKey={choice}
        onSelectionChange={onChoose}
      />
    </div>
  );
}

/** The shortcuts that answer every question with the values of one lead. */
function Shortcuts({ onChoose }: Pick<MergeLeadsViewProps, 'onChoose'>) {
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
  'lead' | 'other' | 'choices' | 'onChoose' | 'locale'
> {
  questions: readonly Question[];
  nameOf: (eventId: string) => string;
}

/** The fields that differ, with the value to keep for each, and the names of the others. */
function Values({ lead, other, choices, questions, nameOf, onChoose, locale }: ValuesProps) {
  const titleId = useId();
  const shown = (field: MergedField, value: string) => {
    if (field === 'event_id') return nameOf(value);
    return field === 'source' ? sourceLabel(value) : value;
  };
  const same = sameFields(lead, other).map((field) => texts.fields[field]);
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
          shown={shown}
          onChoose={(side) => onChoose({ ...choices, [question.field]: side })}
        />
      ))}
      <Text tone="muted" size="sm">
        {questions.length === 0
          ? texts.identical
          : same.length > 0 && texts.same(list.format(same))}
      </Text>
    </section>
  );
}

/** Two leads to merge: the value to keep for each field that differs, and the records that move. */
export function MergeLeadsView(props: MergeLeadsViewProps) {
  const { lead, other, choices, isMerging, onMerge, onClose } = props;
  const questions = questionsOf(lead, other, choices);
  const event = questions.find(({ field }) => field === 'event_id');
  const takesEvent = event === undefined || event.choice === 'theirs';
  const nameOf = (id: string) => props.eventName(id) ?? texts.fields.event_id;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.about(leadName(lead), leadName(other))}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
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
          locale={props.locale}
        />
      </div>
    </Dialog>
  );
}
