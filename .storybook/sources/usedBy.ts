import { basename, dirname } from 'node:path';
import { importsOf, type Sources } from './imports.ts';

/** Name of the component, widget or screen that a file belongs to. */
function ownerOf(path: string): string {
  const folder = basename(dirname(path));
  return /^[A-Z]/.test(folder) ? folder : basename(path).replace(/\.tsx?$/, '');
}

/** The names by which an import refers to components and widgets. */
function usedNames({ names, from }: ReturnType<typeof importsOf>[number]): readonly string[] {
  if (from.startsWith('@cardinal/')) return names;
  const [, folder] = /\/([A-Z]\w*)\/\w+\.tsx?$/.exec(from) ?? [];
  return folder ? [folder] : [];
}

/** The components, widgets and screens that import each component or widget. */
export function findUsers(sources: Sources): Record<string, string[]> {
  const users = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const owner = ownerOf(path);
    if (owner === 'index') continue;
    for (const name of importsOf(path, source).flatMap(usedNames)) {
      if (name !== owner) users.set(name, (users.get(name) ?? new Set()).add(owner));
    }
  }
  return Object.fromEntries([...users].map(([name, found]) => [name, [...found].toSorted()]));
}
