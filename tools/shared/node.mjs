// Checks the version of Node. Plain JavaScript that any Node can run, because it runs first.

/** The version of Node that everything runs on, and the oldest that can install it. */
const needed = { own: 24, toInstall: 20 };

/**
 * Returns a sentence about why a Node cannot be used; undefined if it can.
 * @param {{ platform: string, arch: string, version: string }} node
 * @param {boolean} bringsNode Whether the packages include a Node for this system.
 */
export function nodeProblem({ platform, arch, version }, bringsNode) {
  const least = bringsNode ? needed.toInstall : needed.own;
  if (Number(/\d+/.exec(version)?.[0]) >= least) return undefined;
  const why = bringsNode ? '' : `, because its packages bring no Node for ${platform}-${arch}`;
  return `Cardinal needs Node ${least} or newer here${why}. This is ${version}; get a newer one from https://nodejs.org.`;
}

/**
 * Whether the packages include a Node for a system.
 * @param {{ platform: string, arch: string }} node
 * @param {Record<string, string>} optionalDependencies Those of package.json.
 */
export function hasPinnedNode({ platform, arch }, optionalDependencies) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}` in optionalDependencies;
}
