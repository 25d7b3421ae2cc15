import { useFocusRing } from 'react-aria/useFocusRing';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { useHasTabbable } from './useHasTabbable.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Tab } from './Tab.tsx';
import { count as countClass, list, panel } from './Tabs.css.ts';

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** Id passed to `onSelectionChange`. */
  id: Id;
  /** Label of the tab. */
  label: string;
  /**
   * Number of items in the tab. Omit it if a count makes no sense; `undefined` or `null` shows a
   * dash while it is unknown.
   */
  count?: number | null;
  /** The panel of the tab. Omit it in all tabs to use one panel for all, from `children`. */
  content?: ReactNode;
  /** Whether the tab is disabled. */
  isDisabled?: boolean;
  /** Called when the tab is hovered or focused, to preload its content. */
  onApproach?: () => void;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /** The chosen tab. */
  selectedKey?: Id;
  /**
   * Id of the initially chosen tab.
   * @default the first one
   */
  defaultSelectedKey?: Id;
  /** Called with the id of the newly chosen tab. */
  onSelectionChange?: (id: Id) => void;
  /** The shared panel, if no tab has content of its own. It is kept when another tab is chosen. */
  children?: ReactNode;
  /** Added to the component’s own classes. */
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
  /** Id of the tab that the panel belongs to. */
  tabId: string;
  children: ReactNode;
}

/** The content of the chosen tab. Tab reaches it if it contains no control. */
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
      // Makes a panel without controls scrollable and readable by keyboard.
      tabIndex={hasTabbable ? undefined : 0}
      className={panel}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </div>
  );
}

/** The index that a key moves to among `length` tabs, wrapping around. */
function target(key: string, from: number, length: number, isRtl: boolean): number | undefined {
  const step = isRtl ? -1 : 1;
  const to = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : to % length;
}

/**
 * Switches between views of the same screen. Built on React Aria's press, hover and focus hooks,
 * because its own tabs depend on its collections, a tenth of the first screen's code.
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
