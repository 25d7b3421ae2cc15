import { createContext } from 'react';

/** What an Accordion decides for its Disclosures; `null` outside of one. */
export const AccordionContext = createContext<{ level: 2 | 3 | 4 | 5 | 6 } | null>(null);
