import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

/** A fenced block of the page for operators. */
interface Block {
  /** The word after the language in its first line; '' if there is none. */
  name: string;
  text: string;
}

/** Every block of docs/operating.md. */
export function blocks(): Block[] {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, _language, name = '', text = '']) => ({ name, text }),
  );
}

/** The block with a name, as printed. */
export function block(name: string): string {
  const found = blocks().filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`docs/operating.md has ${found.length} blocks ${name}.`);
  return found.map(({ text }) => text).join('');
}

/**
 * A block adapted to this machine: each text on the left, which must occur in it, is replaced by
 * the one on the right. Only for paths, ports and addresses.
 */
export function placed(text: string, places: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [from, to] of Object.entries(places)) {
    if (!text.includes(from)) throw new Error(`The block does not have ${from}.`);
    result = result.replaceAll(from, to);
  }
  return result;
}

const run = promisify(execFile);

/** Runs a block in a shell that stops at the first failing line. @returns Its output. */
export async function runInShell(
  script: string,
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  const { stdout } = await run('sh', ['-e', '-c', script], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

/** Whether a program is installed. */
export const isInstalled = (program: string, versionFlag = '--version'): Promise<boolean> =>
  run(program, [versionFlag]).then(
    () => true,
    () => false,
  );

/** Reports loudly that a part of a test is not run here. */
export function warnOfSkipped(part: string, need: string) {
  process.stderr.write(`\nWARNING: ${part} of docs/operating.md is SKIPPED: ${need}.\n\n`);
}
