/** The entries of `values` that differ from those of the same name in `from`. */
export function differing<T extends object>(values: Partial<T>, from: T): Partial<T> {
  const left = { ...values };
  for (const name in left) if (left[name] === from[name]) delete left[name];
  return left;
}
