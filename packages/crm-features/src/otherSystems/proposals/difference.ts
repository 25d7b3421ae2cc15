import type { TextsOf } from '@cardinal/contract/messages';
import type { Proposal, ProposalFacts } from '@cardinal/contract';
import {
  leadFields,
  nextStepLabels,
  type LeadField,
  type NextStepKind,
} from '@cardinal/contract/labels';
import { fieldValue, formatFullDate } from '../../format/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import { type proposalMessages } from './proposalTexts.ts';

/** One thing that a suggestion changes. */
export interface Difference {
  label: string;
  /** Undefined if it did not exist before, as an email. */
  before?: string;
  after: string;
  /** Whether it is a text of several lines. */
  isText?: boolean;
}

const isField = (name: string): name is LeadField => Object.hasOwn(leadFields, name);
const isStep = (kind: string): kind is NextStepKind => Object.hasOwn(nextStepLabels, kind);

function stepText(
  { next_step_kind: kind, next_step_at: at, next_step_note: note }: ProposalFacts,
  locale: string,
  texts: TextsOf<typeof proposalMessages>,
): string {
  if (!kind || !at || !isStep(kind)) return texts.noStep;
  const step = texts.step({ kind, when: formatFullDate(at, locale) });
  return note ? `${step} · ${note}` : step;
}

/** What a suggestion changes, in words. */
export function differencesOf(
  { kind, before, after }: Proposal,
  locale: string,
  texts: TextsOf<typeof proposalMessages>,
  labelTexts: LabelTexts,
): Difference[] {
  const { labels } = texts;
  const whole = (label: string, text: string | null | undefined, isText = true) => ({
    label,
    after: text ?? '',
    isText,
  });
  switch (kind) {
    case 'assignment': {
      const agent = (facts: ProposalFacts) => facts['agent'] ?? texts.nobody;
      return [{ label: labels.agent, before: agent(before), after: agent(after) }];
    }
    case 'follow_up':
      return [
        {
          label: labels.step,
          before: stepText(before, locale, texts),
          after: stepText(after, locale, texts),
        },
      ];
    case 'note':
      return [whole(labels.note, after['note'])];
    case 'email':
      return [
        whole(labels.to, after['to'], false),
        whole(labels.subject, after['subject'], false),
        whole(labels.content, after['content']),
      ];
    case 'status':
    case 'fields':
      return Object.keys(after).map((name) => {
        const valueIn = (facts: ProposalFacts) => {
          const value = facts[name] ?? '';
          return (isField(name) ? fieldValue(name, value, labelTexts) : value) || texts.empty;
        };
        return {
          label: isField(name) ? labelTexts.fields[name] : name,
          before: valueIn(before),
          after: valueIn(after),
          isText: name === 'notes',
        };
      });
  }
}

/** Suggestions that differ in nothing but the lead have the same key. */
export const keyOfAlike = ({ kind, after, id }: Proposal): string =>
  // Every email and note is read by itself.
  kind === 'email' || kind === 'note' ? id : JSON.stringify([kind, after]);
