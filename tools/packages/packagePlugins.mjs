// Vite plugins for published packages: one CSS file for each component, imported by that component's
// JavaScript, so that an application loads only the CSS of what it uses, and none of it twice.
import { posix, relative, sep } from 'node:path';
import { runnerImport } from 'vite';

const slashes = (path) => path.split(sep).join('/');

/** The `.css.ts` from which vanilla-extract generated a CSS module; its id contains a query. */
const cssSource = (id) => id.match(/^(.*\.css\.ts)\.vanilla\.css/)?.[1];

/** Whether React's server components must treat a chunk as client code. */
const needsClient = ({ facadeModuleId, imports }) =>
  facadeModuleId?.endsWith('.tsx') ||
  imports.some((id) => /^react(-aria.*|-stately.*|-dom.*)?$/.test(id));

/**
 * @param {string} src Folder of the sources.
 * @param {string[]} ground CSS files (from `src`) that every page needs once, whatever it uses;
 * they become `themes.css`. The index does not import them: they change the whole page, which
 * importing a component must not do.
 */
export function cssPerComponent(src, ground) {
  /** CSS by file, in import order. CSS of other packages comes with those packages. */
  const css = new Map();
  const fileOf = (source) => slashes(relative(src, source)).replace(/\.css\.ts$/, '.css');
  const isOwn = (file) => !file.startsWith('../');
  return {
    name: 'css-per-component',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        const source = cssSource(id);
        if (source === undefined) return null;
        const file = fileOf(source);
        if (isOwn(file)) css.set(file, code);
        return { code: '', map: null };
      },
    },
    generateBundle(_options, bundle) {
      const importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const [name, output] of Object.entries(bundle)) {
        // The CSS was moved to its own file, so these modules are empty.
        if (output.type === 'asset' || cssSource(output.facadeModuleId ?? '')) delete bundle[name];
        else if (output.facadeModuleId) {
          const files = importsOf(output.facadeModuleId).map(cssSource).filter(Boolean).map(fileOf);
          const folder = posix.dirname(output.fileName);
          const sheets = files
            .filter((file) => css.get(file))
            .map((file) => `import '${posix.relative(folder, file).replace(/^(?!\.)/, './')}';\n`);
          let code = output.code.replaceAll(/^import "[^"]*\.css\.ts\.vanilla\.js";\n/gm, '');
          if (output.fileName === 'index.js') {
            for (const file of ground) code = code.replace(`import "./${file}.js";\n`, '');
          }
          output.code = `${needsClient(output) ? "'use client';\n" : ''}${sheets.join('')}${code}`;
        }
      }
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const [file, source] of css) if (source) emit(file, source);
      const sheet = (files) => files.map((file) => css.get(file)).join('\n');
      // Fonts are an entry of their own.
      const others = [...css.keys()].filter(
        (file) => !ground.includes(file) && file !== 'fonts.css',
      );
      if (ground.length > 0) emit('themes.css', sheet(ground));
      emit('styles.css', sheet([...ground, ...others]));
    },
  };
}

/**
 * Replaces the theme contract with the names it generates, so that browsers don't load the code that
 * generates them.
 * @param {string} contract Path of the module that exports `vars`.
 */
export function resolvedContract(contract) {
  return {
    name: 'resolved-contract',
    async load(id) {
      if (id !== contract) return null;
      const { module } = await runnerImport(contract, { configFile: false });
      return `export const vars = ${JSON.stringify(module.vars)};
export { themeAttributes } from './attributes.ts';`;
    },
  };
}
