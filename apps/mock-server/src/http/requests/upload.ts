import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BusboyFileStream } from '@fastify/busboy';
import { sizes } from '@cardinal/contract';
import {
  invalid,
  largerThan,
  unavailable,
  unsupportedType,
} from '../../services/shared/failures.ts';
import type { RequestContext } from '../environment.ts';
import { malformed } from '../responses/problems.ts';
import { readFormParts } from './formParts.ts';
import { makeUploadFolder } from './uploadFolders.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

/** A received file, on the disk of this machine. */
export interface Upload {
  /** Absolute path. */
  path: string;
  /** Name given by the sender, without folders. */
  fileName: string;
  /** SHA-256 of its content, hexadecimal. */
  hash: string;
  /** Deletes the file. The caller must call this. */
  remove(): Promise<void>;
}

const longestName = 255;

/**
 * Receives the part `file` of a form, directly to disk. If the upload is aborted, nothing remains
 * on disk and no file stays open.
 * @param most Limit of the file in bytes
 * @throws `malformed`, `too_large`, `unsupported_type`, `invalid` or `unavailable`.
 */
export async function receiveFile(c: RequestContext, most: number): Promise<Upload> {
  const type = c.req.header('Content-Type') ?? '';
  const { body } = c.req.raw;
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) {
    throw unsupportedType(say(({ request }) => request.sendFile));
  }
  const folder = await makeUploadFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    // The stream types of the DOM and Node describe the same thing.
    const received = await receive(body as ReadableStream, type, path, most);
    return { ...received, path, remove };
  } catch (error) {
    await remove();
    throw isFull(error) ? noRoom() : error;
  }
}

async function receive(body: ReadableStream, type: string, path: string, most: number) {
  let part: BusboyFileStream | undefined;
  let storing: Promise<{ fileName: string; hash: string }> | undefined;
  try {
    await readFormParts(body, {
      type,
      most: { bytes: most + sizes.body, stated: most },
      broken: brokenForm,
      listen(form) {
        form.on('file', (field, file, name) => {
          // A broken form also emits its error on the open part, which may have no other listener.
          file.on('error', () => undefined);
          if (field !== 'file' || storing) {
            file.resume();
            return;
          }
          part = file;
          storing = store(file, path, most).then((hash) => ({ fileName: plainName(name), hash }));
          // It is awaited below, at the end of the form.
          storing.catch((error: Error) => form.destroy(error));
        });
      },
    });
  } catch (error) {
    // A broken form leaves its part open; the file would be awaited, and kept, forever.
    part?.destroy(brokenForm());
    const stored = await storing?.catch((reason: unknown) => reason);
    throw isFull(stored) ? stored : error;
  }
  if (!storing)
    throw invalid([{ path: 'file', message: say(({ request }) => request.chooseFile) }]);
  return storing;
}

/** Stores a file. @returns Its hash. */
async function store(file: BusboyFileStream, path: string, most: number): Promise<string> {
  const hash = createHash('sha256');
  const see = (chunk: Buffer) => void hash.update(chunk);
  await pipeline(file, atMost(most, see), createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}

/** Passes bytes on up to a limit. */
function atMost(bytes: number, see: (chunk: Buffer) => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      see(chunk);
      done(size > bytes ? largerThan(bytes) : null, chunk);
    },
  });
}

/** A file name for display: without folders and invisible characters. */
function plainName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are removed
  const shown = last.replace(/[\u0000-\u001f\u007f\p{Cf}]/gu, '').trim();
  return shown.slice(-longestName) || 'file';
}

const brokenForm = () => malformed(say(({ request }) => request.brokenUpload));

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));
const noRoom = () =>
  unavailable(
    say(({ server }) => server.noRoom),
    60,
  );
