import { leadSources, leadStatuses, leadTypes, roles } from '@cardinal/contract/labels';
import { clientMessages } from '../../packages/crm-features/src/client/texts.ts';
import { buildLead, buildUser } from '../../packages/crm-features/src/fixtures/index.ts';
import { storyCache } from './StoryLanguage.tsx';

/** Answers that the running story has received, read only when they are asked for. */
const answers: Response[] = [];

/** What was typed, also into fields that are gone. */
const typed = new Set<string>();

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    typed.add(target.value);
  }
});

/** Forgets what the story before was given. */
export function forgetData(): void {
  answers.length = 0;
  typed.clear();
}

/** Remembers what a story received. */
export function rememberAnswer(answer: Response): Response {
  if (answer.headers.get('Content-Type')?.includes('json')) answers.push(answer.clone());
  return answer;
}

/** Values that have names in every language: shown as they are stored, they are no text of a user. */
const values: readonly string[] = [
  ...leadStatuses,
  ...leadTypes,
  ...Object.values(leadSources),
  ...roles,
];

/** Adds the texts in a value to those that are found already. */
function collect(value: unknown, found: Set<string>, seen: Set<object>) {
  if (typeof value === 'string') {
    if (value.trim().length > 1) found.add(value.trim());
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    // Elements hold their page and the whole of React.
    if (value instanceof Node || value instanceof Window) return;
    for (const inside of value instanceof Map ? value.values() : Object.values(value)) {
      collect(inside, found, seen);
    }
  }
}

/** Every text that a story was given: in its arguments, in answers, and by whoever typed. */
export async function storyData(args: unknown): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const received = await Promise.all(answers.map((answer) => answer.json().catch(() => null)));
  // Why a call failed is worded when it fails.
  const reasons = clientMessages.english;
  collect(
    [args, received, storyCache(), [...typed], buildLead(), buildUser(), reasons],
    found,
    seen,
  );
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      collect(field.value, found, seen);
    }
  }
  for (const value of values) found.delete(value);
  return found;
}
