import { vars } from '@cardinal/ui/contract';
import { useEffect, useState } from 'react';
import { colorsOf } from '../../packages/ui/src/theme/resolve.ts';
import type { Colors } from '../../packages/ui/src/theme/resolve.ts';

/** `#rrggbb` of what a browser writes for a colour that was not given in OKLCH. */
function hexOf(computed: string) {
  const channels = computed.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1) ?? [];
  if (channels.length === 0) return computed;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The values that a tree of CSS variables has at an element. */
function valuesOf(tree: object, read: (variable: string) => string): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? read(value) : valuesOf(value, read),
    ]),
  );
}

/** The colours that the theme has at an element: what the browser makes of its CSS variables. */
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

/** The colours of the running theme, and again whenever it changes. */
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
