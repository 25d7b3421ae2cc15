import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasPinnedNode, nodeProblem } from './node.mjs';

const read = (file) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const { optionalDependencies, devDependencies, engines } = JSON.parse(read('package.json'));
const problemOf = (platform, arch, version) =>
  nodeProblem({ platform, arch, version }, hasPinnedNode({ platform, arch }, optionalDependencies));

describe('the Node that runs the tools', () => {
  it.each([
    ['linux', 'x64', 'v20.20.2'],
    ['linux', 'arm64', 'v20.20.2'],
    ['win32', 'x64', 'v22.1.0'],
    ['darwin', 'arm64', 'v24.0.0'],
    ['darwin', 'x64', 'v26.1.0'],
  ])('is new enough: %s-%s %s', (platform, arch, version) => {
    expect(problemOf(platform, arch, version)).toBeUndefined();
  });

  it('is the user’s own on macOS, which the sentence explains', () => {
    expect(problemOf('darwin', 'arm64', 'v20.20.2')).toBe(
      'Cardinal needs Node 24 or newer here, because its packages bring no Node for darwin-arm64. This is v20.20.2; get a newer one from https://nodejs.org.',
    );
  });

  it('is too old to install anything', () => {
    expect(problemOf('linux', 'x64', 'v18.0.0')).toContain(
      'Node 20 or newer here. This is v18.0.0',
    );
  });
});

describe('the Node that Cardinal runs on', () => {
  const version = read('.nvmrc').trim();
  const [major] = version.split('.');

  it('is the same one wherever it is named', () => {
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
    expect(engines.node).toBe(`>=${major}`);
    expect(devDependencies['@types/node'].split('.')[0]).toBe(major);
  });
});
