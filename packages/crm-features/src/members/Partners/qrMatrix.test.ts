import { describe, expect, it } from 'vitest';
import { checksOf, codewordsOf } from './qrCodewords.ts';
import { formatBits, qrMatrix, withRemainder } from './qrMatrix.ts';

describe('a QR code', () => {
  // The example of ISO/IEC 18004, annex I, and of most tutorials: HELLO WORLD in version 1-M.
  it('has the error correction codewords of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checksOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('has the format and version bits of the standard', () => {
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(formatBits(5).toString(2)).toBe('100000011001110');
    expect(withRemainder(7, 0x1f25, 12).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });

  it('uses a larger version for longer texts, up to version 10', () => {
    expect(codewordsOf('x'.repeat(14))?.version).toBe(1);
    expect(codewordsOf('x'.repeat(15))?.version).toBe(2);
    expect(codewordsOf('x'.repeat(213))).toMatchObject({ version: 10, words: { length: 346 } });
    expect(codewordsOf('x'.repeat(214))).toBeUndefined();
    expect(qrMatrix('https://crm.example/f/ck_x')).toHaveLength(25);
  });
});
