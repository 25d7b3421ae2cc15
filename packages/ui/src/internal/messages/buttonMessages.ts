import { createContext } from 'react';

/** The texts of a button, in a separate module: a page with only buttons loads no others. */
export const buttonMessages = { working: 'Working…' };

/** The same texts in the current language. */
export const ButtonMessagesContext = createContext(buttonMessages);
