import { expect, test } from 'vitest';
import { findProps } from './props.ts';

const props = findProps();

test('describes a prop by its declaration and its comment', () => {
  expect(props['Badge']?.find(({ name }) => name === 'tone')).toEqual({
    name: 'tone',
    type: "'neutral' | 'success' | 'warning' | 'danger' | 'info'",
    isRequired: false,
    about: 'Colour of the badge. The text must convey the same meaning.',
    fallback: "'neutral'",
    isOwn: true,
  });
});

test('includes what a component inherits from React Aria, but not every attribute', () => {
  const ofButton = new Map(props['Button']?.map((prop) => [prop.name, prop]));
  expect(ofButton.get('onPress')).toMatchObject({ isOwn: false });
  expect(ofButton.get('onPress')?.about).toContain('press');
  expect(ofButton.has('isDisabled')).toBe(true);
  expect(ofButton.has('onMouseDownCapture')).toBe(false);
  expect(ofButton.has('aria-details')).toBe(false);
});

test('finds a comment at each prop that a component declares', () => {
  const bare = Object.entries(props).flatMap(([component, declared]) =>
    declared.flatMap(({ name, about, isOwn }) => (isOwn && !about ? `${component}.${name}` : [])),
  );
  expect(bare).toEqual([]);
});
