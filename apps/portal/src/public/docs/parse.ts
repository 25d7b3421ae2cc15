import { lexer } from 'marked';
import type { TokensList } from 'marked';

/** Parses a document in Markdown. */
export const parse = (text: string): TokensList => lexer(text);
