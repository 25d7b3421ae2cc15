import {
  floatAttribute,
  floatIn,
  integersIn,
  readGraph,
  type Floats,
  type Graph,
  type GraphNode,
} from './graph.ts';

/*
 * PP-OCRv4's models follow each convolution with up to eight passes over all of its results: a
 * learnt factor and summand, a hard swish made of four operations, another factor and summand. They
 * take as much time as the convolutions. Most of them are arithmetic on constants, which is done
 * once here: the results stay the same except for rounding.
 */

/** The same model with fewer operations. @throws RangeError if the bytes are not an ONNX model */
export function simplifyModel(bytes: Uint8Array): Uint8Array {
  const graph = readGraph(bytes);
  // The result of one rewrite can enable another.
  while (rewriteOnce(graph));
  removeUnused(graph);
  return graph.write();
}

function rewriteOnce(graph: Graph): boolean {
  const uses = usesOf(graph);
  for (const convolution of graph.nodes.filter(({ operation }) => operation === 'Conv')) {
    if (foldAffine(graph, uses, convolution)) return true;
    if (shortenSwish(graph, uses, convolution)) return true;
    if (foldSummand(graph, uses, convolution)) return true;
  }
  return false;
}

/** For each name, the nodes that read it. */
type Uses = Map<string, GraphNode[]>;

function usesOf({ nodes }: Graph): Uses {
  const uses: Uses = new Map();
  for (const node of nodes) {
    for (const name of new Set(node.inputs)) uses.set(name, [...(uses.get(name) ?? []), node]);
  }
  return uses;
}

/**
 * The only node that reads a node's result; undefined if there are several, or if it is an output
 * of the graph.
 */
function nextOf(graph: Graph, uses: Uses, { outputs }: GraphNode): GraphNode | undefined {
  const [name = ''] = outputs;
  const readers = uses.get(name) ?? [];
  return readers.length === 1 && !graph.outputs.has(name) ? readers[0] : undefined;
}

/** The number that a node adds to its other input or multiplies it by; undefined if there is none. */
function scalarOf({ constants }: Graph, node: GraphNode, operation: string): number | undefined {
  if (node.operation !== operation) return undefined;
  const values = node.inputs.flatMap((name) => constants.get(name) ?? []);
  const [only] = values;
  return values.length === 1 && only?.values.length === 1 ? only.values[0] : undefined;
}

/** Conv, Mul by a number or Add of a number: into the convolution's weights. */
function foldAffine(graph: Graph, uses: Uses, convolution: GraphNode): boolean {
  const next = nextOf(graph, uses, convolution);
  if (!next) return false;
  const factor = scalarOf(graph, next, 'Mul');
  const summand = scalarOf(graph, next, 'Add');
  if (factor === undefined && summand === undefined) return false;
  if (!scale(graph, convolution, factor ?? 1, summand ?? 0)) return false;
  convolution.outputs = next.outputs;
  drop(graph, next);
  return true;
}

/** Multiplies a convolution's result by a factor and adds a summand. */
function scale(graph: Graph, convolution: GraphNode, factor: number, summand: number): boolean {
  const [input = '', weightName = '', biasName] = convolution.inputs;
  const weight = graph.constants.get(weightName);
  const bias = biasName === undefined ? undefined : graph.constants.get(biasName);
  if (!weight || (biasName !== undefined && !bias)) return false;
  const channels = weight.dims[0] ?? 0;
  const offsets = bias?.values ?? new Float32Array(channels);
  convolution.inputs = [
    input,
    add(graph, { ...weight, values: weight.values.map((value) => value * factor) }),
    add(graph, {
      dims: [channels],
      values: offsets.map((value) => value * factor + summand),
    }),
  ];
  return true;
}

function add(graph: Graph, constant: Floats): string {
  const name = `folded.${graph.constants.size}`;
  graph.constants.set(name, constant);
  return name;
}

const drop = (graph: Graph, ...nodes: GraphNode[]) => {
  for (const node of nodes) graph.nodes.splice(graph.nodes.indexOf(node), 1);
};

/**
 * x · clip(x + 3, 0, 6) / 6 · s after a convolution becomes x' · hardSigmoid(x' / 6s), where the
 * convolution gives x' = s · x.
 */
function shortenSwish(graph: Graph, uses: Uses, convolution: GraphNode): boolean {
  const [name = ''] = convolution.outputs;
  const readers = uses.get(name) ?? [];
  if (readers.length !== 2 || graph.outputs.has(name)) return false;
  const shift = readers.find((node) => scalarOf(graph, node, 'Add') === 3);
  const product = readers.find(({ operation }) => operation === 'Mul');
  const clip = shift && nextOf(graph, uses, shift);
  if (!shift || !product || !clip || !isClipTo6(graph, clip)) return false;
  const division = nextOf(graph, uses, product);
  if (nextOf(graph, uses, clip) !== product || !division) return false;
  if (scalarOf(graph, division, 'Div') !== 6) return false;
  const after = nextOf(graph, uses, division);
  const factor = after ? scalarOf(graph, after, 'Mul') : undefined;
  if (!scale(graph, convolution, factor ?? 1, 0)) return false;
  const gate: GraphNode = {
    operation: 'HardSigmoid',
    inputs: [name],
    outputs: clip.outputs,
    attributes: [floatAttribute('alpha', 1 / 6 / (factor ?? 1)), floatAttribute('beta', 0.5)],
  };
  graph.nodes[graph.nodes.indexOf(shift)] = gate;
  product.outputs = (factor === undefined ? division : after)?.outputs ?? [];
  drop(graph, clip, division);
  if (after && factor !== undefined) drop(graph, after);
  return true;
}

/** The limits are inputs in newer models, and attributes in older ones. */
function isClipTo6({ constants }: Graph, node: GraphNode): boolean {
  const limit = (name: string, index: number) =>
    floatIn(node, name) ?? constants.get(node.inputs[index] ?? '')?.values[0];
  return node.operation === 'Clip' && limit('min', 1) === 0 && limit('max', 2) === 6;
}

/**
 * Folds a number that is added to the input of convolutions without padding into their summands.
 */
function foldSummand(graph: Graph, uses: Uses, convolution: GraphNode): boolean {
  const [input = '', weightName = ''] = convolution.inputs;
  const producer = graph.nodes.find(({ outputs }) => outputs.includes(input));
  const summand = producer && scalarOf(graph, producer, 'Add');
  const weight = graph.constants.get(weightName);
  if (!producer || summand === undefined || !weight || graph.outputs.has(input)) return false;
  const isOnly = uses.get(input)?.length === 1;
  if (!isOnly || integersIn(convolution, 'pads').some((width) => width !== 0)) return false;
  const [channels = 0] = weight.dims;
  const perChannel = weight.values.length / channels;
  if (!scale(graph, convolution, 1, 0)) return false;
  const bias = graph.constants.get(convolution.inputs[2] ?? '');
  if (!bias) return false;
  for (let channel = 0; channel < channels; channel++) {
    const weights = weight.values.subarray(channel * perChannel, (channel + 1) * perChannel);
    const total = weights.reduce((sum, value) => sum + value, 0);
    bias.values[channel] = (bias.values[channel] ?? 0) + summand * total;
  }
  convolution.inputs[0] = producer.inputs.find((name) => !graph.constants.has(name)) ?? '';
  drop(graph, producer);
  return true;
}

/** Constants that no node reads would only take memory. */
function removeUnused(graph: Graph): void {
  const uses = usesOf(graph);
  for (const name of graph.constants.keys()) {
    if (!uses.has(name) && !graph.outputs.has(name)) graph.constants.delete(name);
  }
}
