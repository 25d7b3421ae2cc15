import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { DisclosureGroup } from 'react-aria-components';
import type { DisclosureGroupProps } from 'react-aria-components';
import { AccordionContext } from '../../internal/AccordionContext.ts';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { accordion } from './Accordion.css.ts';

/** Props of Accordion. */
export interface AccordionProps extends Omit<DisclosureGroupProps, 'children'> {
  /** Disclosures, each with an `id` where which are open is controlled. */
  children: ReactNode;
  /**
   * Level of the headings.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6;
  /**
   * Whether opening one leaves the others open.
   * @default false
   */
  allowsMultipleExpanded?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Disclosures under each other, such as questions and their answers. */
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
