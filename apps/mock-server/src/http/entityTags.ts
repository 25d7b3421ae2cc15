/** The header that names the version of a record in a response. */
export const entityTag = ({ version }: { version: number }) => ({ ETag: `"${version}"` });

/** A proxy that compresses makes a tag weak (`W/`), which says no less about the version. */
const tagPattern = /^\s*(?:W\/)?"?(0|[1-9]\d*)"?\s*$/;

/**
 * The versions that a request allows to overwrite, by its `If-Match` header; undefined if it allows any.
 * Tags that are no version of ours match nothing.
 */
export function matchingVersions(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = tagPattern.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
