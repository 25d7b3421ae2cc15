import { Text } from '@cardinal/ui';
import { composeStory } from '@storybook/react-vite';
import type { Meta } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ComponentGuide } from '../../packages/ui/src/internal/guide.ts';
import { cell, columns, name } from './sheet.css.ts';

interface StoryFile {
  default: Meta & { title: string; parameters?: { guide?: ComponentGuide } };
  Default?: object;
}

const files = import.meta.glob<StoryFile>('../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

/** Dialogs cover the sheet and shells fill it; what draws nothing has nothing to show. */
const standsAlone = /^UI\/(Overlays|Shell)\/|\/(Announcer|ThemeProvider|SkipLink|VisuallyHidden)$/;

/** One component on a sheet. */
interface Sample {
  /** Title of its stories: `UI/Fields/Select`. */
  title: string;
  /** Whether it takes the focus. */
  isInteractive: boolean;
  /** Its Default story, which the toolbars have no say in. */
  Story: ComponentType;
}

const all: readonly Sample[] = Object.values(files)
  .flatMap(({ default: meta, Default }) =>
    Default === undefined || standsAlone.test(meta.title)
      ? []
      : {
          title: meta.title,
          isInteractive: (meta.parameters?.guide?.keyboard.length ?? 0) > 0,
          Story: composeStory(Default, meta, {}),
        },
  )
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

/** Every component that can stand beside others. */
export const everything = all;
/** Those of them that take the focus. */
export const interactive = all.filter(({ isInteractive }) => isInteractive);

/** What a sheet tells the Status page: what of which components it shows. */
export const shows = (samples: readonly Sample[], ...states: string[]) => ({
  states,
  covers: samples.map(({ title }) => title),
});

const asItRests: readonly string[] = [];

const controls = 'a[href], button, input, textarea, [role=option], [role=row], [role=tab]';

/** Shows the controls inside as if a pointer or the focus were on each of them. */
function AsIf({ states, children }: { states: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of ref.current?.querySelectorAll(controls) ?? []) {
      // Fields draw their states on the box around the input, checkboxes on their label.
      for (const drawn of [control, control.closest('label, [role=group], [role=presentation]')]) {
        for (const state of states) drawn?.setAttribute(`data-${state}`, 'true');
      }
    }
  }, [states]);
  return <div ref={ref}>{children}</div>;
}

interface SheetProps {
  samples: readonly Sample[];
  /** Data attributes that React Aria would set: `hovered`, `pressed`, `focus-visible`. */
  asIf?: readonly string[];
  /** How many columns. */
  count?: 1 | 2 | 3;
}

/** Many components on one page, each under its name. */
export function Sheet({ samples, asIf = asItRests, count = 3 }: SheetProps) {
  return (
    <AsIf states={asIf}>
      <div className={columns} style={{ columnCount: count }}>
        {samples.map(({ title, Story }) => (
          <div key={title} className={cell}>
            <Text as="p" size="xs" tone="subtle" className={name}>
              {title.split('/').at(-1)}
            </Text>
            <Story />
          </div>
        ))}
      </div>
    </AsIf>
  );
}
