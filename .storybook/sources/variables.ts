import { vars } from '../../packages/ui/src/theme/contract.ts';
import { importsOf, type Sources } from './imports.ts';

const components = 'packages/ui/src/components/';
const styles = 'packages/ui/src/styles/';
const internal = 'packages/ui/src/internal/';

type Tree = { readonly [key: string]: string | Tree };

/** The part of `vars` at a path, and how much of the path leads to it. */
function partAt(path: readonly string[]): { part: string | Tree; depth: number } {
  let part: string | Tree = vars;
  let depth = 0;
  for (const key of path) {
    const next: string | Tree | undefined = typeof part === 'string' ? undefined : part[key];
    if (next === undefined) break;
    part = next;
    depth += 1;
  }
  return { part, depth };
}

/** The variables below a part of `vars`, as far as they are used. */
function leavesOf(part: string | Tree, isMeant: (name: string) => boolean, name = ''): string[] {
  if (typeof part === 'string') return isMeant(name) ? [part] : [];
  return Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, isMeant, key));
}

/** Names that a source gives to parts of `vars`, as in `const { text } = vars.color`. */
function aliasesIn(source: string): Map<string, readonly string[]> {
  const aliases = new Map<string, readonly string[]>([['vars', []]]);
  for (const [, names = '', from = ''] of source.matchAll(/const \{([^}]*)\} = ([\w.]+);/g)) {
    const [start = '', ...keys] = from.split('.');
    const path = aliases.get(start);
    if (!path) continue;
    for (const name of names.split(',')) {
      const [key = '', alias = key] = name.trim().split(/\s*:\s*/);
      if (key) aliases.set(alias, [...path, ...keys, key]);
    }
  }
  return aliases;
}

/** A source without comments, imports, and the declarations of those names. */
const codeOf = (source: string) =>
  source
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/^import [^;]*;|const \{[^}]*\} = [\w.]+;/gm, '');

/** The variables that a part of a file reads. */
function variablesIn(code: string, source: string): string[] {
  const aliases = aliasesIn(source);
  const use = /(?<![\w.'-])([a-z]\w*)((?:\.\w+)+|(?=[[,)]))(\[?)/g;
  return [...code.matchAll(use)].flatMap(([, alias = '', keys = '', bracket]) => {
    const path = [...(aliases.get(alias) ?? ['']), ...keys.split('.').filter(Boolean)];
    const { part, depth } = partAt(path);
    if (depth === 0 || depth < path.length)
      return typeof part === 'string' && depth > 0 ? [part] : [];
    // If a whole group is passed on, the names of its members appear where they are read.
    const isMeant = (name: string) =>
      typeof part === 'string' || bracket === '[' || new RegExp(`[.{,] ?${name}\\b`).test(code);
    return leavesOf(part, isMeant);
  });
}

/** The declarations of a file by their names. */
function declarationsIn(source: string): Map<string, string> {
  const declared = source.matchAll(/(?<=^|\n)(?:export )?(?:const|function) (\w+)[^]*?(?=\n\n|$)/g);
  return new Map([...declared].map(([text, name = '']) => [name, text]));
}

/** The variables that a declaration reads directly or through others in its file. */
function variablesOfStyle(name: string, source: string): string[] {
  const declarations = declarationsIn(source);
  const text = declarations.get(name) ?? '';
  const used = [...declarations].filter(
    ([other]) => other !== name && new RegExp(`\\b${other}\\b`).test(text),
  );
  return [text, ...used.map(([, other]) => other)].flatMap((one) => variablesIn(one, source));
}

/** The file of `styles` that declares a name; the index only re-exports it. */
const styleFile = (name: string, sources: Sources) =>
  [...sources].find(
    ([path, source]) => path.startsWith(styles) && declarationsIn(source).has(name),
  )?.[1];

/** Whether a file is part of those that import it: another component, imported by its index, is not. */
const isInner = (path: string) =>
  path.startsWith(internal) || (path.startsWith(components) && !path.endsWith('/index.ts'));

/** The CSS variables that a component reads in its own files and the inner ones they import. */
function variablesOf(component: string, sources: Sources): string[] {
  const waiting = [...sources.keys()].filter((path) =>
    path.startsWith(`${components}${component}/`),
  );
  const seen = new Set<string>();
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path);
    if (source === undefined || seen.has(path)) continue;
    seen.add(path);
    for (const variable of variablesIn(codeOf(source), source)) found.add(variable);
    for (const { names, from } of importsOf(path, source)) {
      if (from.endsWith('.css.ts') || isInner(from)) waiting.push(from);
      if (!from.startsWith(styles)) continue;
      for (const name of names) {
        const file = styleFile(name, sources);
        if (file) for (const variable of variablesOfStyle(name, file)) found.add(variable);
      }
    }
  }
  return [...found].map((variable) => variable.slice('var('.length, -1)).toSorted();
}

/** The CSS variables that each component reads. */
export function findVariables(sources: Sources): Record<string, string[]> {
  const names = new Set(
    [...sources.keys()].flatMap((path) =>
      path.startsWith(components) ? (path.slice(components.length).split('/')[0] ?? []) : [],
    ),
  );
  return Object.fromEntries([...names].map((name) => [name, variablesOf(name, sources)]));
}
