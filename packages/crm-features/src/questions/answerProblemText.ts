import type { AnswerProblem } from '@cardinal/contract/answers';
import { lengths, ratings } from '@cardinal/contract/limits';
import type { TextsOf } from '@cardinal/contract/messages';
import type { questionMessages } from './texts.ts';

/** What is wrong with an answer, as a sentence. */
export function answerProblemText(
  problem: AnswerProblem,
  { problems: texts }: TextsOf<typeof questionMessages>,
): string {
  switch (problem) {
    case 'rating':
      return texts.rating({ least: ratings.min, most: ratings.max });
    case 'tooLong':
      return texts.tooLong({ most: lengths.answer });
    case 'notText':
    case 'unanswered':
    case 'unknownOption':
    case 'unknownQuestion':
      return texts[problem];
  }
}
