import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { showTheme, themes } from '../themes.ts';
import type { ThemeName } from '../themes.ts';

const isTheme = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(themes, value);

interface Look {
  theme: unknown;
  isRtl: boolean;
  density: string;
  layout: string;
  locale: string;
  /** Width in px of a box around the story; none for the whole page. */
  width: unknown;
  children: ReactNode;
}

function Themed({ theme, isRtl, density, layout, locale, width, children }: Look) {
  useLayoutEffect(() => {
    if (isTheme(theme)) showTheme(theme);
    document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
    document.documentElement.lang = locale;
    document.documentElement.setAttribute('data-cardinal-density', density);
    document.body.dataset['layout'] = layout;
  }, [theme, isRtl, density, layout, locale]);
  return (
    <I18nProvider locale={locale}>
      {typeof width === 'number' ? <div style={{ width }}>{children}</div> : children}
    </I18nProvider>
  );
}

/** Theme, density, direction and locale from the toolbar or the story's parameters. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const isRtl = (parameters['direction'] ?? globals['direction']) === 'rtl';
  return (
    <Themed
      theme={parameters['theme'] ?? globals['theme']}
      isRtl={isRtl}
      density={String(parameters['density'] ?? globals['density'])}
      layout={String(parameters['layout'])}
      locale={isRtl ? 'ar-AE' : String(parameters['locale'] ?? globals['locale'])}
      width={parameters['width']}
    >
      <Story />
    </Themed>
  );
};
