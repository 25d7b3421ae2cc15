import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sheets = fileURLToPath(
  new URL('../../../packages/crm-features/src/embed/sheets.ts', import.meta.url),
);
const importOfCss = /^import ["']([^"']+\.css\.ts\.vanilla\.css)(?:\?[^"']*)?["'];?$/gm;
const rem = /(?<![\w.-])(\d*\.?\d+)rem\b/g;
/** The size of a `rem` with the browser's default root font size, in pixels. */
const pixelsOfRem = 16;

const idOnPage = 'document.getElementById(id) ? id : undefined';

/**
 * React Aria refers to another element by id only if it finds that element in the document, which
 * does not include shadow roots: dialogs would have no name, and fields no error.
 */
export function shadowIds(): Plugin {
  return {
    name: 'cardinal:shadow-ids',
    transform: {
      filter: { id: /react-aria[\\/]dist[\\/]private[\\/]utils[\\/]useId\.m?js$/ },
      handler(code) {
        if (!code.includes(idOnPage)) this.error('React Aria looks ids up in another way now.');
        const helper = `import { hasElement } from ${JSON.stringify(sheets)};`;
        const found = code.replace(idOnPage, 'hasElement(id) ? id : undefined');
        return { code: `${helper}\n${found}`, map: null };
      },
    },
  };
}

const pause = /(disconnect \(\) \{\s*observer\.disconnect\(\);)/;

/**
 * While a dialog is open, React Aria makes everything inert that appears outside it, and stops this
 * when a second dialog opens, such as a question. In a shadow root it does not stop, so the
 * question would be inert.
 */
export function shadowDialogs(): Plugin {
  return {
    name: 'cardinal:shadow-dialogs',
    transform: {
      filter: { id: /react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]ariaHideOutside\.m?js$/ },
      handler(code) {
        if (!pause.test(code)) this.error('React Aria observes dialogs in another way now.');
        const stop = 'for (const other of shadowObservers) other.disconnect();';
        return { code: code.replace(pause, `$1 ${stop}`), map: null };
      },
    },
  };
}

/**
 * Moves the styles of components into the JavaScript, as sheets for shadow roots, because a style
 * sheet in the document does not apply inside them. `rem` depends on the page, so it is converted
 * to pixels.
 */
export function shadowStyles(): Plugin[] {
  return [
    {
      name: 'cardinal:shadow-styles',
      transform: {
        filter: { id: /\.css\.ts$/ },
        handler(code) {
          let count = 0;
          const adopted = code.replace(importOfCss, (_whole, css: string) => {
            count += 1;
            return `import css${count} from ${JSON.stringify(`${css}?inline`)};`;
          });
          if (count === 0) return null;
          const calls = Array.from({ length: count }, (_, index) => `addStyles(css${index + 1});`);
          const helper = `import { addStyles } from ${JSON.stringify(sheets)};`;
          return { code: [helper, adopted, ...calls].join('\n'), map: null };
        },
      },
    },
    {
      name: 'cardinal:no-rem',
      enforce: 'pre',
      transform: {
        filter: { id: /\.vanilla\.css\?inline$/ },
        handler: (code) => ({
          code: code.replaceAll(rem, (_whole, number) => `${Number(number) * pixelsOfRem}px`),
          map: null,
        }),
      },
    },
  ];
}
