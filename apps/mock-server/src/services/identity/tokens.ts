import { hash, randomBytes } from 'node:crypto';

/** A random secret that fits into a URL, a header and a subprotocol. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the database can use none. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
