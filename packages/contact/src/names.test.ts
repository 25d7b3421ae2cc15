import { describe, expect, it } from 'vitest';

import { readName } from './names.ts';

const none = { prefix: '', first: '', last: '', suffix: '', company: '', rest: '' };

describe('readName', () => {
  it.each<[string, Partial<typeof none>]>([
    ['Lund, Ida', { first: 'Ida', last: 'Lund' }],
    ['Lund,Ida', { first: 'Ida', last: 'Lund' }],
    ['Harper Jr., Owen', { first: 'Owen', last: 'Harper', suffix: 'Jr.' }],
    ['Harper, Owen, Jr.', { first: 'Owen', last: 'Harper', suffix: 'Jr.' }],
    ['Owen Harper, PhD', { first: 'Owen', last: 'Harper', suffix: 'PhD' }],
    ['Ida Lund, MBA', { first: 'Ida', last: 'Lund', suffix: 'MBA' }],
    ['Owen Harper, Dr.', { first: 'Owen', last: 'Harper', prefix: 'Dr.' }],
    ['Dr. Ida Lund', { first: 'Ida', last: 'Lund', prefix: 'Dr.' }],
    ['Prof. Dr. Ida Lund', { first: 'Ida', last: 'Lund', prefix: 'Prof. Dr.' }],
    ['Rex Miller III', { first: 'Rex', last: 'Miller', suffix: 'III' }],
    ['Cher', { first: 'Cher' }],
    ['van der Meer, Ida', { first: 'Ida', last: 'van der Meer' }],
    ['LUND Ida', { first: 'Ida', last: 'Lund' }],
    ['LUND, IDA', { first: 'IDA', last: 'LUND' }],
    ['Ida Lund, CPA, CFE', { first: 'Ida', last: 'Lund', suffix: 'CPA CFE' }],
    ['Ida (Idi) Lund', { first: 'Ida', last: 'Lund', rest: 'Idi' }],
    ['Ida Lund (Sales)', { first: 'Ida', last: 'Lund', rest: 'Sales' }],
    ['Ida Lund - Contractor', { first: 'Ida', last: 'Lund', rest: 'Contractor' }],
    ['Ida “Idi” Lund', { first: 'Ida', last: 'Lund', rest: 'Idi' }],
    ['Garcia, M.D., Ana', { first: 'Ana', last: 'Garcia', suffix: 'M.D.' }],
    ['Lund, Ida, Purchasing', { first: 'Ida', last: 'Lund', rest: 'Purchasing' }],
    ['ida.lund@werft.example', { first: 'Ida', last: 'Lund' }],
    ['info@werft.example', { rest: 'info@werft.example' }],
    ['ilund@werft.example', { rest: 'ilund@werft.example' }],
    ['Werft Süd GmbH', { company: 'Werft Süd GmbH' }],
    ['Werft Süd GmbH & Co. KG', { company: 'Werft Süd GmbH & Co. KG' }],
    ['Ida\nLund', { first: 'Ida', last: 'Lund' }],
    ['山田', { first: '山田' }],
    ['林小美', { first: '小美', last: '林' }],
    ['欧阳小美', { first: '小美', last: '欧阳' }],
    ['佐藤太郎', { first: '太郎', last: '佐藤' }],
    ['長谷川 花', { first: '花', last: '長谷川' }],
    ['佐藤　太郎 様', { first: '太郎', last: '佐藤', suffix: '様' }],
    ['ジョン・スミス', { first: 'ジョン', last: 'スミス' }],
    ['김민지', { first: '민지', last: '김' }],
    ['남궁민수', { first: '민수', last: '남궁' }],
    ['김 민지', { first: '민지', last: '김' }],
    ['桜井電機株式会社', { company: '桜井電機株式会社' }],
    ['Dr.-Ing. Ida Lund', { first: 'Ida', last: 'Lund', prefix: 'Dr.-Ing.' }],
    ['Prof. Dr. med. Ida Lund', { first: 'Ida', last: 'Lund', prefix: 'Prof. Dr. med.' }],
    ['Mr. & Mrs. Lund', { first: 'Lund', prefix: 'Mr. & Mrs.' }],
    ['Ida Lund Dott.', { first: 'Ida', last: 'Lund', prefix: 'Dott.' }],
    ['“Ida Lund”', { first: 'Ida', last: 'Lund' }],
    ["'Ida Lund'", { first: 'Ida', last: 'Lund' }],
    ['Lund, Ida; Berg, Bo', { first: 'Ida', last: 'Lund', rest: 'Berg, Bo' }],
    ['Ida Lund / Bo Berg', { first: 'Ida', last: 'Lund', rest: 'Bo Berg' }],
    ['Ida von und zu Lund', { first: 'Ida', last: 'von und zu Lund' }],
    ['Кузнецов Пётр Ильич', { first: 'Пётр Ильич', last: 'Кузнецов' }],
    ['Пётр Ильич Кузнецов', { first: 'Пётр Ильич', last: 'Кузнецов' }],
    ['Kuznetsov Petr Ivanovich', { first: 'Petr Ivanovich', last: 'Kuznetsov' }],
    ['Кузнецова Марина', { first: 'Марина', last: 'Кузнецова' }],
    ['Марина Кузнецова', { first: 'Марина', last: 'Кузнецова' }],
    ['Лев Кузнецов', { first: 'Лев', last: 'Кузнецов' }],
    ['Шевчук Оксана Петрівна', { first: 'Оксана Петрівна', last: 'Шевчук' }],
    ['ООО Север', { company: 'ООО Север' }],
    ['Θάλασσα Α.Ε.', { company: 'Θάλασσα Α.Ε.' }],
    ['(Ida)', { first: 'Ida' }],
    ['4711', { first: '4711' }],
    ['N/A', {}],
    ['', {}],
    ['x'.repeat(301), { rest: 'x'.repeat(301) }],
  ])('reads %j', (text, parts) => {
    expect(readName(text)).toEqual({ ...none, ...parts });
  });

  it('reads a name of several given and family names', () => {
    expect(readName('Fábio Jorge da Silva Junior')).toMatchObject({
      first: 'Fábio Jorge',
      rest: '',
    });
  });

  it('takes a given name for the first if the address does', () => {
    const email = 'julia.lund@werft.example';
    expect(readName('Lund Julia', { email })).toMatchObject({ first: 'Julia', last: 'Lund' });
    const other = readName('Julia Lund', { email: 'lund.julia@werft.example' });
    expect(other).toMatchObject({ first: 'Julia', last: 'Lund' });
  });

  it('cuts where the address does', () => {
    expect(readName('OwenHarper', { email: 'owen.harper@werft.example' })).toMatchObject({
      first: 'Owen',
      last: 'Harper',
    });
  });
});
