import { describe, expect, it } from 'vitest';

import { fieldsOn } from '../../test/printedCard.ts';

/** A card with a shared mailbox, which says nothing about the name. */
function nameOn(name: string, position: string, host: string): string[] {
  const rest = [position, `info@${host}`, `www.${host}`];
  const fields = fieldsOn([name, 42], ...rest.map((text): [string, number] => [text, 24]));
  return [fields.first_name, fields.last_name];
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
