/** Vitest's wrapper around every `import()` of the code under test. */
interface Runner {
  wrapDynamicImport: <T>(load: () => Promise<T>) => Promise<T>;
}
declare global {
  var __vitest_browser_runner__: Runner | undefined;
}

let underway = 0;

const runner = globalThis.__vitest_browser_runner__;
if (runner) {
  const wrap = runner.wrapDynamicImport.bind(runner);
  runner.wrapDynamicImport = async (load) => {
    underway += 1;
    try {
      return await wrap(load);
    } finally {
      underway -= 1;
    }
  };
}

/** Number of modules that are being loaded on demand: where one is missing, React shows a fallback. */
export const importsUnderway = () => underway;
