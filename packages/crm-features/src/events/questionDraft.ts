import type { TextsOf } from '@cardinal/contract/messages';
import type { EventQuestions, EventQuestionsInput, Question } from '@cardinal/contract';
import type { QuestionKind } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../forms/fieldErrors.ts';
import type { questionEditorMessages } from './questionTexts.ts';

/** An option that is being edited. */
export interface OptionDraft {
  /** Identifies the row while others are added, moved and removed. */
  key: number;
  /** Absent until it is saved. */
  id?: string | undefined;
  label: string;
  score: number | null;
}

/** A question that is being edited. */
export interface QuestionDraft {
  /** Identifies the block, like that of an option. */
  key: number;
  /** Absent until it is saved. */
  id?: string | undefined;
  kind: QuestionKind;
  label: string;
  options: OptionDraft[];
  required: boolean;
  /** Whether visitors of partners' pages are asked it as well. */
  for_visitors?: boolean | undefined;
}

/** Questions that are being edited. */
export interface QuestionsEdit {
  /** The version that they replace. */
  version: number;
  drafts: QuestionDraft[];
}

/** The names of a question's fields, and of an option's label, in the form's messages. */
export const questionPath = (key: number, field: 'label' | 'options'): string => `${key}.${field}`;

let lastKey = 0;

/** A key that no other block or row has. */
function newKey(): number {
  lastKey += 1;
  return lastKey;
}

/** Whether a kind of question has options. */
export const hasOptions = (kind: QuestionKind): boolean => kind !== 'rating' && kind !== 'text';

/** An option that has just been added. */
export const emptyOption = (): OptionDraft => ({ key: newKey(), label: '', score: null });

type Starters = TextsOf<typeof questionEditorMessages>['starters'];

/** The scores of the usual options. */
const usualScores = { budget: [0, 10, 25, 40], timeframe: [40, 25, 10, 0] } as const;

function usualOptions(kind: QuestionKind, starters: Starters): OptionDraft[] {
  if (!hasOptions(kind)) return [];
  if (kind !== 'budget' && kind !== 'timeframe') return [emptyOption(), emptyOption()];
  return starters[kind].options.map((label, index) => ({
    key: newKey(),
    label,
    score: usualScores[kind][index] ?? null,
  }));
}

/** A question that has just been added, with the usual content of its kind. */
export function newQuestion(kind: QuestionKind, starters: Starters): QuestionDraft {
  const { [kind]: starter }: Partial<Record<QuestionKind, { label: string }>> = starters;
  return {
    key: newKey(),
    kind,
    label: starter?.label ?? '',
    options: usualOptions(kind, starters),
    required: false,
  };
}

/** Saved questions, to be edited. */
export const draftsOf = ({ questions }: EventQuestions): QuestionDraft[] =>
  questions.map((question) => ({
    ...question,
    key: newKey(),
    options: question.options.map((option) => ({ ...option, key: newKey() })),
  }));

/**
 * Drafts that were changed while others were being saved: what was new has its id now.
 * @param sent The drafts that were saved
 */
export function withSavedIds(
  drafts: readonly QuestionDraft[],
  sent: readonly QuestionDraft[],
  { questions }: EventQuestions,
): QuestionDraft[] {
  const ids = new Map<number, string | undefined>();
  for (const [index, { key, options }] of sent.entries()) {
    const question = questions[index];
    ids.set(key, question?.id);
    for (const [at, option] of options.entries()) ids.set(option.key, question?.options[at]?.id);
  }
  const identify = <T extends { key: number; id?: string | undefined }>(draft: T): T => ({
    ...draft,
    id: draft.id ?? ids.get(draft.key),
  });
  return drafts.map((draft) => ({ ...identify(draft), options: draft.options.map(identify) }));
}

/** The body of the call. */
export const toQuestionsInput = (drafts: readonly QuestionDraft[]): EventQuestionsInput => ({
  questions: drafts.map(({ key: _key, options, ...question }) => ({
    ...question,
    options: options.map(({ key: _row, score, ...option }) => ({ ...option, score: score ?? 0 })),
  })),
});

/** The questions as they would look, for the preview; missing labels have placeholders. */
export const previewOf = (
  drafts: readonly QuestionDraft[],
  texts: TextsOf<typeof questionEditorMessages>,
): Question[] =>
  drafts.map(({ key, kind, label, options, required }) => ({
    id: String(key),
    kind,
    label: label.trim() || texts.unnamed,
    required,
    options: options.map((option) => ({
      id: String(option.key),
      label: option.label.trim() || texts.unnamedOption,
      score: option.score ?? 0,
    })),
  }));

function optionsErrors(
  { key, kind, options }: QuestionDraft,
  errors: TextsOf<typeof questionEditorMessages>['errors'],
): FieldErrors {
  if (!hasOptions(kind)) return {};
  const name = questionPath(key, 'options');
  if (options.length < limits.options.min) return { [name]: errors.fewOptions };
  const unnamed = options.filter(({ label }) => label.trim() === '');
  if (unnamed.length > 0) {
    return Object.fromEntries(
      unnamed.map((option) => [questionPath(option.key, 'label'), errors.emptyOption]),
    );
  }
  const labels = new Set(options.map(({ label }) => label.trim().toLowerCase()));
  return foundErrors({ [name]: labels.size < options.length && errors.sameOptions });
}

/** The errors of the questions that can be found without the server. */
export const questionErrors = (
  drafts: readonly QuestionDraft[],
  errors: TextsOf<typeof questionEditorMessages>['errors'],
): FieldErrors =>
  Object.fromEntries(
    drafts.flatMap((draft) => {
      const isUnnamed = draft.label.trim() === '';
      const own = foundErrors({ [questionPath(draft.key, 'label')]: isUnnamed && errors.label });
      return Object.entries({ ...own, ...optionsErrors(draft, errors) });
    }),
  );

/** The server's messages (`questions.1.options.0.label`) at the fields. */
export const refusedQuestions = (
  messages: FieldErrors,
  drafts: readonly QuestionDraft[],
): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) => {
      const [list, index, field, at] = path.split('.');
      const draft = list === 'questions' ? drafts[Number(index)] : undefined;
      if (!draft) return [];
      if (field !== 'options') return [[questionPath(draft.key, 'label'), message]];
      const option = draft.options[Number(at)];
      const name = option ? questionPath(option.key, 'label') : questionPath(draft.key, field);
      return [[name, message]];
    }),
  );

/** The list with one entry moved by a step; unchanged at the ends. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const next = [...list];
  const [entry] = next.splice(index, 1);
  const isPossible = index + step >= 0 && index + step < list.length;
  if (entry === undefined || !isPossible) return [...list];
  next.splice(index + step, 0, entry);
  return next;
}
