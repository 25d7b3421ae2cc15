import { composeRenderProps } from 'react-aria-components';
import type { ClassNameOrFunction } from 'react-aria-components';

/** Our class and the caller's, which may be a function of the component's state. */
export function mergeClassName<T>(own: string, theirs: ClassNameOrFunction<T> | undefined) {
  return composeRenderProps(theirs, (value) => joinClassNames(own, value));
}

/** Class names that are there, joined. */
export function joinClassNames(...names: (string | undefined | false)[]) {
  return names.filter(Boolean).join(' ');
}
