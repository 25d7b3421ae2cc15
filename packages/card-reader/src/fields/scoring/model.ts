/*
 * The learnt scorer. For each role a candidate's score is a weighted sum of its features plus the
 * values of small decision trees; the score of "nothing on the card" is 0. Scores are logarithms of
 * odds: a candidate's probability is the share of its exponential.
 */

export const roles = ['name', 'company', 'position'] as const;
export type Role = (typeof roles)[number];

/** A tree in arrays: at a node the feature decides, at a leaf (feature -1) the value counts. */
export interface Tree {
  feature: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}

/** What a role's scores are computed from. */
export interface RoleModel {
  bias: number;
  /** For each feature: its mean and deviation in training, and what a deviation is worth. */
  mean: number[];
  deviation: number[];
  weight: number[];
  trees: Tree[];
}

/** The models of all roles, and how a choice's probability becomes a confidence. */
export interface Scorer extends Record<Role, RoleModel> {
  certainty: Certainty;
}

/** The bias of a logistic curve, and the weights of the choice and of the letters. */
export type Certainty = readonly [bias: number, ofChoice: number, ofLetters: number];

/** Features beyond this many deviations count as this many. */
const farthest = 4;

/** A candidate's score for a role, from its features in the model's order. */
export function scoreOf(model: RoleModel, row: ArrayLike<number>): number {
  let score = model.bias;
  for (const [index, weight] of model.weight.entries()) {
    const offset = (row[index] ?? 0) - (model.mean[index] ?? 0);
    const deviations = offset / (model.deviation[index] ?? 1);
    score += weight * Math.max(-farthest, Math.min(farthest, deviations));
  }
  for (const tree of model.trees) score += valueOf(tree, row);
  return score;
}

/** The value of the leaf that a row of features leads to. */
export function valueOf(tree: Tree, row: ArrayLike<number>): number {
  let node = 0;
  let feature = tree.feature[0] ?? -1;
  while (feature >= 0) {
    const isAbove = (row[feature] ?? 0) > (tree.threshold[node] ?? 0);
    node = (isAbove ? tree.right[node] : tree.left[node]) ?? 0;
    feature = tree.feature[node] ?? -1;
  }
  return tree.value[node] ?? 0;
}

/** Writes a role's model as numbers; trees from the root, the left branch before the right one. */
export function writeModel({ bias, mean, deviation, weight, trees }: RoleModel): string {
  const write = (tree: Tree, node: number): number[] => {
    const feature = tree.feature[node] ?? -1;
    if (feature < 0) return [-1, tree.value[node] ?? 0];
    const [left, right] = [tree.left[node] ?? 0, tree.right[node] ?? 0];
    return [feature, tree.threshold[node] ?? 0, ...write(tree, left), ...write(tree, right)];
  };
  const linear = [bias, weight.length, ...mean, ...deviation, ...weight];
  const numbers = [...linear, trees.length, ...trees.flatMap((tree) => write(tree, 0))];
  return numbers.map((number) => Number(number.toPrecision(4))).join(' ');
}

/** Reads what `writeModel` wrote. */
export function readModel(text: string): RoleModel {
  const numbers = text.split(' ').map(Number);
  let position = 0;
  const next = () => numbers[position++] ?? 0;
  const several = (count: number) => Array.from({ length: count }, next);
  const bias = next();
  const width = next();
  const [mean, deviation, weight] = [several(width), several(width), several(width)];
  const readTree = (): Tree => {
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] };
    const readNode = (): number => {
      const node = tree.feature.length;
      const [feature, number] = [next(), next()];
      tree.feature.push(feature);
      tree.threshold.push(number);
      tree.value.push(number);
      tree.left.push(0);
      tree.right.push(0);
      if (feature < 0) return node;
      tree.left[node] = readNode();
      tree.right[node] = readNode();
      return node;
    };
    readNode();
    return tree;
  };
  return { bias, mean, deviation, weight, trees: Array.from({ length: next() }, readTree) };
}
