/** What a story test looks at after `play`. */
interface StoryUnderReview {
  id: string;
  tags: string[];
  parameters: {
    /** False: what the picture would show another story shows already. */
    picture?: boolean;
    a11y?: { test?: string };
  };
}
/** Defined only by the Vitest set-up, so that the Storybook build never imports Vitest. */
declare var reviewStory: ((story: StoryUnderReview) => Promise<void>) | undefined;
/** Whether the running browser is the one that the committed pictures belong to. */
declare const __PICTURES__: boolean;
