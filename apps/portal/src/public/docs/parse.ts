import { lexer, type TokensList } from 'marked';

/** Parses a document in Markdown. */
export const parse = (text: string): TokensList => lexer(text);
