import type { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { bodyLimits, sizes } from '@cardinal/contract';
import { Failure, largerThan, tooLarge } from '../../services/shared/failures.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

/** Bytes that the parser receives at once: it creates all parts in them before it can be stopped. */
const slice = 8_192;

const limits = {
  files: 1,
  parts: bodyLimits.parts,
  // One more, because the parser ignores what is beyond its limits.
  fields: bodyLimits.fields + 1,
  fieldSize: sizes.body,
  headerPairs: 50,
};

const manyParts = () =>
  tooLarge(say(({ request }) => request.manyParts({ most: bodyLimits.parts })));
const manyFields = () =>
  tooLarge(say(({ request }) => request.manyFields({ most: bodyLimits.fields })));

/** What becomes of the parts of a form. */
interface FormParts {
  /** @param type Content type of the form */
  type: string;
  /** Its largest size in bytes, and the size stated in the error message. */
  most: { bytes: number; stated: number };
  /** Listens for the parts; `form.destroy` ends the reading. */
  listen(form: BusboyInstance): void;
  /** The error for a form that cannot be read. */
  broken(): Error;
}

/**
 * Reads a form piece by piece, and no further than its limits.
 * @throws `too_large`; the error of a part; `broken`.
 */
export async function readFormParts(
  body: ReadableStream,
  { type, most, listen, broken }: FormParts,
): Promise<void> {
  const form = openForm(type, broken);
  let fields = 0;
  let characters = 0;
  form.on('field', (_name, value, _isNameCut, isCut) => {
    fields += 1;
    characters += value.length;
    if (fields > bodyLimits.fields) form.destroy(manyFields());
    else if (isCut || characters > sizes.body) form.destroy(largerThan(sizes.body));
  });
  form.on('partsLimit', () => form.destroy(manyParts()));
  form.on('filesLimit', () => form.destroy(manyParts()));
  listen(form);

  async function* slices(source: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > most.bytes) throw largerThan(most.stated);
      for (let at = 0; at < chunk.length; at += slice) yield chunk.subarray(at, at + slice);
    }
  }
  try {
    await pipeline(Readable.fromWeb(body), slices, form);
  } catch (error) {
    throw error instanceof Failure ? error : broken();
  }
}

function openForm(type: string, broken: () => Error): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw broken();
  }
}
