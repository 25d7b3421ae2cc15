import { answerScores, lengths, limits } from '@cardinal/contract/limits';
import { Badge, Button, Checkbox, Heading, IconButton, NumberField, TextField } from '@cardinal/ui';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import {
  emptyOption,
  hasOptions,
  questionPath,
  type OptionDraft,
  type QuestionDraft,
} from '../questionDraft.ts';
import type { FieldErrors } from '../../forms/index.ts';
import { questionEditorMessages } from '../questionTexts.ts';
import { useBlockFocus } from '../useBlockFocus.ts';
import {
  block,
  blockHeader,
  blockTitle,
  error as errorClass,
  option as optionClass,
  options as optionsClass,
  tools,
} from './EventQuestions.css.ts';
import { useTexts } from '../../language/index.ts';

export interface QuestionBlockProps {
  question: QuestionDraft;
  /** Position from 1. */
  number: number;
  locale: string;
  /** Messages at the fields of all questions. */
  errors: FieldErrors;
  onChange: (change: Partial<QuestionDraft>) => void;
  onRemove: () => void;
  /** Called to move it; undefined at the end of the list. */
  onUp?: () => void;
  onDown?: () => void;
  /** Whether it takes the focus when it appears. */
  autoFocus: boolean;
  /** Ref of the first field. */
  labelRef: Ref<HTMLInputElement>;
}

interface OptionProps {
  option: OptionDraft;
  /** Position from 1. */
  number: string;
  errorMessage: string | undefined;
  /** Ref of the label's field. */
  labelRef: Ref<HTMLInputElement>;
  onChange: (change: Partial<OptionDraft>) => void;
  /** Called to remove it; undefined if the question would have too few. */
  onRemove: (() => void) | undefined;
}

/** The label and the score of an option. */
function Option({ option, number, errorMessage, labelRef, onChange, onRemove }: OptionProps) {
  const texts = useTexts(questionEditorMessages).dialog;
  return (
    <div className={optionClass}>
      <TextField
        aria-label={texts.option({ number })}
        placeholder={texts.option({ number })}
        inputRef={labelRef}
        maxLength={lengths.option}
        errorMessage={errorMessage}
        value={option.label}
        onChange={(label) => onChange({ label })}
      />
      <NumberField
        aria-label={texts.scoreOf({ option: number })}
        placeholder={texts.score}
        minValue={0}
        maxValue={answerScores.most}
        hasSteppers={false}
        value={option.score}
        onChange={(score) => onChange({ score })}
      />
      <IconButton
        icon={X}
        aria-label={texts.removeOption({ number })}
        isDisabled={onRemove === undefined}
        onPress={() => onRemove?.()}
      />
    </div>
  );
}

type OptionsProps = Pick<QuestionBlockProps, 'question' | 'locale' | 'errors' | 'onChange'>;

/** The options of a question, each with its score. */
function Options({ question, locale, errors, onChange }: OptionsProps) {
  const texts = useTexts(questionEditorMessages).dialog;
  const { options } = question;
  const { min, max } = limits.options;
  const optionsError = errors[questionPath(question.key, 'options')];
  const format = new Intl.NumberFormat(locale);
  const focus = useBlockFocus(options);
  const change = (key: number, part: Partial<OptionDraft>) =>
    onChange({
      options: options.map((option) => (option.key === key ? { ...option, ...part } : option)),
    });
  const remove = (removed: number) => {
    focus.onRemoved(removed);
    onChange({ options: options.filter(({ key }) => key !== removed) });
  };
  return (
    <div role="group" aria-label={texts.options} className={optionsClass}>
      {options.map((option, index) => (
        <Option
          key={option.key}
          option={option}
          number={format.format(index + 1)}
          errorMessage={errors[questionPath(option.key, 'label')]}
          labelRef={focus.register(option.key)}
          onChange={(part) => change(option.key, part)}
          onRemove={options.length > min ? () => remove(option.key) : undefined}
        />
      ))}
      {optionsError !== undefined && (
        <p role="alert" className={errorClass}>
          {optionsError}
        </p>
      )}
      <div>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          disabledReason={
            options.length >= max ? texts.fullOptions({ most: format.format(max) }) : undefined
          }
          onPress={() => {
            focus.onAdded();
            onChange({ options: [...options, emptyOption()] });
          }}
        >
          {texts.addOption}
        </Button>
      </div>
    </div>
  );
}

/** One question in the editor. */
export function QuestionBlock({
  question,
  number,
  locale,
  errors,
  onChange,
  onRemove,
  onUp,
  onDown,
  autoFocus,
  labelRef,
}: QuestionBlockProps) {
  const questionEditorTexts = useTexts(questionEditorMessages);
  const texts = questionEditorTexts.dialog;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={block}>
      <div className={blockHeader}>
        <div className={blockTitle}>
          <Heading level={3} size="sm" id={titleId}>
            {texts.question({ number: new Intl.NumberFormat(locale).format(number) })}
          </Heading>
          <Badge>{questionEditorTexts.kinds[question.kind]}</Badge>
        </div>
        <div className={tools}>
          <IconButton
            icon={ArrowUp}
            size="sm"
            aria-label={texts.up}
            // Keeps the focus at the end of the list, unlike a disabled button.
            disabledReason={onUp ? undefined : texts.isFirst}
            onPress={() => onUp?.()}
          />
          <IconButton
            icon={ArrowDown}
            size="sm"
            aria-label={texts.down}
            disabledReason={onDown ? undefined : texts.isLast}
            onPress={() => onDown?.()}
          />
          <IconButton icon={Trash2} size="sm" aria-label={texts.remove} onPress={onRemove} />
        </div>
      </div>
      <TextField
        aria-label={texts.label}
        placeholder={texts.label}
        isRequired
        autoFocus={autoFocus}
        inputRef={labelRef}
        maxLength={lengths.question}
        value={question.label}
        onChange={(label) => onChange({ label })}
        errorMessage={errors[questionPath(question.key, 'label')]}
      />
      {hasOptions(question.kind) && (
        <Options question={question} locale={locale} errors={errors} onChange={onChange} />
      )}
      <Checkbox isSelected={question.required} onChange={(required) => onChange({ required })}>
        {texts.required}
      </Checkbox>
      <Checkbox
        isSelected={question.for_visitors === true}
        onChange={(isForVisitors) => onChange({ for_visitors: isForVisitors })}
        description={texts.forVisitorsHelp}
      >
        {texts.forVisitors}
      </Checkbox>
    </div>
  );
}
