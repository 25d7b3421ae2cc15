import { createContext } from 'react';

/** The settings of an Accordion for its Disclosures; `null` outside of one. */
export const AccordionContext = createContext<{ level: 2 | 3 | 4 | 5 | 6 } | null>(null);
