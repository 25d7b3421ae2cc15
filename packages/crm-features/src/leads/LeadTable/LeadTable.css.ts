import { style } from '@vanilla-extract/css';
import { inLayer, space } from '@cardinal/ui/styles';

export const state = style(inLayer('features', { paddingBlock: space[16] }));
