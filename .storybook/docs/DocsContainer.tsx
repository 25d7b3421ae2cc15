import {
  DocsContainer as StorybookContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { themeAttributes } from '@cardinal/ui/contract';
import { isTheme, showTheme, themes } from '../themes.ts';
import { DocsLinks } from './DocsLinks.tsx';
import { addressFrames } from './globals.ts';
import './page.css.ts';
import { storybookTheme } from './theme.ts';
import { useChannelGlobals } from './useChannelGlobals.ts';

const looks = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** The frame of every docs page, in the theme and density of the toolbars. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useChannelGlobals(context.channel);
  const theme = isTheme(globals['theme']) ? globals['theme'] : 'light';
  const density = globals['density'] ?? 'default';
  // Before the frames are drawn, which a change of the toolbars starts anew.
  const frame = addressFrames(globals);
  useLayoutEffect(() => {
    showTheme(theme);
    document.documentElement.setAttribute(themeAttributes.density, density);
  }, [theme, density]);
  return (
    <StorybookContainer context={context} theme={looks[themes[theme].scheme]}>
      <main>
        <DocsLinks key={frame}>{children}</DocsLinks>
      </main>
    </StorybookContainer>
  );
}
