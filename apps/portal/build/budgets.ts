import type { Rolldown } from 'vite';
import { packed } from './packed.ts';

/** kB that a screen may load in its first seconds, gzipped. */
interface Budget {
  js: number;
  css: number;
}

/** The sign-in's budget, and that of the screens behind it. */
export const budgets = { signIn: { js: 150, css: 20 }, screen: { js: 230, css: 20 } };

/** Gzipped sizes of a bundle's files. */
function weigh(bundle: Rolldown.OutputBundle, files: readonly string[]): Budget {
  const total = { js: 0, css: 0 };
  for (const file of files) {
    const output = bundle[file];
    if (!output) throw new Error(`The build has no ${file}.`);
    const content = output.type === 'chunk' ? output.code : output.source;
    total[file.endsWith('.css') ? 'css' : 'js'] += packed(content);
  }
  return total;
}

/** The screens whose code is among these chunks. */
function routesIn(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const output = bundle[file];
    if (output?.type !== 'chunk') return [];
    return output.moduleIds.filter((id) => /[\\/]src[\\/]routes[\\/].*Route\.tsx$/.test(id));
  });
}

/** Problems of the code that a screen loads; empty if there are none. */
export function findings(
  bundle: Rolldown.OutputBundle,
  screen: { module: string; files: readonly string[]; early: string; budget: Budget },
): string[] {
  const { module, files, early, budget } = screen;
  const foreign = routesIn(bundle, files).filter((id) => !id.endsWith(module));
  const weight = weigh(bundle, files);
  weight.js += packed(early);
  const over = (['js', 'css'] as const).filter((kind) => weight[kind] > budget[kind]);
  return [
    ...foreign.map((id) => `${module} loads the code of another screen: ${id}`),
    ...over.map(
      (kind) =>
        `${module} loads ${weight[kind].toFixed(1)} kB of ${kind} in its first seconds; ` +
        `its budget is ${budget[kind]} kB. Load what the first view does not show when it is needed.`,
    ),
  ];
}
