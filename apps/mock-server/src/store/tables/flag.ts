/** 0 or 1: a boolean in the form that both engines store identically. */
export type Flag = 0 | 1;
