/** Symbols of versions 1 to 10 at error correction level M: checks per block, and the data of each. */
const symbols: readonly { checks: number; blocks: readonly number[] }[] = [
  { checks: 10, blocks: [16] },
  { checks: 16, blocks: [28] },
  { checks: 26, blocks: [44] },
  { checks: 18, blocks: [32, 32] },
  { checks: 24, blocks: [43, 43] },
  { checks: 16, blocks: [27, 27, 27, 27] },
  { checks: 18, blocks: [31, 31, 31, 31] },
  { checks: 22, blocks: [38, 38, 39, 39] },
  { checks: 22, blocks: [36, 36, 36, 37, 37] },
  { checks: 26, blocks: [43, 43, 43, 43, 44] },
];

const exponents: number[] = [];
for (let value = 1; exponents.length < 255;) {
  exponents.push(value);
  value = value * 2 > 255 ? (value * 2) ^ 0x11d : value * 2;
}
const logarithms = new Map(exponents.map((value, index) => [value, index]));

/** Product in the finite field GF(256) on which the code is based. */
function multiply(one: number, other: number): number {
  const [a, b] = [logarithms.get(one), logarithms.get(other)];
  return a === undefined || b === undefined ? 0 : (exponents[(a + b) % 255] ?? 0);
}

/** Coefficients of the generator polynomial, without the leading 1. */
function generatorOf(degree: number): number[] {
  let poly: number[] = [1];
  for (let index = 0; index < degree; index += 1) {
    const root = exponents[index] ?? 0;
    poly = [...poly, 0].map((value, at) => value ^ multiply(poly[at - 1] ?? 0, root));
  }
  return poly.slice(1);
}

/** Reed-Solomon check codewords of a block. */
export function checksOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(generator[at] ?? 0, factor));
  }
  return rest;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The data codewords: mode, length, bytes, and padding up to the capacity. */
function dataOf(bytes: Uint8Array, version: number, capacity: number): number[] {
  const lengthBits = version < 10 ? 8 : 16;
  const bits = (value: number, count: number) => value.toString(2).padStart(count, '0');
  const content = [
    bits(4, 4),
    bits(bytes.length, lengthBits),
    ...[...bytes].map((b) => bits(b, 8)),
  ];
  const ended = `${content.join('')}0000`.slice(0, capacity * 8);
  const words = ended.match(/.{1,8}/g) ?? [];
  const data = words.map((word) => Number.parseInt(word.padEnd(8, '0'), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Interleaves lists: the first of each, then the second of each, and so on. */
const interleave = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** The codewords of a text in the smallest version that holds it; undefined if none does. */
export function codewordsOf(text: string): { version: number; words: number[] } | undefined {
  const bytes = new TextEncoder().encode(text);
  const fits = ({ blocks }: { blocks: readonly number[] }, index: number) =>
    bytes.length + (index + 1 < 10 ? 2 : 3) <= sum(blocks);
  const index = symbols.findIndex(fits);
  const symbol = symbols[index];
  if (!symbol) return undefined;
  const { blocks, checks } = symbol;
  const data = dataOf(bytes, index + 1, sum(blocks));
  let start = 0;
  const parts = blocks.map((length) => data.slice(start, (start += length)));
  const checked = parts.map((part) => checksOf(part, checks));
  return { version: index + 1, words: [...interleave(parts), ...interleave(checked)] };
}
