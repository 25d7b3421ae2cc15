/** A type whose values users of a component write. */
export interface SourceType {
  name: string;
  /** Its declaration with comments, as in the source. */
  code: string;
}

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/components/*/*.{ts,tsx}', '!**/*.{stories,test,css,guide}.*'],
  { query: '?raw', import: 'default' },
);

const declaration =
  /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:interface (\w+)[^]*?\n?\}\n|type (\w+)[^]*?;\n(?=\n|$))/g;

/** The exported types of a file; props have a table of their own. */
function typesIn(source: string): SourceType[] {
  return [...source.matchAll(declaration)].flatMap(([code, asInterface, asType]) => {
    const name = asInterface ?? asType ?? '';
    return name.endsWith('Props') ? [] : { name, code: code.trim() };
  });
}

/** Whether modules export a name of a file: with all of the file's exports, or individually. */
function isExported(modules: string, file: string, name: string) {
  return (
    modules.includes(`export * from './${file}'`) ||
    new RegExp(`export (type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '\\./${file}'`).test(modules)
  );
}

/** The types that a component's folder exports, read from its sources when the page opens. */
export async function loadSourceTypes(component: string): Promise<SourceType[]> {
  const folder = `../../packages/ui/src/components/${component}/`;
  const read = await Promise.all(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, load]) => [path.slice(folder.length), await load()] as const),
  );
  const main = new Set(['index.ts', `${component}.tsx`]);
  const modules = read.flatMap(([file, source]) => (main.has(file) ? source : [])).join('\n');
  return read.flatMap(([file, source]) =>
    typesIn(source).filter(({ name }) => isExported(modules, file, name)),
  );
}
