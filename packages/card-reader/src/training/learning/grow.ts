import type { Tree } from '../../fields/scoring/model.ts';

/** How trees are grown. */
export interface BoostOptions {
  rounds: number;
  /** What is kept of a tree's values. */
  rate: number;
  leaves: number;
  /** A leaf has at least so many candidates. */
  minRows: number;
  /** What a leaf's value costs, so that few candidates do not make a large one. */
  penalty: number;
  /** Shares of the features and of the cards that a tree sees. */
  columns: number;
  sample: number;
  /** Thresholds that are tried for a feature. */
  bins: number;
  seed: number;
}

/** Rows to grow a tree on, and in which direction and how steeply each row's score should move. */
export interface Slopes {
  gradient: Float64Array;
  curvature: Float64Array;
  rows: Int32Array;
}

/** The rows' features: each in its bin between thresholds, and the columns that may be used. */
interface Table {
  bins: readonly Uint8Array[];
  cuts: readonly (readonly number[])[];
  columns: readonly number[];
}

interface Leaf {
  rows: Int32Array;
  node: number;
  /** The best way to split it; no feature (-1) if there is none. */
  gain: number;
  feature: number;
  bin: number;
}

const leastGain = 1e-6;

/** Grows a tree: of all leaves the one that gains most is split next. */
export function grow(table: Table, slopes: Slopes, options: BoostOptions): Tree {
  const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] };
  const leaves = [addLeaf(tree, slopes.rows, table, slopes, options)];
  while (leaves.length < options.leaves) {
    const open = leaves.filter(({ feature }) => feature >= 0);
    const [next] = open.toSorted((a, b) => b.gain - a.gain);
    if (!next) break;
    const bins = table.bins[next.feature];
    const isLeft = (row: number) => (bins?.[row] ?? 0) <= next.bin;
    const left = addLeaf(tree, next.rows.filter(isLeft), table, slopes, options);
    const isRight = (row: number) => !isLeft(row);
    const right = addLeaf(tree, next.rows.filter(isRight), table, slopes, options);
    tree.feature[next.node] = next.feature;
    tree.threshold[next.node] = table.cuts[next.feature]?.[next.bin] ?? 0;
    tree.left[next.node] = left.node;
    tree.right[next.node] = right.node;
    leaves.splice(leaves.indexOf(next), 1, left, right);
  }
  return tree;
}

function addLeaf(
  tree: Tree,
  rows: Int32Array,
  table: Table,
  slopes: Slopes,
  options: BoostOptions,
): Leaf {
  let [gradient, curvature] = [0, 0];
  for (const row of rows) {
    gradient += slopes.gradient[row] ?? 0;
    curvature += slopes.curvature[row] ?? 0;
  }
  const node = tree.feature.length;
  tree.feature.push(-1);
  tree.threshold.push(0);
  tree.left.push(0);
  tree.right.push(0);
  tree.value.push((-gradient / (curvature + options.penalty)) * options.rate);
  const leaf: Leaf = { rows, node, gain: leastGain, feature: -1, bin: 0 };
  const worth = (g: number, h: number) => (g * g) / (h + options.penalty);
  if (rows.length < options.minRows * 2) return leaf;
  for (const feature of table.columns) {
    const sums = sumsOf(rows, table.bins[feature] ?? new Uint8Array(), slopes, options.bins);
    let [g, h, count] = [0, 0, 0];
    for (let bin = 0; bin < (table.cuts[feature]?.length ?? 0); bin++) {
      g += sums.gradient[bin] ?? 0;
      h += sums.curvature[bin] ?? 0;
      count += sums.count[bin] ?? 0;
      if (count < options.minRows || rows.length - count < options.minRows) continue;
      const gain = worth(g, h) + worth(gradient - g, curvature - h) - worth(gradient, curvature);
      if (gain > leaf.gain) Object.assign(leaf, { gain, feature, bin });
    }
  }
  return leaf;
}

/** Sums over the rows in each bin of a feature. */
function sumsOf(rows: Int32Array, bins: Uint8Array, slopes: Slopes, count: number) {
  const sums = {
    gradient: new Float64Array(count + 1),
    curvature: new Float64Array(count + 1),
    count: new Int32Array(count + 1),
  };
  for (const row of rows) {
    const bin = bins[row] ?? 0;
    sums.gradient[bin] = (sums.gradient[bin] ?? 0) + (slopes.gradient[row] ?? 0);
    sums.curvature[bin] = (sums.curvature[bin] ?? 0) + (slopes.curvature[row] ?? 0);
    sums.count[bin] = (sums.count[bin] ?? 0) + 1;
  }
  return sums;
}
