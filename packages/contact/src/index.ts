export { splitName } from './people/personName.ts';
