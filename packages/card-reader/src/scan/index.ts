export { pictureRefusals } from './pictureRefusals.ts';
export { scanOf } from './scanOf.ts';
