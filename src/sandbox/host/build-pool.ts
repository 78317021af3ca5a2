import type { BuildPool, BuildPoolOptions } from './build-types.ts';

export function createBuildPool(_options: BuildPoolOptions): BuildPool {
  throw new Error('The build pool is being built.');
}
