/** The state matrix that a component is reviewed against, in the order of the Status page. */
export const states = [
  'default',
  'hover',
  'focus',
  'pressed',
  'disabled',
  'read-only',
  'invalid',
  'required',
  'loading',
  'empty',
  'error',
  'forbidden',
  'long text',
  'right-to-left',
  '320 px',
  '200% text',
  'light',
  'dark',
  'high contrast',
  'forced colours',
  'reduced motion',
] as const;

/** A state of the matrix. */
export type State = (typeof states)[number];

/** The properties of a story that determine which states it shows. */
export interface StoryFacts {
  /** Name of the export in its file, such as `RightToLeft`. */
  exportName: string;
  tags: readonly string[];
  parameters: Record<string, unknown>;
}

/** States by the names of stories; `Default` shows the idle state. */
const stateOfName: Record<string, State> = {
  Default: 'default',
  Disabled: 'disabled',
  ReadOnly: 'read-only',
  Invalid: 'invalid',
  Required: 'required',
  Loading: 'loading',
  Busy: 'loading',
  Empty: 'empty',
  Failed: 'error',
  ErrorWithRetry: 'error',
  ErrorAround: 'error',
  LoadError: 'error',
  ServerDown: 'error',
  Forbidden: 'forbidden',
  LongText: 'long text',
  LongTexts: 'long text',
  RightToLeft: 'right-to-left',
  Narrow: '320 px',
  LargeText: '200% text',
  ForcedColors: 'forced colours',
  ReducedMotion: 'reduced motion',
};

const isState = (value: unknown): value is State => states.some((state) => state === value);

/** The states that a story's parameters list under `key`. */
function listed(parameters: StoryFacts['parameters'], key: string): State[] {
  const list = parameters[key];
  return Array.isArray(list) ? list.filter(isState) : [];
}

/** The states that one story shows. */
export function statesOf({ exportName, tags, parameters }: StoryFacts): State[] {
  const named = stateOfName[exportName];
  const shown = listed(parameters, 'states');
  if (named) shown.push(named);
  const { media, textScale } = parameters;
  if (textScale === 2) shown.push('200% text');
  if (typeof media === 'object' && media && Reflect.get(media, 'forcedColors') === 'active') {
    shown.push('forced colours');
  }
  if (parameters['width'] === 320) shown.push('320 px');
  if (parameters['direction'] === 'rtl') shown.push('right-to-left');
  if (tags.includes('matrix')) {
    // Its test also takes a right-to-left picture.
    shown.push('default', 'right-to-left');
  }
  // The contrast of every catalogued story is measured in these themes, without motion.
  if (!['!dev', 'on-sheet'].some((tag) => tags.includes(tag))) {
    shown.push('light', 'dark', 'high contrast', 'reduced motion');
  }
  return shown;
}

/** Which stories show each state, by the stories' export names. */
export function coverageOf(stories: readonly StoryFacts[]): Map<State, string[]> {
  const shownBy = new Map<State, string[]>();
  for (const story of stories) {
    for (const state of new Set(statesOf(story))) {
      shownBy.set(state, [...(shownBy.get(state) ?? []), story.exportName]);
    }
  }
  return shownBy;
}

/** The properties of a component that determine its states. */
export interface ComponentFacts {
  /** Title in the sidebar: `UI/Fields/Select`. */
  title: string;
  /** Whether the component can be focused. */
  isInteractive: boolean;
  /** Names of its props, if known. */
  props: readonly string[];
  /** `parameters.notStates`: states that do not apply, regardless of the rules below. */
  without: readonly State[];
}

/** The states that apply to a component, and therefore have to be shown. */
export function statesFor({ title, isInteractive, props, without }: ComponentFacts): State[] {
  const isField = isInteractive && title.startsWith('UI/Fields/');
  // Widgets depend on responses of the server.
  const isWidget = title.startsWith('CRM/');
  const has = (...names: string[]) => names.some((name) => props.includes(name));
  const appliesTo: Partial<Record<State, boolean>> = {
    hover: isInteractive,
    focus: isInteractive,
    pressed: isInteractive,
    disabled: isField || (isInteractive && has('isDisabled', 'disabledReason')),
    'read-only': isField,
    invalid: isField,
    required: isField,
    loading: isWidget || has('isLoading', 'isBusy', 'loadingState'),
    empty: isWidget || has('emptyState', 'isEmpty'),
    error: isWidget,
    forbidden: isWidget,
  };
  return states.filter((state) => !without.includes(state) && appliesTo[state] !== false);
}
