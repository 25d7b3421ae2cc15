/** What decides about a story's pictures: all of it is in Storybook's index. */
export interface StoryPlace {
  id: string;
  /** Place in the sidebar: `UI/Fields/Select`. */
  title: string;
  tags: readonly string[];
}

/** Suffixes of a picture's name, for each theme and for right to left. */
export type Look = '' | '-dark' | '-contrast' | '-rtl';

const everyLook: readonly Look[] = ['', '-dark', '-contrast', '-rtl'];

/** Stories of components that its matrix, or a sheet in stories/States, shows too. */
const shownOnSheets = /--(default|right-to-left|narrow|long-text|large-text|forced-colors)$/;

/** Whether a story shows something new: others test behaviour, or look like another story. */
export const isCatalogued = ({ tags }: Pick<StoryPlace, 'tags'>): boolean =>
  tags.includes('dev') && !tags.includes('on-sheet');

/**
 * The pictures that a story has. Components are pictured on their matrix, in every theme and direction,
 * and beside it where it does not show the state. Widgets have one picture: whole screens show them
 * in the other themes. Every other story fills a page.
 */
export function looksOf(story: StoryPlace): readonly Look[] {
  const { id, title, tags } = story;
  if (!isCatalogued(story)) return [];
  const isMatrix = tags.includes('matrix');
  if (title.startsWith('CRM/')) return isMatrix ? [''] : [];
  if (isMatrix) return everyLook;
  return title.startsWith('UI/') && shownOnSheets.test(id) ? [] : [''];
}

/** `ui/fields/select/matrix`, the name of a story's picture: a component's pictures share a folder. */
export function pictureOf({ id, title }: StoryPlace): string {
  const parts = title.toLowerCase().split('/');
  const folder = parts.map((part) => part.replaceAll(/[^a-z0-9]+/g, '-')).join('/');
  return `${folder}/${id.split('--').at(-1)}`;
}
