import { ChevronDown } from 'lucide-react';
import { createElement, useContext, type ReactNode, type Ref } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components';
import { AccordionContext } from './AccordionContext.ts';
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

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children'> {
  /** Label of the button: what is inside, or the question that is answered there. */
  title: ReactNode;
  /** The content. The browser's page search finds it and opens the disclosure. */
  children: ReactNode;
  /**
   * Level of the heading around the button. In an Accordion, its level applies.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A button that shows and hides the content below it. */
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
