import { Text } from '@cardinal/ui';
import { composeStory, type Meta } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
import { atAnEdge, cell, columns, name } from './sheet.css.ts';

type StoryFile = Record<string, object | undefined> & {
  default: Meta & { title: string; parameters?: { guide?: ComponentGuide } };
};

const files = import.meta.glob<StoryFile>('../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

/** Dialogs would cover the sheet and the shell would fill it; some components render nothing. */
const standsAlone =
  /^UI\/Overlays\/|\/(AppShell|Announcer|MessagesProvider|ThemeProvider|SkipLink|VisuallyHidden)$/;

/** The stories of a component that a sheet can show. */
type Shown =
  | 'Default'
  | 'Matrix'
  | 'LongText'
  | 'RightToLeft'
  | 'Narrow'
  | 'LargeText'
  | 'ForcedColors';

/** One component on a sheet. */
interface Sample {
  /** Title of its stories: `UI/Fields/Select`. */
  title: string;
  /** Whether the component can be focused. */
  isInteractive: boolean;
  file: StoryFile;
}

const all: readonly Sample[] = Object.values(files)
  .flatMap((file) => {
    const { title, parameters } = file.default;
    const isInteractive = (parameters?.guide?.keyboard.length ?? 0) > 0;
    return standsAlone.test(title) ? [] : { title, isInteractive, file };
  })
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

/** The samples that have one of these stories. */
const having = (samples: readonly Sample[], ...stories: Shown[]) =>
  samples.filter(({ file }) => stories.some((story) => file[story]));

/** Every component that can be shown beside others. */
export const everything = having(all, 'Default');
/** The focusable ones. */
export const interactive = everything.filter(({ isInteractive }) => isInteractive);
/** Those with a story of long texts. */
export const withLongText = having(all, 'LongText');

const isAction = ({ title }: Sample) => /^UI\/(Actions|Fields)\//.test(title);
/** Actions and fields. */
export const actions = everything.filter(isAction);
/** Content and navigation. */
export const others = everything.filter((sample) => !isAction(sample));

/** The states of components that a sheet shows, for the Status page. */
export const shows = (samples: readonly Sample[], ...states: string[]) => ({
  states,
  covers: samples.map(({ title }) => title),
});

interface HasParameters {
  parameters?: Record<string, unknown>;
}

/** The same, as wide as the sheet allows. */
const withoutWidth = <Of extends HasParameters>(of: Of): Of => ({
  ...of,
  parameters: { ...of.parameters, width: undefined },
});

/** The first of these stories that a component has, without the toolbars' settings. */
function storyOf({ file }: Sample, stories: readonly Shown[]) {
  const story: HasParameters | undefined = stories.map((shown) => file[shown]).find(Boolean);
  if (!story) return null;
  const Story: ComponentType = composeStory(withoutWidth(story), withoutWidth(file.default), {});
  const width = story.parameters?.['width'] ?? file.default.parameters?.['width'];
  return { Story, width: typeof width === 'number' ? width : undefined };
}

const asItRests: readonly string[] = [];

const controls = 'a[href], button, input, textarea, [role=option], [role=row], [role=tab]';

/** Shows the controls inside as if each of them were hovered or focused. */
function AsIf({ states, children }: { states: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of ref.current?.querySelectorAll(controls) ?? []) {
      // Fields show their states on the border around the input, checkboxes on their label.
      for (const drawn of [control, control.closest('label, [role=group], [role=presentation]')]) {
        for (const state of states) drawn?.setAttribute(`data-${state}`, 'true');
      }
    }
  }, [states]);
  return <div ref={ref}>{children}</div>;
}

interface SheetProps {
  samples: readonly Sample[];
  /** Which story to show of each component; if it is missing, the next one. @default ['Default'] */
  stories?: readonly Shown[];
  /** Data attributes that React Aria would set: `hovered`, `pressed`, `focus-visible`. */
  asIf?: readonly string[];
  /** Number of columns. */
  count?: 1 | 2 | 3;
}

const byDefault: readonly Shown[] = ['Default'];

/** Many components on one page, each below its name. */
export function Sheet({ samples, stories = byDefault, asIf = asItRests, count = 3 }: SheetProps) {
  return (
    <AsIf states={asIf}>
      <div className={columns} style={{ columnCount: count }}>
        {samples.map((sample) => {
          const shown = storyOf(sample, stories);
          const ownName = sample.title.split('/').at(-1);
          return (
            shown && (
              <div key={sample.title} className={ownName === 'TabBar' ? atAnEdge : cell}>
                <Text as="p" size="xs" tone="subtle" className={name}>
                  {ownName}
                </Text>
                <div style={{ maxWidth: shown.width }}>
                  <shown.Story />
                </div>
              </div>
            )
          );
        })}
      </div>
    </AsIf>
  );
}
