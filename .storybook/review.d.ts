/** Media features in which a story is tested and pictured, in Playwright's names. */
interface MediaUnderReview {
  /** The limited palette of the system's forced colours. @default 'none' */
  forcedColors?: 'active' | 'none';
  /**
   * If set, the library's own motion runs during `play`; otherwise it is stopped.
   * @default 'reduce'
   */
  reducedMotion?: 'reduce' | 'no-preference';
}
/** The checks of a story test before and after `play`. */
interface StoryUnderReview {
  id: string;
  /** Place in the sidebar: `UI/Fields/Select`. */
  title: string;
  tags: string[];
  /** Whether it asserts anything: every story has a `play` function. */
  hasPlay: boolean;
  /** What the story was given. */
  args: unknown;
  parameters: {
    locale?: unknown;
    /** Whether it says what it was told once, in the language of that moment. */
    isWordedOnce?: boolean;
    a11y?: { test?: string; config?: { rules?: { id: string; enabled: boolean }[] } };
    media?: MediaUnderReview;
    /** The part of a long page that its picture shows, from the top, in pixels. */
    pictureRows?: number;
  };
}
/**
 * Resets the page and applies the story's media; defined, like `reviewStory`, by the Vitest set-up.
 */
declare var prepareStory:
  | ((story: Pick<StoryUnderReview, 'parameters'> & { canvasElement: Element }) => Promise<void>)
  | undefined;
/** Defined only by the Vitest set-up, so that the Storybook build never imports Vitest. */
declare var reviewStory: ((story: StoryUnderReview) => Promise<void>) | undefined;
/** Whether the running browser is the one that the committed pictures belong to. */
declare const __PICTURES__: boolean;
