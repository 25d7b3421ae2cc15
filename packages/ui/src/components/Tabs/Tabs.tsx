import { useFocusRing } from 'react-aria/useFocusRing';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { useHasTabbable } from '../../internal/useHasTabbable.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Tab } from './Tab.tsx';
import { count as countClass, list, panel } from './Tabs.css.ts';

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
  /** Called when the pointer or the focus comes to it: time to load what it shows. */
  onApproach?: () => void;
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

interface PanelProps {
  id: string;
  /** Id of the tab that it belongs to. */
  tabId: string;
  children: ReactNode;
}

/** What the chosen tab shows; a stop of the Tab key where nothing in it is one. */
function Panel({ id, tabId, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { focusProps, isFocusVisible } = useFocusRing();
  const hasTabbable = useHasTabbable(ref);
  return (
    <div
      {...focusProps}
      ref={ref}
      role="tabpanel"
      id={id}
      aria-labelledby={tabId}
      // So that a panel without a control can be scrolled and read by keyboard.
      tabIndex={hasTabbable ? undefined : 0}
      className={panel}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </div>
  );
}

/** Where a key leads among `length` tabs; the list has no ends. */
function target(key: string, from: number, length: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
  const to = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : to % length;
}

/**
 * Views of the same place, one at a time. React Aria's own tabs build on its collections, a tenth
 * of the first screen's code that a list of words has no use for; its presses, hovers and focus
 * rings are here.
 */
export function Tabs<Id extends string>({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  children,
  className,
}: TabsProps<Id>) {
  const baseId = useId();
  const isRtl = useLocale().direction === 'rtl';
  const [ownKey, setOwnKey] = useState(defaultSelectedKey);
  const enabled = items.filter(({ isDisabled }) => !isDisabled);
  const selected = items.find(({ id }) => id === (selectedKey ?? ownKey)) ?? enabled[0];
  const isShared = items.every((item) => item.content === undefined);
  const panelId = `${baseId}-panel`;
  const tabId = (id: Id | undefined) => `${baseId}-${items.findIndex((item) => item.id === id)}`;

  function select(id: Id) {
    if (id === selected?.id) return;
    setOwnKey(id);
    onSelectionChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])'),
    ];
    const from = tabs.findIndex((tab) => tab === event.target);
    const to = target(event.key, from, enabled.length, isRtl);
    const item = to === undefined ? undefined : enabled.at(to);
    if (!item) return;
    event.preventDefault();
    select(item.id);
    tabs[enabled.indexOf(item)]?.focus();
  }

  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its tabs has the focus */}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={list}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={tabId(item.id)}
            panelId={panelId}
            isSelected={item.id === selected?.id}
            isDisabled={item.isDisabled === true}
            onSelect={() => select(item.id)}
            onApproach={item.onApproach}
          >
            {item.label}
            {'count' in item && <Count value={item.count} />}
          </Tab>
        ))}
      </div>
      <Panel key={isShared ? 'shared' : selected?.id} id={panelId} tabId={tabId(selected?.id)}>
        {isShared ? children : selected?.content}
      </Panel>
    </div>
  );
}
