import { hash, randomBytes } from 'node:crypto';

/** A random secret that can be used in a URL, a header and a subprotocol. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: reading the database does not reveal usable tokens. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
