import { Unstyled } from '@storybook/addon-docs/blocks';
import { sentenceCase } from './sentenceCase.ts';
import { Words } from './Words.tsx';
import { storyLink, storyLinks } from './docs.css.ts';

interface StoryLinksProps {
  /** Stories that need a page of their own. */
  stories: readonly { id: string; name: string; parameters: Record<string, unknown> }[];
}

function describe(parameters: Record<string, unknown>) {
  const docs = parameters['docs'];
  const description: unknown =
    typeof docs === 'object' && docs && 'description' in docs ? docs.description : undefined;
  return typeof description === 'object' && description && 'story' in description
    ? String(description.story)
    : '';
}

/** Links to stories that cannot be shown among others, or that only test behaviour. */
export function StoryLinks({ stories }: StoryLinksProps) {
  if (stories.length === 0) return null;
  return (
    <Unstyled>
      <ul className={storyLinks}>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top" className={storyLink}>
              <strong>{sentenceCase(name)}</strong>
              <span>
                <Words>{describe(parameters)}</Words>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
