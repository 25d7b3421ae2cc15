import { expect, it } from 'vitest';
import { accentRules, accentVariables } from './brandRules.ts';

const tags = ['cardinal-capture', 'cardinal-events'];

it('sets what an accent changes, and nothing else', () => {
  const names = Object.keys(accentVariables('#b03060', 'light'));
  expect(names).toContain('--cardinal-color-accent-fill');
  expect(names.join(' ')).not.toMatch(/background-canvas|danger|warning|success/);
});

it('follows the system of the visitor unless the page has a theme', () => {
  const css = accentRules(tags, '#b03060', undefined);
  expect(css.match(/cardinal-capture, cardinal-events \{/g)).toHaveLength(2);
  expect(css).toContain('@media (prefers-color-scheme: dark) {');
  expect(css.split('{')).toHaveLength(css.split('}').length);
  expect(accentRules(tags, '#b03060', 'dark')).not.toContain('@media');
  expect(accentRules(tags, undefined, 'dark')).toBe('');
});
