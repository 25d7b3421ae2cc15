/**
 * Everything that preview and stories import, bundled up front: found late, it reloads the page, fails
 * cold runs at random, and serves each of two thousand icons as a file of its own.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  'react-aria-components',
  'react-aria/useTooltipTrigger',
  'react-aria/private/interactions/useFocusable',
  'react-stately/useTooltipTriggerState',
  'react-router-dom',
  '@internationalized/date',
  'lucide-react',
  'idb',
  'axe-core',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'msw',
  'msw/browser',
  'msw-storybook-addon/preview',
  'zod',
  '@storybook/react-vite',
];
