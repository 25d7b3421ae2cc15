import { codewordsOf } from './qrCodewords.ts';

/** Dark and light modules, row by row; undefined where none is placed yet. */
type Grid = (boolean | undefined)[][];

/** Centres of the alignment patterns besides 6, by version. */
const alignments: readonly (readonly number[])[] = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [22, 38],
  [24, 42],
  [26, 46],
  [28, 50],
];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < grid.length) row[x] = isDark;
}

const bit = (value: number, at: number) => ((value >> at) & 1) === 1;

/**
 * Appends the remainder of a division of binary polynomials (BCH code), with which readers correct
 * errors.
 */
export function withRemainder(value: number, generator: number, degree: number): number {
  let rest = value << degree;
  for (let at = 31 - Math.clz32(rest); at >= degree; at = 31 - Math.clz32(rest)) {
    rest ^= generator << (at - degree);
    if (rest === 0) break;
  }
  return (value << degree) | rest;
}

function placeFinder(grid: Grid, centreX: number, centreY: number) {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, centreX + dx, centreY + dy, distance !== 2 && distance !== 4);
    }
  }
}

function placeAlignments(grid: Grid, version: number) {
  const centres = version === 1 ? [] : [6, ...(alignments[version - 1] ?? [])];
  const last = centres.at(-1);
  for (const cy of centres) {
    for (const cx of centres) {
      // Finders are in three corners.
      if ((cx === 6 && (cy === 6 || cy === last)) || (cy === 6 && cx === last)) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          set(grid, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
  }
}

function placeVersion(grid: Grid, version: number) {
  if (version < 7) return;
  const bits = withRemainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const [near, far] = [Math.floor(at / 3), grid.length - 11 + (at % 3)];
    set(grid, far, near, bit(bits, at));
    set(grid, near, far, bit(bits, at));
  }
}

/** The bits that state the error correction level, M, and the mask. */
export const formatBits = (mask: number): number => withRemainder(mask, 0x537, 10) ^ 0x5412;

function placeFormat(grid: Grid, mask: number) {
  const bits = formatBits(mask);
  const size = grid.length;
  for (let at = 0; at < 15; at += 1) {
    const isDark = bit(bits, at);
    if (at < 6) set(grid, 8, at, isDark);
    else if (at < 8) set(grid, 8, at + 1, isDark);
    else if (at === 8) set(grid, 7, 8, isDark);
    else set(grid, 14 - at, 8, isDark);
    if (at < 8) set(grid, size - 1 - at, 8, isDark);
    else set(grid, 8, size - 15 + at, isDark);
  }
  set(grid, 8, size - 8, true);
}

function createGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  placeFinder(grid, 3, 3);
  placeFinder(grid, size - 4, 3);
  placeFinder(grid, 3, size - 4);
  placeAlignments(grid, version);
  placeVersion(grid, version);
  placeFormat(grid, 0);
  return grid;
}

/**
 * Free positions in the order in which data fills them: in columns of two, alternately up and down.
 */
function freePlaces(grid: Grid): [x: number, y: number][] {
  const size = grid.length;
  const places: [number, number][] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] === undefined) places.push([x, y]);
      }
    }
    isUpward = !isUpward;
  }
  return places;
}

/** The penalty of a pattern that is hard to read: long runs and squares of one colour. */
function disturbance(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  let total = 0;
  for (const line of [...grid, ...columns]) {
    let run = 0;
    line.forEach((cell, at) => {
      run = at > 0 && cell === line[at - 1] ? run + 1 : 1;
      if (run === 5) total += 3;
      else if (run > 5) total += 1;
    });
  }
  grid.forEach((row, y) => {
    row.forEach((cell, x) => {
      const below = grid[y + 1] ?? [];
      if (row[x + 1] === cell && below[x] === cell && below[x + 1] === cell) total += 3;
    });
  });
  return total;
}

/** A text as a QR code: rows of dark modules. Undefined for a text of more than about 210 bytes. */
export function qrMatrix(text: string): boolean[][] | undefined {
  const found = codewordsOf(text);
  if (!found) return undefined;
  const { version, words } = found;
  const base = createGrid(version);
  const places = freePlaces(base);
  const made = masks.map((isFlipped, mask) => {
    const grid = base.map((row) => row.slice());
    places.forEach(([x, y], at) => {
      const isDark = bit(words[at >> 3] ?? 0, 7 - (at & 7));
      set(grid, x, y, isDark !== isFlipped(x, y));
    });
    placeFormat(grid, mask);
    return grid;
  });
  const [best] = made.toSorted((one, other) => disturbance(one) - disturbance(other));
  return best?.map((row) => row.map((cell) => cell === true));
}
