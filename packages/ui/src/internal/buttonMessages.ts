import { createContext } from 'react';

/** The words of a button, apart from the others: a page of buttons loads no others. */
export const buttonMessages = { working: 'Working…' };

/** The same in the language around. */
export const ButtonMessagesContext = createContext(buttonMessages);
