import { Buffer } from 'node:buffer';
import { constants, deflateRawSync } from 'node:zlib';

/** A part of an archive for tests. */
interface Part {
  name: string;
  packed: Buffer;
  /** Its size, or the size that the archive claims. */
  claimed: number;
}

/** A ZIP archive of packed parts, whose sizes may be wrong. */
export function archive(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, claimed } of parts) {
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** A packed part with a text. */
export const partOf = (name: string, text: string): Part => ({
  name,
  packed: deflateRawSync(text),
  claimed: Buffer.byteLength(text),
});

/**
 * A part that repeats the same text, packed quickly.
 * @param loosely Whether to compress it at most eight times
 */
export function longPart(
  name: string,
  { start, text, times, end }: { start: string; text: string; times: number; end: string },
  loosely = false,
): Part {
  const strategy = loosely ? constants.Z_HUFFMAN_ONLY : constants.Z_DEFAULT_STRATEGY;
  // Blocks that end at a byte boundary can be concatenated.
  const block = (content: string) =>
    deflateRawSync(content, { strategy, finishFlush: constants.Z_FULL_FLUSH });
  const repeated = block(text);
  return {
    name,
    packed: Buffer.concat([
      block(start),
      ...Array.from({ length: times }, () => repeated),
      deflateRawSync(end),
    ]),
    claimed: Buffer.byteLength(start) + Buffer.byteLength(text) * times + Buffer.byteLength(end),
  };
}

/** The parts of a workbook around its first sheet. */
export const aroundSheet: readonly Part[] = [
  partOf(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/>' +
      '<Relationship Id="rId2" Type="http://x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>',
  ),
  partOf(
    'xl/workbook.xml',
    '<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
];

/** Name of the first sheet's part in such a workbook. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** A workbook with this XML in its first sheet. */
export const workbookOf = (sheet: string, ...others: Part[]): Buffer =>
  archive([...aroundSheet, ...others, partOf(sheetPart, sheet)]);
