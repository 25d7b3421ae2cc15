import { fileURLToPath } from 'node:url';
import type { Prop } from 'virtual:component-props';
import { isInterfaceDeclaration, isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

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
    isOwn: handle?.path.startsWith(ui) === true,
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

/** The props of every component, read from the exported types `<Component>Props`. */
export function findProps(): Record<string, Prop[]> {
  const api = new API({ cwd: ui });
  try {
    const project = api.updateSnapshot({ openProjects: [`${ui}tsconfig.json`] }).getProjects()[0];
    const index = project?.program.getSourceFile(`${ui}src/index.ts`);
    const module = index && project?.checker.getSymbolAtLocation(index);
    if (!project || !module) throw new Error('TypeScript cannot open packages/ui.');
    const { checker } = project;
    return Object.fromEntries(
      checker
        .getExportsOfModule(module)
        .filter(({ name }) => name.endsWith('Props'))
        .map((symbol) => {
          const declared = symbol.flags & flags.alias ? checker.getAliasedSymbol(symbol) : symbol;
          const props = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared));
          return [
            symbol.name.replace(/Props$/, ''),
            props.flatMap((prop) => describeProp(prop, project) ?? []),
          ];
        }),
    );
  } finally {
    api.close();
  }
}
