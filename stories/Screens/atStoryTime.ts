import { storyNow } from '../../packages/crm-features/src/fixtures/index.ts';

/**
 * Starts the browser's clock at the stories' moment, for screens that show when a call failed. A
 * spy would ask the clock itself when it is called.
 */
export function atStoryTime(): () => void {
  const { now } = Date;
  const start = performance.now();
  Date.now = () => storyNow.getTime() + performance.now() - start;
  return () => {
    Date.now = now;
  };
}
