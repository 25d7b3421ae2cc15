/** 0 or 1: the form of a boolean that both engines store alike. */
export type Flag = 0 | 1;
