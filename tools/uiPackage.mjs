// Vite plugins that make the package out of packages/ui: one CSS file a component, imported by the
// component's JavaScript, so that an application loads the CSS of what it uses and none twice.
import { posix, relative, sep } from 'node:path';
import { runnerImport } from 'vite';

const slashes = (path) => path.split(sep).join('/');

/** The `.css.ts` that vanilla-extract made a CSS module from; its id carries a query. */
const cssSource = (id) => id.match(/^(.*\.css\.ts)\.vanilla\.css/)?.[1];

/** What runs in browsers only as far as React's server components are concerned. */
const needsClient = ({ facadeModuleId, imports }) =>
  facadeModuleId?.endsWith('.tsx') ||
  imports.some((id) => /^react(-aria.*|-stately.*|-dom.*)?$/.test(id));

/**
 * @param {string} src Folder of the sources.
 * @param {string[]} ground CSS files (from `src`) that every page needs once, whatever it uses.
 */
export function cssPerComponent(src, ground) {
  /** CSS by its file, in the order in which the modules ask for it. */
  const css = new Map();
  const fileOf = (source) => slashes(relative(src, source)).replace(/\.css\.ts$/, '.css');
  return {
    name: 'css-per-component',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        const source = cssSource(id);
        if (source === undefined) return null;
        css.set(fileOf(source), code);
        return { code: '', map: null };
      },
    },
    generateBundle(_options, bundle) {
      const importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const [name, output] of Object.entries(bundle)) {
        // What is left of the CSS modules: nothing.
        if (output.type === 'asset' || cssSource(output.facadeModuleId ?? '')) delete bundle[name];
        else if (output.facadeModuleId) {
          const files = importsOf(output.facadeModuleId).map(cssSource).filter(Boolean).map(fileOf);
          const folder = posix.dirname(output.fileName);
          const sheets = files
            .filter((file) => css.get(file))
            .map((file) => `import '${posix.relative(folder, file).replace(/^(?!\.)/, './')}';\n`);
          const code = output.code.replaceAll(/^import "[^"]*\.css\.ts\.vanilla\.js";\n/gm, '');
          output.code = `${needsClient(output) ? "'use client';\n" : ''}${sheets.join('')}${code}`;
        }
      }
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      for (const [file, source] of css) if (source) emit(file, source);
      const sheet = (files) => files.map((file) => css.get(file)).join('\n');
      const others = [...css.keys()].filter((file) => !ground.includes(file));
      emit('themes.css', sheet(ground));
      emit('styles.css', sheet([...ground, ...others]));
    },
  };
}

/**
 * Replaces the theme contract by the names that it makes, so that nobody's browser loads what made
 * them.
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
