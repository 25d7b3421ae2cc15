import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { pseudoLocale, speakPseudoLocale } from '../../packages/crm-features/src/fixtures/index.ts';

function Longer({ children }: { children: ReactNode }) {
  useLayoutEffect(() => speakPseudoLocale(), []);
  return children;
}

/** Shows longer texts with accents, if the locale is the pseudo-locale. */
export const withPseudoLocale: Decorator = (Story, { globals, parameters }) => {
  const locale: unknown = parameters['locale'] ?? globals['locale'];
  if (locale !== pseudoLocale) return <Story />;
  return (
    <Longer>
      <Story />
    </Longer>
  );
};
