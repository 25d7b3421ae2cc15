import { describe, expect, it } from 'vitest';

import { integersOf, readFields, textField, textOf, writeFields } from './wire.ts';

describe('the wire format', () => {
  it('writes back what it read, for all types', () => {
    const bytes = writeFields([
      textField(1, 'Conv'),
      { number: 3, type: 0, value: 300n },
      { number: 16, type: 5, value: new Uint8Array([0, 0, 128, 63]) },
      { number: 2, type: 1, value: new Uint8Array(8) },
    ]);
    const fields = readFields(bytes);
    expect(fields.map(({ number }) => number)).toEqual([1, 3, 16, 2]);
    expect(fields.slice(0, 1).map(textOf)).toEqual(['Conv']);
    expect([...writeFields(fields)]).toEqual([...bytes]);
  });

  it('reads integers that are repeated and those that are packed into one field', () => {
    expect(integersOf([1n, 300n].map((value) => ({ number: 8, type: 0, value })))).toEqual([
      1, 300,
    ]);
    const packed = new Uint8Array([1, 0xac, 0x02]);
    expect(integersOf([{ number: 8, type: 2, value: packed }])).toEqual([1, 300]);
  });

  it.each([
    ['a length beyond the end', [0x0a, 0x05, 0x01]],
    ['an integer without an end', [0x08, 0x80]],
    ['a type that does not exist', [0x0f, 0x00]],
  ])('refuses %s', (_, bytes) => {
    expect(() => readFields(new Uint8Array(bytes))).toThrow(RangeError);
  });
});
