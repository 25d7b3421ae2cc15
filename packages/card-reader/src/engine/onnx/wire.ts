/*
 * Protocol Buffers' wire format, without a schema: sufficient to change a few parts of a message
 * and write all others back unchanged.
 */

/** One field of a message; numbers in four or eight bytes stay bytes. */
export interface WireField {
  number: number;
  value: bigint | Uint8Array;
  /** 0 a variable-length integer, 1 eight bytes, 2 a length and bytes, 5 four bytes. */
  type: number;
}

const fixedLength: Record<number, number> = { 1: 8, 5: 4 };

/** @throws RangeError if the bytes are not a message */
export function readFields(bytes: Uint8Array): WireField[] {
  const fields: WireField[] = [];
  let position = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[position++];
      if (byte === undefined) break;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('The model is not a valid ONNX file.');
  };
  while (position < bytes.length) {
    const key = Number(varint());
    const [number, type] = [key >>> 3, key & 7];
    if (type === 0) {
      fields.push({ number, type, value: varint() });
      continue;
    }
    const length = type === 2 ? Number(varint()) : fixedLength[type];
    if (length === undefined || position + length > bytes.length) {
      throw new RangeError('The model is not a valid ONNX file.');
    }
    fields.push({ number, type, value: bytes.subarray(position, position + length) });
    position += length;
  }
  return fields;
}

export function writeFields(fields: readonly WireField[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (const { number, type, value } of fields) {
    chunks.push(varintBytes(BigInt(number * 8 + type)));
    if (typeof value === 'bigint') chunks.push(varintBytes(value));
    else if (type === 2) chunks.push(varintBytes(BigInt(value.length)), value);
    else chunks.push(value);
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function varintBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest ? low | 0x80 : low);
  } while (rest);
  return Uint8Array.from(bytes);
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export const textOf = ({ value }: WireField): string =>
  typeof value === 'bigint' ? '' : decoder.decode(value);

export const textField = (number: number, text: string): WireField => ({
  number,
  type: 2,
  value: encoder.encode(text),
});

export const bytesField = (number: number, value: Uint8Array): WireField => ({
  number,
  type: 2,
  value,
});

export const integerField = (number: number, value: number): WireField => ({
  number,
  type: 0,
  value: BigInt(value),
});

/** A list of integers, which writers pack into one field or repeat. */
export function integersOf(fields: readonly WireField[]): number[] {
  return fields.flatMap(({ value }) => {
    if (typeof value === 'bigint') return [Number(value)];
    return readFields(withKeys(value)).flatMap((field) =>
      typeof field.value === 'bigint' ? [Number(field.value)] : [],
    );
  });
}

/** Puts the key of field 1 before each integer of a packed list. */
function withKeys(packed: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let starts = true;
  for (const byte of packed) {
    if (starts) bytes.push(8);
    bytes.push(byte);
    starts = byte < 0x80;
  }
  return Uint8Array.from(bytes);
}
