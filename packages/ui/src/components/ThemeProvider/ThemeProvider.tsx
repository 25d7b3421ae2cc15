import {
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { themeAttributes } from '../../theme/attributes.ts';
import type { BrandTheme, BrandVariables } from '../../theme/brand.ts';
import { self } from './ThemeProvider.css.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';

export interface ThemeProviderProps {
  /**
   * Light, dark, or the user's system preference.
   * @default the brand's, or 'system'
   */
  scheme?: 'light' | 'dark' | 'system';
  /**
   * Normal, high (text 7:1), or the user's system preference.
   * @default 'system'
   */
  contrast?: 'normal' | 'high' | 'system';
  /**
   * Rows of 48 px or 40 px.
   * @default the brand's, or 'default'
   */
  density?: 'default' | 'compact';
  /**
   * A partner's brand, created with `brandTheme`. Create it once, so that it is not computed on
   * every render.
   */
  brand?: BrandTheme;
  /**
   * Where the theme applies: to the whole page, or to an element around the children, where
   * `system` means the page's setting.
   * @default 'page'
   */
  target?: 'page' | 'self';
  /** The part of the page that the theme applies to. */
  children?: ReactNode;
}

/** Id by which React Aria detects that its rule for touch exists (see styles/reset.css.ts). */
const pressableStyleId = 'react-aria-pressable-style';
/** How many providers rely on the mark. */
let marks = 0;

/**
 * Our reset contains the rule; a <style> added by React Aria would violate a strict content
 * security policy.
 */
function usePressableStyle() {
  // Runs before any effect of a button, which would add the <style>.
  useInsertionEffect(() => {
    marks += 1;
    if (!document.getElementById(pressableStyleId)) {
      const mark = document.createElement('meta');
      mark.id = pressableStyleId;
      document.head.append(mark);
    }
    return () => {
      marks -= 1;
      if (marks === 0) document.querySelector(`meta#${pressableStyleId}`)?.remove();
    };
  }, []);
}

function useBrandVariables({ brand, scheme, contrast }: ThemeProviderProps) {
  const wantsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const wantsContrast = useMediaQuery('(prefers-contrast: more)');
  const isDark = scheme === 'system' ? wantsDark : scheme === 'dark';
  const isHigh = contrast === 'system' ? wantsContrast : contrast === 'high';
  return useMemo(
    () => brand?.(isDark ? 'dark' : 'light', isHigh ? 'high' : 'normal'),
    [brand, isDark, isHigh],
  );
}

function attributesOf({ scheme, contrast, density }: ThemeProviderProps) {
  return {
    [themeAttributes.scheme]: scheme === 'system' ? undefined : scheme,
    [themeAttributes.contrast]: contrast === 'system' ? undefined : contrast,
    [themeAttributes.density]: density === 'default' ? undefined : density,
  };
}

/** Sets attributes and variables of an element, and returns a function that restores them. */
function dress(
  element: HTMLElement,
  attributes: Record<string, string | undefined>,
  variables: BrandVariables,
) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(attributes)) element.removeAttribute(name);
    for (const name of Object.keys(variables)) element.style.removeProperty(name);
  };
}

/** Sets the theme of the page or of its children. */
export function ThemeProvider({
  brand,
  scheme = brand?.scheme ?? 'system',
  contrast = 'system',
  density = brand?.density ?? 'default',
  target = 'page',
  children,
}: ThemeProviderProps) {
  usePressableStyle();
  const variables = useBrandVariables({ brand, scheme, contrast });
  const isPage = target === 'page';
  useLayoutEffect(() => {
    if (!isPage) return undefined;
    const attributes = attributesOf({ scheme, contrast, density });
    return dress(document.documentElement, attributes, variables ?? {});
  }, [isPage, scheme, contrast, density, variables]);
  if (isPage) return children;
  const style: CSSProperties = { ...variables };
  return (
    <div {...attributesOf({ scheme, contrast, density })} className={self} style={style}>
      {children}
    </div>
  );
}
