/** A type that a component's users write values of. */
export interface SourceType {
  name: string;
  /** Its declaration with its comments, as the source has it. */
  code: string;
}

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/components/*/*.{ts,tsx}', '!**/*.{stories,test,css,guide}.*'],
  { query: '?raw', import: 'default' },
);

const declaration =
  /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:interface (\w+)[^]*?\n?\}\n|type (\w+)[^]*?;\n(?=\n|$))/g;

/** The types of a file that others may use; props have a table of their own. */
function typesIn(source: string): SourceType[] {
  return [...source.matchAll(declaration)].flatMap(([code, asInterface, asType]) => {
    const name = asInterface ?? asType ?? '';
    return name.endsWith('Props') ? [] : { name, code: code.trim() };
  });
}

/** Whether modules give a name of a file to others: with all of the file's, or by itself. */
function isExported(modules: string, file: string, name: string) {
  return (
    modules.includes(`export * from './${file}'`) ||
    new RegExp(`export (type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '\\./${file}'`).test(modules)
  );
}

/** Types that a component's folder exports, read from its source as the page opens. */
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
