import type { Question, VisitorQuestion } from '@cardinal/contract';
import type { AnswerValue, AnswerValues } from '@cardinal/contract/answers';
import { lengths, ratings } from '@cardinal/contract/limits';
import { Button, Icon, TextArea } from '@cardinal/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { questionMessages } from '../texts.ts';
import {
  asterisk,
  check,
  chip,
  control,
  error as errorClass,
  group,
  head,
  label as labelClass,
  list,
  options as optionsClass,
  wide,
} from './AnswerFields.css.ts';
import { useTexts } from '../../language/index.ts';

export interface AnswerFieldsProps {
  questions: readonly (Question | VisitorQuestion)[];
  /** The answers so far, by id of the question. */
  values: AnswerValues;
  /** Called with all answers after a change. */
  onChange: (values: AnswerValues) => void;
  /** Messages by id of the question. */
  errors?: Readonly<Record<string, string>>;
  /**
   * Whether the answers can be read but not changed. The options stay focusable.
   * @default false
   */
  isReadOnly?: boolean;
  /** Names of the controls by id of the question, if the form around them focuses what is wrong. */
  nameOf?: (id: string) => string;
  /** The texts of the button that clears an answer. @default those of the language of the user */
  texts?: ClearTexts;
}

interface ClearTexts {
  clear: string;
  clearOf: (values: { question: string }) => string;
}

/** One option of a question. */
interface Choice {
  id: string;
  label: string;
}

const rates: readonly Choice[] = Array.from({ length: ratings.max }, (_, index) => ({
  id: String(index + ratings.min),
  label: String(index + ratings.min),
}));

/** The chosen ids of an answer; a rating's number as text. */
function chosenIds(value: AnswerValue | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'object' ? value : [String(value)];
}

interface FieldProps {
  question: Question | VisitorQuestion;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue | undefined) => void;
  message: string | undefined;
  isReadOnly: boolean;
  name: string | undefined;
  texts: ClearTexts;
}

/**
 * Options as large as a thumb: one tap selects, and in a multiple choice, another tap deselects.
 */
function Choices({ question, value, onChange, message, isReadOnly, name, texts }: FieldProps) {
  const id = useId();
  const { kind, label, required } = question;
  const isMultiple = kind === 'choices';
  const isRating = kind === 'rating';
  const choices = isRating ? rates : question.options;
  const chosen = chosenIds(value);
  const isWide = choices.some((choice) => choice.label.length > 12);
  const choose = (choice: string, isChosen: boolean) => {
    if (isMultiple) {
      const others = chosen.filter((one) => one !== choice);
      onChange(isChosen ? [...others, choice] : others);
    } else onChange(isRating ? Number(choice) : choice);
  };
  return (
    <fieldset
      className={group}
      data-invalid={message !== undefined || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <div className={head}>
        <span id={`${id}-label`} className={labelClass}>
          <bdi lang="">{label}</bdi>
          {required && (
            <span aria-hidden className={asterisk}>
              *
            </span>
          )}
        </span>
        {chosen.length > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.clearOf({ question: label })}
            isDisabled={isReadOnly}
            onPress={() => onChange(undefined)}
          >
            {texts.clear}
          </Button>
        )}
      </div>
      <div className={optionsClass}>
        {choices.map((choice) => (
          <label key={choice.id} className={isWide ? `${chip} ${wide}` : chip}>
            <input
              className={control}
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name ?? id}
              checked={chosen.includes(choice.id)}
              aria-disabled={isReadOnly || undefined}
              onChange={(event) => choose(choice.id, event.target.checked)}
            />
            <span className={check}>
              <Icon icon={Check} />
            </span>
            <bdi lang="">{choice.label}</bdi>
          </label>
        ))}
      </div>
      {message !== undefined && (
        <p id={`${id}-error`} className={errorClass}>
          {message}
        </p>
      )}
    </fieldset>
  );
}

function Field(props: FieldProps) {
  const { question, value, onChange, message, isReadOnly, name } = props;
  if (question.kind !== 'text') return <Choices {...props} />;
  return (
    <TextArea
      label={<bdi lang="">{question.label}</bdi>}
      name={name}
      isRequired={question.required}
      rows={2}
      isReadOnly={isReadOnly}
      maxLength={lengths.answer}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      errorMessage={message}
    />
  );
}

const noErrors = {};

/** The questions at the stand, to be answered with one tap each. */
export function AnswerFields({
  questions,
  values,
  onChange,
  errors = noErrors,
  isReadOnly = false,
  nameOf,
  texts,
}: AnswerFieldsProps) {
  const own = useTexts(questionMessages);
  const change = (id: string, value: AnswerValue | undefined) => {
    if (isReadOnly) return;
    const { [id]: _before, ...others } = values;
    onChange(value === undefined ? others : { ...others, [id]: value });
  };
  return (
    <div className={list}>
      {questions.map((question) => (
        <Field
          key={question.id}
          question={question}
          value={values[question.id]}
          onChange={(value) => change(question.id, value)}
          message={errors[question.id]}
          isReadOnly={isReadOnly}
          name={nameOf?.(question.id)}
          texts={texts ?? own}
        />
      ))}
    </div>
  );
}
