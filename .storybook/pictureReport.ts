import { copyFile, glob, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const style = `
body{font:15px/1.5 system-ui,sans-serif;margin:24px;color-scheme:light dark}
figure{margin:0;min-width:0}
figcaption{color:GrayText}
img{max-width:100%;border:1px solid GrayText}
section{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin-bottom:40px}
h2{font-size:16px;grid-column:1/-1;margin:0}`;

const figure = (caption: string, path: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${path}"><img src="${path}" alt="${caption}" loading="lazy"></a></figure>`;

const section = (name: string) =>
  `<section><h2>${name}</h2>${figure('Expected', `expected/${name}.webp`)}${figure('Seen', `stories/pictures/${name}.webp`)}${figure('Difference', `differences/${name}.webp`)}</section>`;

/** Two pages may compare pictures at the same time; the report is written by one at a time. */
let queue = Promise.resolve();

/**
 * Adds a picture that differs to the one page that shows all of them: expected, seen, difference.
 * @param results Folder with `stories/pictures` (seen) and `differences`
 * @param committed Path of the expected picture
 * @returns Path of the page
 */
export async function writeReport(
  results: string,
  name: string,
  committed: string,
): Promise<string> {
  const expected = join(results, 'expected', `${name}.webp`);
  await mkdir(dirname(expected), { recursive: true });
  await copyFile(committed, expected);
  const page = join(results, 'index.html');
  queue = queue.then(() => writePage(results, page));
  await queue;
  return page;
}

async function writePage(results: string, page: string) {
  const names: string[] = [];
  for await (const file of glob('**/*.webp', { cwd: join(results, 'differences') })) {
    names.push(file.slice(0, -'.webp'.length).split(sep).join('/'));
  }
  const sections = names.toSorted().map(section).join('\n');
  await writeFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style><h1>${names.length} pictures differ</h1>\n${sections}</html>\n`,
  );
}
