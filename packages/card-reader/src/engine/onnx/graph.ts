import {
  bytesField,
  integerField,
  integersOf,
  readFields,
  textField,
  textOf,
  writeFields,
  type WireField,
} from './wire.ts';

/** A constant of a graph, in 32-bit floating point. */
export interface Floats {
  dims: number[];
  values: Float32Array;
}

/** An operation of a graph. */
export interface GraphNode {
  operation: string;
  inputs: string[];
  outputs: string[];
  /** Attributes, as encoded in the file. */
  attributes: WireField[];
}

/** An ONNX graph, of which nodes and constants can be changed. */
export interface Graph {
  nodes: GraphNode[];
  /** Constants in floating point, by name. Others are nodes. */
  constants: Map<string, Floats>;
  /** Names of the graph's outputs. */
  outputs: Set<string>;
  /** The file with the current graph. */
  write(): Uint8Array;
}

/** Field numbers of onnx.proto. */
const model = { graph: 7 };
const graphPart = { node: 1, initializer: 5, output: 12 };
const nodePart = { input: 1, output: 2, operation: 4, attribute: 5 };
const attributePart = { name: 1, float: 2, tensor: 5, integers: 8, type: 20 };
const tensorPart = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 };
const valuePart = { name: 1 };
const floatType = 1;
const attributeType = { float: 1 };

/** @throws RangeError if the bytes are not an ONNX model */
export function readGraph(bytes: Uint8Array): Graph {
  const file = readFields(bytes);
  const parts = fieldsIn(file, model.graph)[0] ?? [];
  const constants = new Map<string, Floats>();
  const nodes: GraphNode[] = [];
  for (const fields of fieldsIn(parts, graphPart.node)) {
    const node = readNode(fields);
    const [name] = node.outputs;
    const value = node.operation === 'Constant' ? floatsOf(attribute(node, 'value')) : undefined;
    if (name !== undefined && value) constants.set(name, value);
    else nodes.push(node);
  }
  const others = parts.filter(
    ({ number, value }) => number !== graphPart.node && !keepFloats(number, value, constants),
  );
  const outputs = new Set(fieldsIn(parts, graphPart.output).map((f) => text(f, valuePart.name)));
  return {
    nodes,
    constants,
    outputs,
    write() {
      const graph = writeFields([
        ...nodes.map((node) => bytesField(graphPart.node, writeNode(node))),
        ...Array.from(constants, ([name, value]) =>
          bytesField(graphPart.initializer, writeTensor(name, value)),
        ),
        ...others,
      ]);
      return writeFields(
        file.map((field) => (field.number === model.graph ? bytesField(7, graph) : field)),
      );
    },
  };
}

/** Removes and returns a constant that is an initializer; others, such as shapes, stay in place. */
function keepFloats(
  number: number,
  value: WireField['value'],
  constants: Map<string, Floats>,
): boolean {
  if (number !== graphPart.initializer || typeof value === 'bigint') return false;
  const fields = readFields(value);
  const floats = floatsIn(fields);
  if (floats) constants.set(text(fields, tensorPart.name), floats);
  return floats !== undefined;
}

const fieldsIn = (fields: readonly WireField[], number: number): WireField[][] =>
  fields.flatMap((field) =>
    field.number === number && typeof field.value !== 'bigint' ? [readFields(field.value)] : [],
  );
const only = (fields: readonly WireField[], number: number) =>
  fields.filter((field) => field.number === number);
const text = (fields: readonly WireField[], number: number) =>
  only(fields, number).map(textOf)[0] ?? '';

function readNode(fields: readonly WireField[]): GraphNode {
  return {
    operation: text(fields, nodePart.operation),
    inputs: only(fields, nodePart.input).map(textOf),
    outputs: only(fields, nodePart.output).map(textOf),
    attributes: only(fields, nodePart.attribute),
  };
}

const writeNode = ({ operation, inputs, outputs, attributes }: GraphNode): Uint8Array =>
  writeFields([
    ...inputs.map((name) => textField(nodePart.input, name)),
    ...outputs.map((name) => textField(nodePart.output, name)),
    textField(nodePart.operation, operation),
    ...attributes,
  ]);

function attribute({ attributes }: GraphNode, name: string): WireField[] | undefined {
  return attributes
    .flatMap(({ value }) => (typeof value === 'bigint' ? [] : [readFields(value)]))
    .find((fields) => text(fields, attributePart.name) === name);
}

/** The integers of an attribute; none if the node doesn't have it. */
export const integersIn = (node: GraphNode, name: string): number[] =>
  integersOf(only(attribute(node, name) ?? [], attributePart.integers));

/** A floating-point attribute's value; undefined if the node doesn't have it. */
export function floatIn(node: GraphNode, name: string): number | undefined {
  const [field] = only(attribute(node, name) ?? [], attributePart.float);
  if (!field || typeof field.value === 'bigint') return undefined;
  return new DataView(new Uint8Array(field.value).buffer).getFloat32(0, true);
}

/** A floating-point attribute. */
export function floatAttribute(name: string, value: number): WireField {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return bytesField(
    nodePart.attribute,
    writeFields([
      textField(attributePart.name, name),
      { number: attributePart.float, type: 5, value: bytes },
      integerField(attributePart.type, attributeType.float),
    ]),
  );
}

const floatsOf = (attributeFields: readonly WireField[] | undefined): Floats | undefined =>
  floatsIn(fieldsIn(attributeFields ?? [], attributePart.tensor)[0] ?? []);

function floatsIn(tensor: readonly WireField[]): Floats | undefined {
  if (integersOf(only(tensor, tensorPart.type))[0] !== floatType) return undefined;
  const chunks = [...only(tensor, tensorPart.raw), ...only(tensor, tensorPart.floats)];
  // A copy, because floats must start at a multiple of four bytes.
  const bytes = chunks.flatMap(({ value }) => (typeof value === 'bigint' ? [] : [value]));
  const joined = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const chunk of bytes) {
    joined.set(chunk, position);
    position += chunk.length;
  }
  return {
    dims: integersOf(only(tensor, tensorPart.dims)),
    values: new Float32Array(joined.buffer),
  };
}

const writeTensor = (name: string, { dims, values }: Floats): Uint8Array =>
  writeFields([
    ...dims.map((size) => integerField(tensorPart.dims, size)),
    integerField(tensorPart.type, floatType),
    textField(tensorPart.name, name),
    bytesField(tensorPart.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ]);
