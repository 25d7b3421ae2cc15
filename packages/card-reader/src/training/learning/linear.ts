import type { RoleModel } from '../../fields/scoring/model.ts';
import type { Group } from './boost.ts';

type Linear = Pick<RoleModel, 'bias' | 'mean' | 'deviation' | 'weight'>;

const steps = 250;
const fastest = 0.08;
/** What a weight costs, so that few cards do not make large ones. */
const penalty = 0.003;
/** As in the scorer: features beyond this many deviations count as this many. */
const farthest = 4;

/** Fits a weighted sum of the features to a choice (see `boost.ts`), by Adam on half of the cards a step. */
export function fitLinear(groups: readonly Group[]): Linear {
  const rows = groups.flatMap((group) => group.rows);
  const width = rows[0]?.length ?? 0;
  const { mean, deviation } = statisticsOf(rows, width);
  const cards = groups.map(({ rows: printed, labels, weight }) => ({
    labels,
    weight,
    rows: printed.map((row) => standardised(row, mean, deviation)),
  }));
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  // The last parameter is the bias.
  const parameters = new Float64Array(width + 1);
  parameters[width] = -3;
  const first = new Float64Array(width + 1);
  const second = new Float64Array(width + 1);
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(width + 1);
    for (const [index, card] of cards.entries()) {
      if ((index + step) % 2 === 0) addGradient(gradient, parameters, card, total);
    }
    const rate = fastest * (1 - step / (steps + 20));
    for (let index = 0; index <= width; index++) {
      const cost = index < width ? penalty * (parameters[index] ?? 0) : 0;
      const slope = (gradient[index] ?? 0) + cost;
      first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope;
      second[index] = 0.99 * (second[index] ?? 0) + 0.01 * slope * slope;
      const size = Math.sqrt((second[index] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      const move = (first[index] ?? 0) / (1 - 0.9 ** step) / size;
      parameters[index] = (parameters[index] ?? 0) - rate * move;
    }
  }
  return {
    mean,
    deviation,
    weight: Array.from(parameters.subarray(0, width)),
    bias: parameters[width] ?? 0,
  };
}

/** Adds what a card's candidates say about the direction in which the parameters should move. */
function addGradient(
  gradient: Float64Array,
  parameters: Float64Array,
  { rows, labels, weight }: Group,
  total: number,
): void {
  const width = parameters.length - 1;
  const shares = rows.map((row) => {
    let score = parameters[width] ?? 0;
    for (let index = 0; index < width; index++)
      score += (parameters[index] ?? 0) * (row[index] ?? 0);
    return Math.exp(Math.min(30, score));
  });
  const sum = (of: (label: number) => boolean) =>
    shares.reduce((so, share, index) => (of(labels[index] ?? -1) ? so + share : so), 0);
  const all = 1 + sum((label) => label >= 0);
  const right = sum((label) => label > 0);
  for (const [index, row] of rows.entries()) {
    const label = labels[index] ?? -1;
    if (label < 0) continue;
    const share = shares[index] ?? 0;
    const target = label > 0 ? share / right : 0;
    const slope = (share / all - target) * (weight / total);
    if (Math.abs(slope) < 1e-9) continue;
    gradient[width] = (gradient[width] ?? 0) + slope;
    for (let column = 0; column < width; column++) {
      gradient[column] = (gradient[column] ?? 0) + slope * (row[column] ?? 0);
    }
  }
}

function statisticsOf(rows: readonly Float64Array[], width: number) {
  const columns = Array.from({ length: width }, (_, index) => index);
  const mean = columns.map(
    (column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length,
  );
  const deviation = columns.map((column) => {
    const middle = mean[column] ?? 0;
    const squares = rows.reduce((sum, row) => sum + ((row[column] ?? 0) - middle) ** 2, 0);
    return Math.sqrt(squares / rows.length) || 1;
  });
  return { mean, deviation };
}

const standardised = (row: Float64Array, mean: readonly number[], deviation: readonly number[]) =>
  row.map((value, index) => {
    const deviations = (value - (mean[index] ?? 0)) / (deviation[index] ?? 1);
    return Math.max(-farthest, Math.min(farthest, deviations));
  });
