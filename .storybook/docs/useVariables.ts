import { useEffect, useState } from 'react';

/** The current values of CSS variables of the page, updated when its theme changes. */
export function useVariables(names: readonly string[]): readonly string[] {
  const [values, setValues] = useState<readonly string[]>([]);
  const key = names.join();
  useEffect(() => {
    const root = document.documentElement;
    const read = () => {
      const style = getComputedStyle(root);
      setValues(key.split(',').map((name) => style.getPropertyValue(name).trim()));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true });
    return () => observer.disconnect();
  }, [key]);
  return values;
}
