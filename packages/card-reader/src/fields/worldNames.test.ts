import { describe, expect, it } from 'vitest';

import type { TextLine } from '../types.ts';
import { extractFields } from './extractFields.ts';

/** A card with a shared mailbox, which says nothing about the name. */
function nameOn(name: string, position: string, host: string): string[] {
  const texts = [name, position, `info@${host}`, `www.${host}`];
  const lines = texts.map((text, index): TextLine => {
    const height = index ? 24 : 42;
    const y0 = index * 60;
    const box = { x0: 40, x1: 40 + text.length * height * 0.5, y0, y1: y0 + height };
    return { text, confidence: 0.97, box, marks: Array.from({ length: text.length }) };
  });
  const { fields } = extractFields(lines);
  return [fields.first_name?.value ?? '', fields.last_name?.value ?? ''];
}

describe('names of the world', () => {
  it.each<[string, string, string, string, string]>([
    ['Budi Santoso', 'Direktur Utama', 'lautbiru.co.id', 'Budi', 'Santoso'],
    ['Sota Kuribayashi', 'Kobo no hito', 'asahigaoka.jp', 'Sota', 'Kuribayashi'],
    ['Yutong Xie', 'Foreign Trade', 'silkroad.cn', 'Yutong', 'Xie'],
    ['Tan Hui Ling', 'Executive', 'merlionbio.sg', 'Hui Ling', 'Tan'],
    ['Szentgyörgyi Zsófia', 'Kereskedelmi vezető', 'tiszamalom.hu', 'Zsófia', 'Szentgyörgyi'],
    ['Maria Lourdes Dela Cruz', 'Branch Manager', 'bayanihan.ph', 'Maria Lourdes', 'Dela Cruz'],
    ['Hossam Abdel Fattah', 'Dive Instructor', 'redseadivers.eg', 'Hossam', 'Abdel Fattah'],
    ['Ahmad Faizal bin Abdullah', 'Engineer', 'perkasa.my', 'Ahmad Faizal', 'bin Abdullah'],
    ['Priit Tamm', 'Müügijuht', 'saarepaat.ee', 'Priit', 'Tamm'],
    ['Thiago Meirelles Furtado', 'Arquiteto', 'lagoaverde.eco.br', 'Thiago', 'Meirelles Furtado'],
    ['Ana Paula Meirelles', 'Arquiteta', 'lagoaverde.com.br', 'Ana Paula', 'Meirelles'],
    ['Dr. Otieno Oduor, MBChB, MMed', 'Surgeon', 'lakeside.or.ke', 'Otieno', 'Oduor'],
    ['Dmitry Kovalenko', 'Commercial Director', 'severnyles.ru', 'Dmitry', 'Kovalenko'],
  ])('%s, %s', (name, position, host, first, last) => {
    expect(nameOn(name, position, host)).toEqual([first, last]);
  });
});
