import { expect, it } from 'vitest';
import { createSecretBox, SecretsError } from './secretBox.ts';

const one = 'a key of thirty-two characters..';
const other = 'another of thirty-two characters';

it('stores neither the secret nor the key, and never the same text twice', () => {
  const box = createSecretBox([one]);
  const stored = box.seal('whsec_abc', 'webhook 1');
  expect(stored).toMatch(/^sealed:[\w-]{8}:[\w-]+$/);
  expect(stored).not.toBe(box.seal('whsec_abc', 'webhook 1'));
  expect(box.open(stored, 'webhook 1')).toBe('whsec_abc');
});

it('opens what an earlier key sealed, and what was stored without one', () => {
  const before = createSecretBox([one]).seal('whsec_abc', 'webhook 1');
  const box = createSecretBox([other, one]);
  expect(box.open(before, 'webhook 1')).toBe('whsec_abc');
  expect(box.open('whsec_abc', 'webhook 1')).toBe('whsec_abc');
  expect(box.isCurrent(before)).toBe(false);
  expect(box.isCurrent('whsec_abc')).toBe(false);
  expect(box.isCurrent(box.seal('whsec_abc', 'webhook 1'))).toBe(true);
});

it('stores secrets as they are without a key', () => {
  const box = createSecretBox([]);
  expect(box.seal('whsec_abc', 'webhook 1')).toBe('whsec_abc');
  expect(box.isCurrent('whsec_abc')).toBe(true);
});

it('opens nothing with another key, for another record or after a change', () => {
  const box = createSecretBox([one]);
  const stored = box.seal('whsec_abc', 'webhook 1');
  // Not at its end: the last character of base64 has bits that mean nothing.
  const changed = stored.slice(0, -4) + (stored.at(-4) === 'A' ? 'B' : 'A') + stored.slice(-3);
  expect(() => createSecretBox([other]).open(stored, 'webhook 1')).toThrow(SecretsError);
  expect(() => createSecretBox([]).open(stored, 'webhook 1')).toThrow(SecretsError);
  expect(() => box.open(stored, 'webhook 2')).toThrow(SecretsError);
  expect(() => box.open(changed, 'webhook 1')).toThrow(SecretsError);
  expect(() => box.open(stored.slice(0, 20), 'webhook 1')).toThrow(SecretsError);
});
