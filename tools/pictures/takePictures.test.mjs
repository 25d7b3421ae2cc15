// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takePictures } from './takePictures.mjs';

const matrix = 'stories/pictures/ui/button/matrix.webp';
const screen = 'stories/pictures/screens/dashboard/agent.webp';

let folder;
const path = (name) => join(folder, name);
function write(name, content) {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), content);
}
const picture = (colour) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: colour } })
    .webp({ lossless: true })
    .toBuffer();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardinal-artifact-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the pictures of several artifacts, and nothing else in them', async () => {
  const [red, green] = [await picture('red'), await picture('green')];
  write(`repository/${matrix}`, red);
  write(`all/stories-1/.vitest/pictures/${matrix}`, green);
  write('all/stories-1/.vitest/pictures/differences/ui/button/matrix.webp', red);
  write('all/stories-1/test-results/trace.zip', 'trace');
  write(`all/stories-2/.vitest/pictures/${screen}`, red);

  expect(await takePictures([path('all')], path('repository'))).toEqual([screen, matrix]);
  expect(readFileSync(path(`repository/${matrix}`))).toEqual(green);
  expect(readFileSync(path(`repository/${screen}`))).toEqual(red);
  expect(existsSync(path('repository/test-results'))).toBe(false);
});

/** A zip file of one stored entry, as in the format's description. */
function zipOf(name, content) {
  const header = (signature, size) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32LE(signature);
    return bytes;
  };
  const sizes = (bytes, at) => {
    bytes.writeUInt32LE(crc32(content), at);
    bytes.writeUInt32LE(content.length, at + 4);
    bytes.writeUInt32LE(content.length, at + 8);
    bytes.writeUInt16LE(name.length, at + 12);
    return bytes;
  };
  const local = sizes(header(0x04034b50, 30), 14);
  const central = sizes(header(0x02014b50, 46), 16);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + content.length, 16);
  const text = Buffer.from(name);
  return Buffer.concat([local, text, content, central, text, end]);
}

const hasUnzip = () => {
  try {
    execFileSync(process.platform === 'win32' ? 'tar' : 'unzip', ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.skipIf(!hasUnzip())('takes pictures from a zip file', async () => {
  const blue = await picture('blue');
  write('stories-1.zip', zipOf(`.vitest/pictures/${matrix}`, blue));
  expect(await takePictures([path('stories-1.zip')], path('repository'))).toEqual([matrix]);
  expect(readFileSync(path(`repository/${matrix}`))).toEqual(blue);
});

it.each([
  ['does not exist', 'missing', 'does not exist'],
  ['is no archive', 'text.zip', 'cannot be unpacked'],
  ['contains no pictures', 'empty', 'contains no pictures'],
  ['contains a broken picture', 'broken', 'is not a whole picture'],
])('changes nothing if one artifact %s', async (_fault, name, message) => {
  const [red, green] = [await picture('red'), await picture('green')];
  write(`repository/${matrix}`, red);
  write(`good/${matrix}`, green);
  write('text.zip', 'no archive');
  write('empty/trace.txt', '');
  write(`broken/${screen}`, green.subarray(0, 20));
  await expect(takePictures([path('good'), path(name)], path('repository'))).rejects.toThrow(
    message,
  );
  expect(readFileSync(path(`repository/${matrix}`))).toEqual(red);
});
