import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutTexts, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { sameAtRest } from './sameAtRest.ts';
import { actions, everything, interactive, others, Sheet, shows, withLongText } from './sheet.tsx';

const meta = {
  title: 'States/All components',
  component: Sheet,
  args: { samples: everything },
  parameters: {
    a11y: {
      config: {
        // Each component is normally alone on its page; here landmarks of many pages share one.
        rules: [
          'landmark-unique',
          'landmark-no-duplicate-banner',
          'landmark-banner-is-top-level',
          'region',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is cut off, and the page does not scroll horizontally. */
async function expectFits() {
  await expect(cutTexts()).toEqual([]);
  await expect(sideways()).toEqual([]);
}

/**
 * The components without the look of their state: two have no control here, links in Breadcrumbs
 * appear only after the sheet has marked all controls, and the others follow the browser's own
 * `:hover` and `:focus-visible`.
 */
const withoutLook = [
  'RowAction',
  'Table',
  'Timeline',
  'ErrorSummary',
  'InlineAlert',
  'Breadcrumbs',
];

/** Everything hovered; a tab bar, which only phones have, looks the same. */
export const Hover: Story = {
  args: { samples: interactive, asIf: ['hovered'] },
  parameters: shows(interactive, 'hover'),
  play: async ({ canvasElement }) => {
    await expect(sameAtRest(canvasElement, ['hovered'])).toEqual([...withoutLook, 'TabBar']);
  },
};

/** Everything focused by keyboard. */
export const Focus: Story = {
  args: { samples: interactive, asIf: ['focused', 'focus-visible', 'focus-within'] },
  parameters: shows(interactive, 'focus'),
  play: async ({ canvasElement }) => {
    await expect(sameAtRest(canvasElement, ['focused', 'focus-visible', 'focus-within'])).toEqual(
      withoutLook,
    );
  },
};

/** Everything pressed. */
export const Pressed: Story = {
  args: { samples: interactive, asIf: ['hovered', 'pressed'] },
  parameters: shows(interactive, 'pressed'),
  play: async ({ canvasElement }) => {
    await expect(sameAtRest(canvasElement, ['hovered', 'pressed'])).toEqual(withoutLook);
  },
};

/** Unusually long texts. */
export const LongText: Story = {
  args: { samples: withLongText, stories: ['LongText'] },
  parameters: shows(withLongText, 'long text'),
  play: expectFits,
};

/** Arabic texts, numbers and dates, and everything mirrored. */
export const RightToLeft: Story = {
  args: { stories: ['RightToLeft', 'Default'] },
  parameters: { ...shows(everything, 'right-to-left'), direction: 'rtl' },
  play: expectFits,
};

/** The narrowest supported phone. */
export const Narrow: Story = {
  args: { stories: ['Narrow', 'Default'], count: 1 },
  parameters: shows(everything, '320 px'),
  globals: { viewport: { value: 'narrow' } },
  play: expectFits,
};

/** Text at 200%, as set in the browser: actions and fields. */
export const LargeTextActions: Story = {
  args: { samples: actions, stories: ['LargeText', 'Default'], count: 1 },
  parameters: { ...shows(actions, '200% text'), textScale: 2 },
  play: expectFits,
};

/** Text at 200%: everything else. */
export const LargeTextOthers: Story = {
  args: { samples: others, stories: ['LargeText', 'Default'], count: 1 },
  parameters: { ...shows(others, '200% text'), textScale: 2 },
  play: expectFits,
};

const forcedColors = { media: { forcedColors: 'active' } };

/** Forced colours: actions and fields. */
export const ForcedColorsActions: Story = {
  args: { samples: actions, stories: ['ForcedColors', 'Matrix', 'Default'], count: 2 },
  parameters: { ...shows(actions, 'forced colours'), ...forcedColors },
  play: expectFits,
};

/** Forced colours: everything else. */
export const ForcedColorsOthers: Story = {
  args: { samples: others, stories: ['ForcedColors', 'Default'], count: 1 },
  parameters: { ...shows(others, 'forced colours'), ...forcedColors },
  play: expectFits,
};
