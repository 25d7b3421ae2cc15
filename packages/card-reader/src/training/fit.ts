import {
  roles,
  type Certainty,
  type Scorer,
  type Role,
  type RoleModel,
} from '../fields/scoring/model.ts';
import { boost, defaults, binnedOf } from './learning/boost.ts';
import { groupOf, isLabelled, type Example } from './examples.ts';
import { fitLinear } from './learning/linear.ts';

/** Shares of the two parts of the model, and the number of forests whose mean is taken. */
const treesShare = 0.6;
const forests = 2;

/** Fits the model to examples. */
export function fitModel(examples: readonly Example[], certainty: Certainty): Scorer {
  const [name, company, position] = roles.map((role) => fitRole(examples, role));
  if (!name || !company || !position) throw new Error('The model has three roles.');
  return { name, company, position, certainty };
}

function fitRole(examples: readonly Example[], role: Role): RoleModel {
  const groups = examples
    .filter((example) => example.rows.length > 0 && isLabelled(example, role))
    .map((example) => groupOf(example, role));
  const { bias, mean, deviation, weight } = fitLinear(groups);
  const linearShare = 1 - treesShare;
  const table = binnedOf(groups, defaults.bins);
  const trees = Array.from({ length: forests }, (_, seed) =>
    boost(groups, table, { ...defaults, seed }),
  );
  return {
    bias: bias * linearShare,
    mean,
    deviation,
    weight: weight.map((value) => value * linearShare),
    trees: trees.flat().map(({ feature, threshold, left, right, value }) => {
      const share = value.map((worth) => (worth * treesShare) / forests);
      return { feature, threshold, left, right, value: share };
    }),
  };
}
