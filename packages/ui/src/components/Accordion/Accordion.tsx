import { useMemo, type ReactNode, type Ref } from 'react';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components';
import { AccordionContext } from '../Disclosure/AccordionContext.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { accordion } from './Accordion.css.ts';

export interface AccordionProps extends Omit<DisclosureGroupProps, 'children'> {
  /** The Disclosures, each with an `id` if the open items are controlled. */
  children: ReactNode;
  /**
   * Level of the items' headings.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  /**
   * Whether several items can be open at once.
   * @default false
   */
  allowsMultipleExpanded?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A list of disclosures, such as questions and their answers. */
export function Accordion({ level = 3, className, children, ...props }: AccordionProps) {
  const context = useMemo(() => ({ level }), [level]);
  return (
    <AccordionContext value={context}>
      <DisclosureGroup {...props} className={mergeClassName(accordion, className)}>
        {children}
      </DisclosureGroup>
    </AccordionContext>
  );
}
