import { coverageOf, statesFor } from './coverage.ts';
import type { State } from './coverage.ts';
import { componentFactsOf, storyFactsOf } from './facts.ts';

/** What the stories of a component show, and what they would have to. */
export interface ComponentStatus {
  title: string;
  /** Id of its docs page. */
  docsId: string;
  storyCount: number;
  /** States that it can be in. */
  needed: ReadonlySet<State>;
  /** Names of the stories that show each state. */
  shownBy: ReadonlyMap<State, readonly string[]>;
}

type Module = Record<string, unknown>;

// The same files that Storybook shows; each is loaded when the page asks for it.
const files = import.meta.glob<Module>('../../packages/*/src/**/*.stories.tsx');
const sheets = import.meta.glob<Module>('../../stories/States/*.stories.tsx');

const load = (found: Record<string, () => Promise<Module>>) =>
  Promise.all(Object.values(found).map((read) => read()));

const docsIdOf = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

/** Which stories of the States section show which states of which components, by title. */
function coveredBySheets(modules: readonly Module[]) {
  const covered = new Map<string, Map<State, string[]>>();
  for (const story of modules.flatMap(storyFactsOf)) {
    const { covers, states } = story.parameters;
    if (!Array.isArray(covers) || !Array.isArray(states)) continue;
    for (const title of covers) {
      const shown = covered.get(title) ?? new Map<State, string[]>();
      for (const state of states) {
        shown.set(state, [...(shown.get(state) ?? []), `States: ${story.exportName}`]);
      }
      covered.set(title, shown);
    }
  }
  return covered;
}

/** The package's own components stand before the product's widgets. */
const place = ({ title }: ComponentStatus) => `${title.startsWith('UI/') ? 0 : 1} ${title}`;

/** Reads every story file and works out what its stories show; sorted by title. */
export async function loadStatus(): Promise<ComponentStatus[]> {
  const [modules, sheetModules] = await Promise.all([load(files), load(sheets)]);
  const fromSheets = coveredBySheets(sheetModules);
  return modules
    .flatMap((module) => {
      const component = componentFactsOf(module);
      if (!component) return [];
      const stories = storyFactsOf(module);
      const { title } = component;
      return {
        title,
        docsId: docsIdOf(title),
        storyCount: stories.length,
        needed: new Set(statesFor(component)),
        shownBy: new Map([...(fromSheets.get(title) ?? []), ...coverageOf(stories)]),
      };
    })
    .toSorted((one, other) => place(one).localeCompare(place(other), 'en'));
}
