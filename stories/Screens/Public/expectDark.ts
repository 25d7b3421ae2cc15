import { expect, screen } from 'storybook/test';
import { sideways } from '../../../packages/crm-features/src/fixtures/index.ts';
import { parseColor } from '../../../packages/ui/src/theme/color.ts';

/** For the pages in dark: the title is light on a dark page, and nothing scrolls sideways. */
export async function expectDark() {
  const title = getComputedStyle(screen.getByRole('heading', { level: 1 }));
  await expect(parseColor(title.color).l).toBeGreaterThan(0.8);
  const page = getComputedStyle(document.body);
  await expect(parseColor(page.backgroundColor).l).toBeLessThan(0.3);
  await expect(sideways()).toEqual([]);
}
