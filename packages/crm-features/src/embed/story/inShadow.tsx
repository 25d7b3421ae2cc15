import { enableShadowDOM } from '@cardinal/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { WidgetFrame, type WidgetLook } from '../../client/WidgetFrame.tsx';
import { ground } from '../embed.css.ts';
import { addStyles, adoptStyles } from '../sheets.ts';

/**
 * The states that stories of a page around widgets leave to the widgets' own stories, for
 * `parameters.notStates`.
 */
export const shownElsewhere = [
  'default',
  'loading',
  'empty',
  'error',
  'forbidden',
  'long text',
  'right-to-left',
  '320 px',
  '200% text',
  'forced colours',
] as const;

const rem = /(\d*\.?\d+)rem\b/g;
const known = new WeakSet<Element>();

/** Text of a style sheet of the page; '' if the page may not read it. */
function textOf(element: HTMLStyleElement | HTMLLinkElement): string {
  const rules = [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  return rules.join('\n').replaceAll(rem, (_whole, number) => `${Number(number) * 16}px`);
}

function mirror(element: HTMLStyleElement | HTMLLinkElement) {
  if (known.has(element) || !element.sheet) return;
  known.add(element);
  addStyles(textOf(element));
}

function mirrorAll() {
  const sheets = document.head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style, link[rel="stylesheet"]',
  );
  for (const element of sheets) {
    if (element.sheet) mirror(element);
    else element.addEventListener('load', () => mirror(element), { once: true });
  }
}

let isMirrored = false;

/**
 * Adds the styles that Storybook has put into the document to shadow roots, as the build does for
 * the real elements.
 */
export function mirrorStyles(): void {
  mirrorAll();
  if (isMirrored) return;
  isMirrored = true;
  new MutationObserver(mirrorAll).observe(document.head, { childList: true });
}

/** Styles with which a page can break a widget unintentionally. */
const hostile = `
  html { font-size: 62.5%; }
  #storybook-root, #storybook-root *, .sb-story * { all: unset; }
  body { font: italic 30px/3 fantasy; letter-spacing: 0.4em; text-transform: uppercase; color: fuchsia; }
  button, input, select, textarea, a, h1, h2, h3, p, div, svg { all: unset; }
`;

/** A page whose styles would break everything that is not in a shadow root. */
export function HostilePage({ children }: { children: ReactNode }) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hostile);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return children;
}

/** Shows React widgets in a shadow root, with the styles of the story and none of the page's. */
export function InShadow({ children, ...look }: WidgetLook & { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return undefined;
    enableShadowDOM();
    mirrorStyles();
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const element = document.createElement('div');
    element.className = ground;
    root.append(element);
    const removeStyles = adoptStyles(root);
    setBox(element);
    return () => {
      removeStyles();
      element.remove();
    };
  }, []);
  return (
    <>
      <div ref={attach} data-testid="host" />
      {box && createPortal(<WidgetFrame {...look}>{children}</WidgetFrame>, box)}
    </>
  );
}

/** The inside of a story's shadow root, for queries. */
export async function insideOf(host: Element | null): Promise<HTMLElement> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const inside = host?.shadowRoot?.querySelector<HTMLElement>('[data-cardinal-widgets]');
    if (inside) return inside;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('There is no widget in this shadow root.');
}
