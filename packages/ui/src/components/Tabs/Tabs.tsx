import type { ReactNode } from 'react';
import { useContext, useLayoutEffect, useRef } from 'react';
import {
  Tab,
  TabList,
  TabListStateContext,
  TabPanel,
  Tabs as AriaTabs,
  useLocale,
} from 'react-aria-components';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { count as countClass, list, panel, tab } from './Tabs.css.ts';

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** What `onSelectionChange` gets. */
  id: Id;
  /** The word. */
  label: string;
  /**
   * How many things are in it. Leave it out where that says nothing; where it is there but not
   * known yet (`undefined` or `null`), a dash holds its place.
   */
  count?: number | null;
  /** Its own panel. Leave it out of all of them to have one panel for all, from `children`. */
  content?: ReactNode;
  /** Whether it can't be chosen. */
  isDisabled?: boolean;
}

/** Props of Tabs. */
export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /** The chosen tab. */
  selectedKey?: Id;
  /**
   * The tab that is chosen first.
   * @default the first one
   */
  defaultSelectedKey?: Id;
  /** Called with the newly chosen tab. */
  onSelectionChange?: (id: Id) => void;
  /** The one panel, when no tab has content of its own. It is kept when another tab is chosen. */
  children?: ReactNode;
  className?: string;
}

function Count({ value }: { value: number | null | undefined }) {
  const messages = useMessages();
  const { locale } = useLocale();
  const isKnown = value !== undefined && value !== null;
  return (
    <span className={countClass}>
      {isKnown ? (
        new Intl.NumberFormat(locale).format(value)
      ) : (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{messages.notKnown}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function SharedPanel({ children }: { children: ReactNode }) {
  const selectedKey = useContext(TabListStateContext)?.selectedKey ?? undefined;
  const ref = useRef<HTMLDivElement>(null);
  // Each tab names a panel of its own as the one it controls, but React Aria keeps a panel's first id.
  useLayoutEffect(() => {
    const tab = ref.current?.parentElement?.querySelector('[role="tab"][aria-selected="true"]');
    const id = tab?.getAttribute('aria-controls');
    if (ref.current && id) ref.current.id = id;
  });
  return (
    <TabPanel ref={ref} id={selectedKey} className={panel}>
      {children}
    </TabPanel>
  );
}

/** Views of the same place, one at a time. */
export function Tabs<Id extends string>({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  children,
  className,
}: TabsProps<Id>) {
  const isShared = items.every((item) => item.content === undefined);
  return (
    <AriaTabs
      className={className}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onSelectionChange?.(item.id);
      }}
    >
      <TabList aria-label={label} className={list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={tab}>
            {item.label}
            {'count' in item && <Count value={item.count} />}
          </Tab>
        ))}
      </TabList>
      {isShared ? (
        <SharedPanel>{children}</SharedPanel>
      ) : (
        items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={panel}>
            {item.content}
          </TabPanel>
        ))
      )}
    </AriaTabs>
  );
}
