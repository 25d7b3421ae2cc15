import { coverageOf, statesFor, statesOf, type State } from './coverage.ts';
import { componentFactsOf, isCheckedByAxe, keysOf, storyFactsOf } from './facts.ts';

/** What the stories of a component show, what they have to show, and where it is used. */
export interface ComponentStatus {
  title: string;
  /** Id of its docs page. */
  docsId: string;
  storyCount: number;
  /** How many of its stories axe checks. */
  checked: number;
  /** How many keys its guide describes. */
  keys: number;
  /** States that the component can be in. */
  needed: ReadonlySet<State>;
  /** Names of the stories that show each state. */
  shownBy: ShownBy;
  /** Names of the components, widgets and screens that import it. */
  usedBy: readonly string[];
}

type Module = Record<string, unknown>;
type ShownBy = ReadonlyMap<State, readonly string[]>;

// The files that Storybook shows; each is loaded when the page needs it.
const files = import.meta.glob<Module>('../../packages/*/src/**/*.stories.tsx');
const sheets = import.meta.glob<Module>('../../stories/{States,Screens}/*.stories.tsx');

/** The last part of a story's title, which is the component's name. */
export const nameOf = (title: string) => title.split('/').at(-1) ?? title;

const load = (found: Record<string, () => Promise<Module>>) =>
  Promise.all(Object.values(found).map((read) => read()));

const docsIdOf = (title: string) =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;

/**
 * The states of components that stories with other titles show, as listed in `parameters.covers`.
 */
function coveredElsewhere(modules: readonly Module[]): Map<string, ShownBy> {
  const covered = new Map<string, Map<State, string[]>>();
  for (const module of modules) {
    const from = nameOf(componentFactsOf(module)?.title ?? '');
    for (const story of storyFactsOf(module)) {
      const { covers } = story.parameters;
      for (const title of Array.isArray(covers) ? covers : []) {
        const shown = covered.get(title) ?? new Map<State, string[]>();
        for (const state of new Set(statesOf(story))) {
          shown.set(state, [...(shown.get(state) ?? []), `${from}: ${story.exportName}`]);
        }
        covered.set(title, shown);
      }
    }
  }
  return covered;
}

const loadAll = async () => {
  const [modules, sheetModules] = await Promise.all([load(files), load(sheets)]);
  return { modules, elsewhere: coveredElsewhere([...modules, ...sheetModules]) };
};

/** The states of a component that stories with other titles show. */
export async function loadShownElsewhere(title: string): Promise<ShownBy> {
  return (await loadAll()).elsewhere.get(title) ?? new Map();
}

/** The design system's components come before the product's widgets. */
const place = ({ title }: ComponentStatus) => `${title.startsWith('UI/') ? 0 : 1} ${title}`;

/** Reads every story file and computes the states that its stories show; sorted by title. */
export async function loadStatus(): Promise<ComponentStatus[]> {
  const [{ modules, elsewhere }, { usedBy }] = await Promise.all([
    loadAll(),
    import('virtual:source-facts'),
  ]);
  return modules
    .flatMap((module) => {
      const component = componentFactsOf(module);
      if (!component || !/^(UI|CRM)\//.test(component.title)) return [];
      const stories = storyFactsOf(module);
      const { title } = component;
      return {
        title,
        docsId: docsIdOf(title),
        storyCount: stories.length,
        checked: stories.filter(isCheckedByAxe).length,
        keys: keysOf(module),
        needed: new Set(statesFor(component)),
        usedBy: usedBy[nameOf(title)] ?? [],
        shownBy: new Map([...(elsewhere.get(title) ?? []), ...coverageOf(stories)]),
      };
    })
    .toSorted((one, other) => place(one).localeCompare(place(other), 'en'));
}
