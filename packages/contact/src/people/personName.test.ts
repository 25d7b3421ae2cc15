import { describe, expect, it } from 'vitest';
import type { CountryCode } from 'libphonenumber-js/max';

import { splitName } from './personName.ts';

const cases: [
  printed: string,
  first: string,
  last: string,
  country: CountryCode,
  local?: string,
][] = [
  ['Rajesh Kumar', 'Rajesh', 'Kumar', 'IN'],
  ['Dr. Ananya Sharma', 'Ananya', 'Sharma', 'IN'],
  ['Vikram S. Mehta, MBA', 'Vikram S.', 'Mehta', 'IN'],
  ['S. Karthik Iyer', 'S. Karthik', 'Iyer', 'IN'],
  ['Olivia Bennett CPA', 'Olivia', 'Bennett', 'US'],
  ["MICHAEL O'CONNOR", 'Michael', "O'Connor", 'US'],
  ['JAMES MCALLISTER', 'James', 'McAllister', 'GB'],
  ['Emily Watson-Clarke', 'Emily', 'Watson-Clarke', 'GB'],
  ['Peter van der Berg', 'Peter', 'van der Berg', 'NL'],
  ['PETER VAN DER BERG', 'Peter', 'van der Berg', 'NL'],
  ['Benoît de la Tour', 'Benoît', 'de la Tour', 'FR'],
  ['José García Márquez', 'José', 'García Márquez', 'MX'],
  ['María José Pérez López', 'María José', 'Pérez López', 'ES'],
  ['Ana Paula Ribeiro', 'Ana Paula', 'Ribeiro', 'BR'],
  ['Maria Silva Santos', 'Maria', 'Silva Santos', 'PT'],
  ['Carlos de la Cruz Ruiz', 'Carlos', 'de la Cruz Ruiz', 'MX'],
  ['Sarah Elizabeth Donovan', 'Sarah Elizabeth', 'Donovan', 'US'],
  ['YILDIRIM GÜL', 'Yıldırım', 'Gül', 'TR'],
  ['NAKAMURA Yuki', 'Yuki', 'Nakamura', 'JP'],
  ['Hiroshi Tanaka', 'Hiroshi', 'Tanaka', 'JP'],
  ['Kim Min-jun', 'Min-jun', 'Kim', 'KR'],
  ['Ji-hoon Park', 'Ji-hoon', 'Park', 'KR'],
  ['Nguyen Van Minh', 'Van Minh', 'Nguyen', 'VN'],
  ['Minh Tran', 'Minh', 'Tran', 'VN'],
  ['Chen Xiaoming', 'Xiaoming', 'Chen', 'CN'],
  ['Wei Zhang', 'Wei', 'Zhang', 'CN'],
  ['Tan Wei Jie', 'Wei Jie', 'Tan', 'SG'],
  ['Mei Ling Tan', 'Mei Ling', 'Tan', 'SG'],
  ['Szabó Katalin', 'Katalin', 'Szabó', 'HU'],
  ['Kim Anderson', 'Kim', 'Anderson', 'US'],
  ['Lee Jordan', 'Lee', 'Jordan', 'US'],
  ['Ahmed Al-Farsi', 'Ahmed', 'Al-Farsi', 'AE'],
  ['Khalid Al Mansoori', 'Khalid', 'Al Mansoori', 'AE'],
  ['JohnSmith', 'John', 'Smith', 'US', 'john.smith'],
  ['Cher', 'Cher', '', 'US'],
  ['Robert "Bob" Haldane', 'Robert', 'Haldane', 'US'],
  ['William Chase Ellington Ill', 'William Chase', 'Ellington', 'US'],
  ['BILL KOWALCZYKJR.', 'Bill', 'Kowalczyk', 'US'],
  ['Dr. med. Sabine Wörner', 'Sabine', 'Wörner', 'DE'],
  ['Aoife Ní Dhomhnaill', 'Aoife', 'Ní Dhomhnaill', 'IE'],
  ['Ng Hui Min', 'Hui Min', 'Ng', 'SG', 'huimin'],
  ['Liu Yifan', 'Yifan', 'Liu', 'CN', 'yifan.liu'],
  ['Ma. Teresa Villanueva', 'Ma. Teresa', 'Villanueva', 'PH', 'mtvillanueva'],
  ['Syed Bilal Raza', 'Syed Bilal', 'Raza', 'PK', 'bilal.raza'],
  ['Rocío Montes de Oca', 'Rocío', 'Montes de Oca', 'ES', 'rocio.montes'],
  ['Renata Gouveia dos Santos', 'Renata', 'Gouveia dos Santos', 'BR', 'renata.santos'],
  ['Ana Paula de Souza', 'Ana Paula', 'de Souza', 'BR'],
  ['Rajaratnam s/o Muthu', 'Rajaratnam', 's/o Muthu', 'SG'],
  ['ELIF KARATEPE', 'Elif', 'Karatepe', 'TR'],
  ['DEVRIMSEL IRMAK', 'Devrimsel', 'Irmak', 'TR'],
];

describe('splitName', () => {
  it.each(cases)('splits %s into %s and %s', (printed, first, last, country, local = '') => {
    expect(splitName(printed, local, country)).toEqual({ first, last });
  });

  it.each(['Ada ', 'a', '( '])('does not split a text that is too long for a name: %s', (part) => {
    const text = `${part.repeat(10_000)}B`;
    expect(splitName(text, '', 'US')).toEqual({ first: text, last: '' });
    expect(splitName('Ada Lovelace', text, 'US').first).toBe('Ada Lovelace');
  });
});
