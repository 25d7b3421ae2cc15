import { style } from '@vanilla-extract/css';
import { inLayer, space } from '@cardinal/ui/styles';

/** The content in place of a list: why it is empty, or why it could not be loaded. */
export const state = style(inLayer('features', { paddingBlock: space[16] }));
