// The automatic checks to which the accessibility conformance report refers.

/**
 * Each check by its key: a file, a text that the file contains (the name of the test or story), and
 * what it shows.
 */
export const evidence = {
  stories: {
    file: '.storybook/accessibility.ts',
    test: 'findViolations',
    shows: 'axe over every story, in light, dark and high contrast',
  },
  screens: {
    file: 'apps/portal/e2e/session.spec.ts',
    test: 'without a policy report or an accessibility finding',
    shows: 'axe over every screen of each role, on the real server',
  },
  publicPages: {
    file: 'apps/portal/e2e/public.spec.ts',
    test: 'has no accessibility finding',
    shows: 'axe over the public pages, in light and dark',
  },
  contrast: {
    file: 'packages/ui/src/theme/contrast.test.ts',
    test: 'contrast',
    shows: 'the contrast of every pair of colours in every theme',
  },
  brands: {
    file: 'packages/ui/src/theme/brand.test.ts',
    test: 'contrast',
    shows: 'the contrast of themes made from a brand’s colour',
  },
  keyboard: {
    file: 'apps/portal/e2e/keyboard.spec.ts',
    test: 'signs in, captures a lead and changes its status by keyboard alone',
    shows: 'a journey by keyboard alone',
  },
  tabOrder: {
    file: 'stories/Patterns/Accessibility.stories.tsx',
    test: 'EveryControlByTab',
    shows: 'the order of the controls of a page',
  },
  dialogKeys: {
    file: 'packages/ui/src/components/Dialog/Dialog.stories.tsx',
    test: 'ByKeyboard',
    shows: 'focus into a dialog and back',
  },
  tooltip: {
    file: 'packages/ui/src/components/Tooltip/Tooltip.stories.tsx',
    test: 'EscapeCloses',
    shows: 'a tooltip by focus and pointer, closed by Escape',
  },
  shortcuts: {
    file: 'packages/crm-features/src/profile/Preferences/Preferences.stories.tsx',
    test: 'single-key',
    shows: 'single-letter shortcuts turned off',
  },
  errors: {
    file: 'stories/Patterns/FormsAndErrors.stories.tsx',
    test: 'SentWithMistakes',
    shows: 'errors in text at their fields, with links to them',
  },
  announcer: {
    file: 'packages/ui/src/components/Announcer/Announcer.stories.tsx',
    test: 'Say politely',
    shows: 'what is announced without moving the focus',
  },
  largeText: {
    file: 'stories/States/States.stories.tsx',
    test: 'LargeTextActions',
    shows: 'every component and widget with text at 200 %',
  },
  narrow: {
    file: 'stories/States/States.stories.tsx',
    test: 'Narrow',
    shows: 'every component and widget at 320 px',
  },
  forcedColors: {
    file: 'stories/States/States.stories.tsx',
    test: 'ForcedColorsActions',
    shows: 'every component and widget in forced colours',
  },
  phone: {
    file: 'apps/portal/e2e/phone.spec.ts',
    test: 'without horizontal scrolling',
    shows: 'the screens on a phone',
  },
  longTexts: {
    file: 'apps/portal/e2e/words.spec.ts',
    test: 'every screen has room for texts that are 40 % longer',
    shows: 'every screen with longer texts',
  },
  mirrored: {
    file: 'apps/portal/e2e/words.spec.ts',
    test: 'every screen works mirrored',
    shows: 'every screen from right to left',
  },
  toasts: {
    file: 'apps/portal/e2e/phone.spec.ts',
    test: 'toasts cover no controls',
    shows: 'that messages cover no controls',
  },
  session: {
    file: 'apps/portal/e2e/session.spec.ts',
    test: 'keeps the input about a lead when the session ends meanwhile',
    shows: 'that the end of a session loses no input',
  },
  title: {
    file: 'apps/portal/e2e/session.spec.ts',
    test: 'toHaveTitle',
    shows: 'the title of a page',
  },
  recording: {
    file: 'apps/portal/e2e/public.spec.ts',
    test: 'Watch Demo plays the recording, with captions and in parts',
    shows: 'the captions of the silent recording',
  },
  motion: {
    file: 'stories/Foundations/Motion.stories.tsx',
    test: 'prefers-reduced-motion',
    shows: 'what moves, and that it rests for people who asked for that',
  },
};
