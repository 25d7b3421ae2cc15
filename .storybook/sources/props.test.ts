import { expect, test } from 'vitest';
import { findComponents } from './props.ts';

const components = findComponents();

test('describes a prop by its declaration and its comment', () => {
  expect(components['Badge']?.props.find(({ name }) => name === 'tone')).toEqual({
    name: 'tone',
    type: "'neutral' | 'success' | 'warning' | 'danger' | 'info'",
    isRequired: false,
    about: 'Colour of the badge. The text must convey the same meaning.',
    fallback: "'neutral'",
    isOwn: true,
  });
});

test('includes what a component inherits from React Aria, but not every attribute', () => {
  const ofButton = new Map(components['Button']?.props.map((prop) => [prop.name, prop]));
  expect(ofButton.get('onPress')).toMatchObject({ isOwn: false });
  expect(ofButton.get('onPress')?.about).toContain('press');
  expect(ofButton.has('isDisabled')).toBe(true);
  expect(ofButton.has('onMouseDownCapture')).toBe(false);
  expect(ofButton.has('aria-details')).toBe(false);
});

test('finds a comment at each prop that a component or a widget declares', () => {
  const bare = Object.entries(components).flatMap(([component, { props }]) =>
    props.flatMap(({ name, about, isOwn }) => (isOwn && !about ? `${component}.${name}` : [])),
  );
  expect(bare).toEqual([]);
});

test('names the entry point of a widget', () => {
  expect(components['LeadTable']?.entry).toBe('@cardinal/crm-features/lead-table');
  expect(components['LeadTable']?.props.length).toBeGreaterThan(0);
  expect(components['Button']?.entry).toBe('@cardinal/ui');
});
