import { describe, expect, it } from 'vitest';

import { repairName } from './nameRepair.ts';

describe('repairName', () => {
  it.each([
    ['Karin Svenssen', 'karin.svensson', 'Karin Svensson'],
    ['ANNA BIANCHJ', 'abianchi', 'ANNA BIANCHI'],
    ['Jean Nbél', 'jb.noel', 'Jean Noël'],
  ])('mends %s by %s', (read, local, mended) => {
    expect(repairName(read, local)).toBe(mended);
  });

  it.each([
    // Both are names.
    ['Marina Costa', 'maria.costa'],
    // Neither is one that a list knows.
    ['Grzkl Wqrt', 'grzkx.wqrt'],
    ['Anna Bianchi', 'info'],
  ])('leaves %s beside %s', (name, local) => {
    expect(repairName(name, local)).toBe(name);
  });
});
