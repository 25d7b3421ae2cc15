import type { Plugin } from 'vite';

/** What Vite's helper does when styles could not be loaded, and what it should do. */
const changes = [
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
] as const;

/**
 * Loads the styles of a screen again after a failure. Vite remembers that it asked for them, so the
 * next attempt, once the network is back, would show the screen without its styles.
 */
export function loadStylesAgain(): Plugin {
  return {
    name: 'cardinal:load-styles-again',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return changes.reduce((text, [from, to]) => {
          if (!from.test(text)) this.error('Vite’s helper for loading styles has changed.');
          return text.replace(from, to);
        }, code);
      },
    },
  };
}
