import { vars } from '@cardinal/ui/contract';
import { useEffect, useState } from 'react';
import { colorsOf, type Colors } from '../../packages/ui/src/theme/resolve.ts';

/** `#rrggbb` of a colour that the browser does not return in OKLCH. */
function hexOf(computed: string) {
  const channels = computed.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1) ?? [];
  if (channels.length === 0) return computed;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The values of a tree of CSS variables at an element. */
function valuesOf(tree: object, read: (variable: string) => string): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? read(value) : valuesOf(value, read),
    ]),
  );
}

/** The colours of the theme at an element, as the browser computes them from the CSS variables. */
export function themeColors(element: Element): Colors {
  const probe = document.createElement('i');
  element.append(probe);
  const read = (variable: string) => {
    probe.style.color = variable;
    return hexOf(getComputedStyle(probe).color);
  };
  const values = valuesOf(vars.color, read);
  probe.remove();
  // `valuesOf` keeps every key, so the values have the shape of the contract.
  return values as Colors;
}

/** The colours of the current theme, updated when it changes. */
export function useThemeColors(): Colors {
  const [colors, setColors] = useState(() => colorsOf('light'));
  useEffect(() => {
    const root = document.documentElement;
    const read = () => setColors(themeColors(document.body));
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return colors;
}
