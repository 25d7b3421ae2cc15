import { describe, expect, it } from 'vitest';
import type { CardLine } from './cardLine.ts';
import { findHan } from './han.ts';

const linesOf = (...texts: [string, number?][]): CardLine[] =>
  texts.map(([text, height = 20], index) => ({
    sources: [index],
    text,
    marks: [],
    confidence: 0.95,
    box: { x0: 0, y0: index * 80, x1: 200, y1: index * 80 + height },
  }));

describe('findHan', () => {
  it('reads a Japanese card: two characters of family name', () => {
    const lines = linesOf(
      ['山川精機株式会社'],
      ['営業部'],
      ['部長'],
      ['青木健二', 50],
      ['東京都中央区銀座9丁目1'],
      ['携帯電話'],
    );
    expect(findHan(lines, 'JP')).toMatchObject({
      name: { last: '青木', first: '健二' },
      company: { text: '山川精機株式会社' },
      position: { text: '部長' },
    });
    expect(lines.every(({ kind }) => kind === 'han')).toBe(true);
  });

  it('reads a Chinese card: one character of family name, or a compound one', () => {
    expect(findHan(linesOf(['李明华', 50], ['销售总监']), 'CN')).toMatchObject({
      name: { last: '李', first: '明华' },
      position: { text: '销售总监' },
    });
    expect(findHan(linesOf(['欧阳明', 50]), 'CN').name).toMatchObject({
      last: '欧阳',
      first: '明',
    });
  });

  it('spells a Taiwanese card in traditional characters, of which the recogniser lacks many', () => {
    const printed: [string, number?][] = [['虚志颖', 50], ['行銷总监'], ['颖豊贸易有限公司']];
    const lines = linesOf(...printed, ['台北市信义區忠孝东路五段12號']);
    expect(findHan(lines, 'TW')).toMatchObject({
      name: { last: '盧', first: '志穎' },
      position: { text: '行銷總監' },
      company: { text: '穎豐貿易有限公司' },
      addresses: [{ text: '台北市信義區忠孝東路五段12號' }],
    });
    expect(findHan(linesOf(...printed), 'CN')).toMatchObject({
      name: { last: '虚', first: '志颖' },
      position: { text: '行銷总监' },
    });
  });

  it.each(['執行長', '財務長', '监事', '品質稽核員'])('takes %s for a position', (position) => {
    expect(findHan(linesOf([position]), 'TW').position).toBeDefined();
  });

  it('leaves Latin lines alone', () => {
    const lines = linesOf(['Anna Weber', 50]);
    expect(findHan(lines, 'JP')).toEqual({ addresses: [] });
    expect(lines[0]?.kind).toBeUndefined();
  });
});
