import { valueOf, type Tree } from '../../fields/scoring/model.ts';
import { grow, type BoostOptions, type Slopes } from './grow.ts';
import { randomOf } from './random.ts';

/*
 * Gradient boosting for a choice: on each card one candidate is right, or none is. The score of
 * "none" is 0; the probability of a candidate is its share of the exponentials of all scores.
 */

/** The candidates of one card: rows of features, and for each 1 (right), 0 (wrong) or -1 (left out). */
export interface Group {
  rows: Float64Array[];
  labels: number[];
  weight: number;
}

/** The candidates of all cards, with their features in bins between thresholds. */
interface Binned {
  rows: Float64Array[];
  cuts: number[][];
  bins: Uint8Array[];
}

/** The options that the model is fitted with. */
export const defaults: BoostOptions = {
  rounds: 130,
  rate: 0.08,
  leaves: 8,
  minRows: 6,
  penalty: 2,
  columns: 0.3,
  sample: 0.8,
  bins: 32,
  seed: 1,
};

/** Rows whose values decide the thresholds, at most. */
const mostSampled = 2500;

/** Sorts the candidates' features into bins, once for all forests that are grown on them. */
export function binnedOf(groups: readonly Group[], bins: number): Binned {
  const rows = groups.flatMap((group) => group.rows);
  const stride = Math.max(1, Math.floor(rows.length / mostSampled));
  const sampled = rows.filter((_, index) => index % stride === 0);
  const cuts = Array.from(rows[0] ?? [], (_, column) => cutsOf(sampled, column, bins));
  return { rows, cuts, bins: cuts.map((edges, column) => binned(rows, column, edges)) };
}

/** Grows trees, each on what those before it got wrong. */
export function boost(
  groups: readonly Group[],
  { rows, cuts, bins }: Binned,
  options: BoostOptions,
): Tree[] {
  const random = randomOf(options.seed);
  const scores = new Float64Array(rows.length);
  return Array.from({ length: options.rounds }, () => {
    const slopes = slopesOf(groups, scores, options.sample, random);
    const columns = [...cuts.keys()].filter(
      (column) => (cuts[column]?.length ?? 0) > 0 && random() < options.columns,
    );
    const tree = grow({ bins, cuts, columns }, slopes, options);
    for (const [index, row] of rows.entries()) {
      scores[index] = (scores[index] ?? 0) + valueOf(tree, row);
    }
    return tree;
  });
}

/** Thresholds between a feature's values, such that about as many rows are between any two. */
function cutsOf(rows: readonly Float64Array[], column: number, count: number): number[] {
  const sorted = Float64Array.from(rows, (row) => row[column] ?? 0).toSorted();
  const values = [...new Set(sorted)];
  const between = (index: number) => ((values[index - 1] ?? 0) + (values[index] ?? 0)) / 2;
  if (values.length <= count) return values.slice(1).map((_, index) => between(index + 1));
  const quantiles = Array.from(
    { length: count - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / count)] ?? 0,
  );
  return [...new Set(quantiles)].flatMap((value) => {
    const above = values.indexOf(value) + 1;
    return above < values.length ? [between(above)] : [];
  });
}

/** For each row the number of thresholds that its value is above. */
function binned(rows: readonly Float64Array[], column: number, edges: readonly number[]) {
  return Uint8Array.from(rows, (row) => {
    const value = row[column] ?? 0;
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= (edges[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}

/** A candidate of which the model is this sure, and right, teaches little: a share of them is enough. */
const clear = 0.01;
const clearShare = 0.15;

/** In which direction, and how steeply, each row's score should move. */
function slopesOf(
  groups: readonly Group[],
  scores: Float64Array,
  sample: number,
  random: () => number,
): Slopes {
  const gradient = new Float64Array(scores.length);
  const curvature = new Float64Array(scores.length);
  const used: number[] = [];
  let start = 0;
  for (const { rows, labels, weight } of groups) {
    const isUsed = random() < sample;
    const shares = Array.from(scores.subarray(start, start + rows.length), Math.exp);
    let [total, right] = [1, 0];
    for (const [index, label] of labels.entries()) {
      if (label >= 0) total += shares[index] ?? 0;
      if (label > 0) right += shares[index] ?? 0;
    }
    for (const [index, label] of labels.entries()) {
      if (label < 0) continue;
      const share = shares[index] ?? 0;
      const miss = share / total - (label > 0 ? share / right : 0);
      const isClear = Math.abs(miss) < clear;
      const counts = weight / (isClear ? clearShare : 1);
      gradient[start + index] = miss * counts;
      curvature[start + index] = Math.max(1e-4, (share / total) * (1 - share / total)) * counts;
      if (isUsed && (!isClear || random() < clearShare)) used.push(start + index);
    }
    start += rows.length;
  }
  return { gradient, curvature, rows: Int32Array.from(used) };
}
