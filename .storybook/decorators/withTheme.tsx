import { themeAttributes } from '@cardinal/ui/contract';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { SpinnerDelayContext } from '../../packages/ui/src/components/Spinner/busy.ts';
import { storyGround } from './withTheme.css.ts';
import { attributesOf, isTheme, showTheme, type ThemeName } from '../themes.ts';

interface Look {
  theme: ThemeName;
  direction: 'ltr' | 'rtl';
  density: string;
  layout: string;
  locale: string;
  children: ReactNode;
}

/** A story on its own page: the theme applies to the page. */
function OnThePage({ theme, direction, density, layout, locale, children }: Look) {
  useLayoutEffect(() => {
    showTheme(theme);
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
    document.documentElement.setAttribute(themeAttributes.density, density);
    document.body.dataset['layout'] = layout;
  }, [theme, direction, density, layout, locale]);
  return children;
}

/** A story among others on a docs page: the theme applies to a box around it. */
function InABox({ theme, direction, density, locale, children }: Look) {
  return (
    <div
      {...attributesOf(theme)}
      {...{ [themeAttributes.density]: density }}
      dir={direction}
      lang={locale}
      className={storyGround}
    >
      {children}
    </div>
  );
}

/** Theme, density, direction and locale from the toolbar or the story's parameters. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = parameters['theme'] ?? globals['theme'];
  const chosen = String(parameters['locale'] ?? globals['locale']);
  const isRtl =
    (parameters['direction'] ?? globals['direction']) === 'rtl' || chosen.startsWith('ar');
  const locale = isRtl ? 'ar-AE' : chosen;
  const { width } = parameters;
  const Ground = viewMode === 'docs' ? InABox : OnThePage;
  return (
    <I18nProvider locale={locale}>
      <Ground
        theme={isTheme(theme) ? theme : 'light'}
        direction={isRtl ? 'rtl' : 'ltr'}
        density={String(parameters['density'] ?? globals['density'])}
        layout={String(parameters['layout'])}
        locale={locale}
      >
        {/* Pictures don't wait for spinners; a story whose actions are quick shows none. */}
        <SpinnerDelayContext value={parameters['isQuick'] === true ? 60_000 : 0}>
          {typeof width === 'number' ? (
            <div style={{ width }}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </SpinnerDelayContext>
      </Ground>
    </I18nProvider>
  );
};
