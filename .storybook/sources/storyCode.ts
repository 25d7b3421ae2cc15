/** Members that test a story, or say where it is shown. */
const aside = /^ {2}(async )?(play|tags|globals|beforeEach|loaders)\b/;

/** The declaration of a name at the top of a formatted file. */
function declarationOf(name: string, source: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^(export )?const ${name}\\b`).test(line));
  if (start === -1) return '';
  const isEnd = (line: string, at: number) => line.endsWith(';') && (at === 0 || /^\S/.test(line));
  const length = lines.slice(start).findIndex(isEnd) + 1;
  return lines.slice(start, start + length).join('\n');
}

/** The first line of a declared object, and its members. */
const partsOf = (declaration: string) =>
  declaration.replace(/\n\}[^\n]*$/, '').split(/\n(?= {2}\w)/);

/** How a story uses its component: its code without tests, and what all stories of the file share. */
export function storyCode(name: string, source: string): string {
  const story = declarationOf(name, source);
  const [opening = '', ...members] = partsOf(story);
  const shown = members.filter((member) => !aside.test(member));
  const code =
    members.length === 0
      ? story
      : shown.length === 0
        ? `${opening}};`
        : [opening, ...shown, '};'].join('\n');
  const shared = partsOf(declarationOf('meta', source)).find((member) =>
    /^ {2}args\b/.test(member),
  );
  return shared ? `const meta = {\n${shared}\n};\n\n${code}` : code;
}
