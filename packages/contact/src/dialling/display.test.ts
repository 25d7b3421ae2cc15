import { expect, it } from 'vitest';
import { displayNumber } from './display.ts';

it.each([
  ['+917029775674', '+917029775674', '+91 70297 75674'],
  ['07029775674', '+917029775674', '+91 70297 75674'],
  ['00 44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
  ['+49 (0)171 5550101', '+491715550101', '+49 171 5550101'],
])('shows %s grouped, with its country code', (text, e164, shown) => {
  expect(displayNumber(text, e164)).toBe(shown);
});

it.each([
  ['+49 30 1234 ext. 12', '+49301234'],
  ['+91 70297 75674 / +91 70297 75675', '+917029775674'],
  ['+49 171-555 01 01', '+491715550101'],
  ['12 34', null],
  ['', null],
  ['٠١٧١٥٥٥٠١٠١', '+491715550101'],
])('leaves %s as it is', (text, e164) => {
  expect(displayNumber(text, e164)).toBe(text);
});
