import { lexer, type Token, type Tokens, type TokensList } from 'marked';

/** Parses a document in Markdown. */
export const parse = (text: string): TokensList => lexer(text);

/** Whether a part of a document is a heading. */
export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
