import { ChevronDown } from 'lucide-react';
import { createElement, useContext } from 'react';
import type { ReactNode, Ref } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel } from 'react-aria-components';
import type { DisclosureProps as AriaDisclosureProps } from 'react-aria-components';
import { AccordionContext } from '../../internal/AccordionContext.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import {
  chevron,
  content,
  disclosure,
  heading,
  panel,
  title as titleClass,
  trigger,
} from './Disclosure.css.ts';

/** Props of Disclosure. */
export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children'> {
  /** What the button says: what is inside, or the question that is answered there. */
  title: ReactNode;
  /** What opens. The browser's own search finds it and opens it, too. */
  children: ReactNode;
  /**
   * Level of the heading that the button is; in an Accordion the accordion's.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLDivElement>;
}

/** A button that opens and closes what stands beneath it. */
export function Disclosure({ title, level, children, className, ...props }: DisclosureProps) {
  const accordion = useContext(AccordionContext);
  const look = accordion ? 'row' : 'alone';
  const mark = <Icon icon={ChevronDown} className={chevron({ look })} />;
  const button = (
    <Button slot="trigger" className={trigger({ look })}>
      {look === 'alone' && mark}
      <span className={titleClass}>{title}</span>
      {look === 'row' && mark}
    </Button>
  );
  return (
    <AriaDisclosure {...props} className={mergeClassName(disclosure({ look }), className)}>
      {createElement(`h${level ?? accordion?.level ?? 3}`, { className: heading }, button)}
      <DisclosurePanel className={panel}>
        <div className={content({ look })}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
