import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Component, Prop } from 'virtual:component-props';
import { isInterfaceDeclaration, isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Symbols of an optional prop and of a name that is exported from another file. */
const flags = { optional: 16_777_216, alias: 2_097_152 } as const;

/** Interfaces of React Aria that repeat the DOM's events or serve its own composition. */
const technicalOwners =
  /^(Global\w+|TextInputDOMEvents|(FocusWithin|Slot|Style|StyleRender|\w*DOMRender|AriaValidation|AriaPosition|AriaPopover|AriaTextField)Props|HoverEvents|KeyboardEvents|FocusableDOMProps|RACValidation)$/;

/** Attributes of assistive technology apart from names, and props that may change at any time. */
const technicalNames = /^(aria-(?!label)|UNSTABLE_)/;

/** Where a prop is declared, and with which type. */
function declarationOf(prop: TypeSymbol, project: Project) {
  const [handle] = prop.declarations;
  const node = handle?.resolve(project);
  const owner = node?.parent;
  return {
    isOwn: handle?.path.startsWith(packages) === true,
    isFromReactAria: /node_modules\/(react-(aria|stately)|@react-types)/.test(handle?.path ?? ''),
    owner: owner && isInterfaceDeclaration(owner) ? owner.name.text : '',
    type: node && isPropertySignatureDeclaration(node) ? node.type?.getText() : undefined,
  };
}

/** The docs of a prop; undefined for attributes of the DOM, which every element has. */
function describeProp(prop: TypeSymbol, project: Project): Prop | undefined {
  const { checker } = project;
  const { name } = prop;
  const about = prop.getDocumentationComment(checker);
  const { isOwn, isFromReactAria, owner, type } = declarationOf(prop, project);
  const isTechnical = technicalOwners.test(owner) || technicalNames.test(name);
  if (!isOwn && name !== 'children' && (!isFromReactAria || !about || isTechnical)) {
    return undefined;
  }
  const resolved = checker.getTypeOfSymbol(prop);
  const printed = (isOwn && type) || (resolved ? checker.typeToString(resolved) : 'unknown');
  const fallback = prop.getJsDocTags(checker).find((tag) => tag.name === 'default')?.text;
  return {
    name,
    type: printed.replace(/ \| undefined$/, '').replaceAll(/\s+/g, ' '),
    isRequired: (prop.flags & flags.optional) === 0,
    about,
    isOwn,
    // React Aria's class is kept beside the component's own.
    ...(fallback && !fallback.startsWith("'react-aria-") && { fallback }),
  };
}

/** The entry points of a package: their names, and the paths of their sources. */
function entriesOf(name: string): [entry: string, path: string][] {
  const folder = `${packages}${name}/`;
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}package.json`, 'utf8'),
  );
  return Object.entries(exports)
    .filter(([, path]) => path.endsWith('.ts'))
    .map(([entry, path]) => [`@cardinal/${name}${entry.slice(1)}`, `${folder}${path}`]);
}

/** The components of an entry point, read from its exported types `<Component>Props`. */
function componentsOf(project: Project, [entry, path]: [entry: string, path: string]) {
  const { checker, program } = project;
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  const named = new Map(exported.map((symbol) => [symbol.name, symbol]));
  const resolve = (symbol: TypeSymbol) =>
    symbol.flags & flags.alias ? checker.getAliasedSymbol(symbol) : symbol;
  return exported.flatMap((symbol) => {
    const name = symbol.name.replace(/Props$/, '');
    const component = named.get(name);
    if (name === symbol.name || !component) return [];
    const about = resolve(component).getDocumentationComment(checker);
    const props = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(resolve(symbol)));
    return [
      { name, entry, about, props: props.flatMap((prop) => describeProp(prop, project) ?? []) },
    ];
  });
}

/**
 * The components and widgets by their names, with the entry point that others import and the props.
 * Of several entry points the smallest counts, which is not the one that exports everything.
 */
export function findComponents(): Record<string, Component> {
  const api = new API({ cwd: packages });
  try {
    // The widgets' project also has the sources of the components that they import, which is all of
    // them: opening the components' own project beside it would take as long again.
    const config = `${packages}crm-features/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('TypeScript cannot open packages/crm-features.');
    const found = ['ui', 'crm-features'].flatMap((name) =>
      entriesOf(name)
        .toSorted(([one], [other]) => one.length - other.length)
        .flatMap((entry) => componentsOf(project, entry)),
    );
    return Object.fromEntries(found.map(({ name, ...component }) => [name, component]));
  } finally {
    api.close();
  }
}
