// Which Node is new enough. Plain JavaScript that any Node can run: this is the first that runs.

/** The Node that everything runs on, and the oldest that can install it. */
const needed = { own: 24, toInstall: 20 };

/**
 * Says in a sentence what is wrong with a Node; undefined: nothing.
 * @param {{ platform: string, arch: string, version: string }} node
 * @param {boolean} bringsNode Whether the packages bring a Node for this system.
 */
export function nodeProblem({ platform, arch, version }, bringsNode) {
  const least = bringsNode ? needed.toInstall : needed.own;
  if (Number(/\d+/.exec(version)?.[0]) >= least) return undefined;
  const why = bringsNode ? '' : `, because its packages bring no Node for ${platform}-${arch}`;
  return `Cardinal needs Node ${least} or newer here${why}. This is ${version}; get a newer one from https://nodejs.org.`;
}

/**
 * Whether the packages bring a Node for a system.
 * @param {{ platform: string, arch: string }} node
 * @param {Record<string, string>} optionalDependencies Those of package.json.
 */
export function hasPinnedNode({ platform, arch }, optionalDependencies) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}` in optionalDependencies;
}
