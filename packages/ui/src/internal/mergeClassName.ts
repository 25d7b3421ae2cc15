import { composeRenderProps, type ClassNameOrFunction } from 'react-aria-components';

/** Combines our class with the caller's, which can be a function of the component's state. */
export function mergeClassName<T>(own: string, theirs: ClassNameOrFunction<T> | undefined) {
  return composeRenderProps(theirs, (value) => joinClassNames(own, value));
}

/** Joins class names and skips empty ones. */
export function joinClassNames(...names: (string | undefined | false)[]) {
  return names.filter(Boolean).join(' ');
}
