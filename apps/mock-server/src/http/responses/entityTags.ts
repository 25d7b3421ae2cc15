/** The header of a response that contains the version of a record. */
export const entityTag = ({ version }: { version: number }) => ({ ETag: `"${version}"` });

/** A compressing proxy makes a tag weak (`W/`), but the version is the same. */
const tagPattern = /^\s*(?:W\/)?"?(0|[1-9]\d*)"?\s*$/;

/**
 * The versions that a request may overwrite according to its `If-Match` header; undefined if any.
 * Other tags match no version.
 */
export function matchingVersions(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').flatMap((tag) => {
    const version = tagPattern.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
