import { describe, expect, it } from 'vitest';
import { decodePicture } from './scanning.ts';

const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const packed = bytes.toString('base64');

describe('decodePicture', () => {
  it.each([
    ['base64', packed],
    ['base64 without padding', packed.replaceAll('=', '')],
    ['base64 for URLs', bytes.toString('base64url')],
    ['base64 in lines', `${packed.slice(0, 4)}\r\n${packed.slice(4)}\n`],
    ['a data URL', `data:image/jpeg;base64,${packed}`],
    ['a data URL with parameters', `data:image/jpeg;name=card.jpg;base64,${packed}`],
    ['a data URL after white space', `  data:image/png;base64, ${packed}`],
  ])('reads %s', (_name, text) => {
    expect(Buffer.from(decodePicture(text))).toEqual(bytes);
  });

  it.each([
    [
      'a text',
      'data:text/plain;base64,aGVsbG8=',
      'unsupported_type',
      'Please select an image file.',
    ],
    [
      'a data URL without a type',
      'data:;base64,aGVsbG8=',
      'unsupported_type',
      'Please select an image file.',
    ],
    ['a data URL that is not base64', 'data:image/svg+xml,<svg/>', 'unreadable_image', 'damaged'],
    ['other characters', 'not base64 at all!', 'unreadable_image', 'damaged'],
    ['nothing', 'data:image/jpeg;base64,', 'unreadable_image', 'damaged'],
  ])('refuses %s', (_name, text, kind, detail) => {
    expect(() => decodePicture(text)).toThrow(
      expect.objectContaining({ kind, message: expect.stringContaining(detail) }),
    );
  });

  it.each([
    ['parameters', `data:image/png${';'.repeat(13_000_000)}`],
    ['white space', `data:image/png;base64,A${' '.repeat(13_000_000)}:`],
    ['padding', `data:image/png;base64,${'='.repeat(13_000_000)}A`],
  ])('refuses a picture with 13 MB of %s', (_name, text) => {
    expect(() => decodePicture(text)).toThrow(
      expect.objectContaining({ kind: 'unreadable_image' }),
    );
  });

  it('refuses more than 10 MB decoded, and accepts exactly that', () => {
    const limit = 10_000_000;
    expect(decodePicture(Buffer.alloc(limit).toString('base64'))).toHaveLength(limit);
    expect(() => decodePicture(Buffer.alloc(limit + 1).toString('base64'))).toThrow(
      expect.objectContaining({ kind: 'too_large', message: expect.stringContaining('10 MB') }),
    );
  });
});
