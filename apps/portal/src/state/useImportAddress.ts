import { imports } from '../paths.ts';
import { useAddressParams } from './useAddressParams.ts';

/** The import that the URL names. */
export interface ImportAddress {
  /** Whether an import is shown; one whose file is still to be chosen has no id. */
  isShown: boolean;
  importId: string | null;
  /** Shows another import; with null, a file is chosen first. */
  show: (id: string | null) => void;
  /** Shows no import. */
  leave: () => void;
}

/** Keeps the shown import in the URL, so that a reload or a link leads to it. */
export function useImportAddress(): ImportAddress {
  const [search, change] = useAddressParams();
  const named = search.get(imports.param);
  return {
    isShown: named !== null,
    importId: named === imports.another ? null : named,
    show: (id) =>
      change((next) => {
        next.set(imports.param, id ?? imports.another);
        return next;
      }),
    leave: () =>
      change((next) => {
        next.delete(imports.param);
        return next;
      }),
  };
}
