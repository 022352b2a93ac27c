import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const domain = resolve(import.meta.dirname, '../../../packages/domain/src');
const index = resolve(domain, 'evidence/data/index.gen.ts');
const domainFile = /packages\/domain\/src\/.*\.ts$/;
const quoted = /(['"])([a-z\d]+(?:-[a-z\d]+)+)\1/g;

/**
 * Sources are cited by id tens of thousands of times. In the browser nobody reads the ids, so the knowledge that is stored
 * there has short ones: the place in the list of sources.
 */
export function shortSourceIds(): Plugin {
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: 'herbie-short-source-ids',
    apply: 'build',
    async buildStart() {
      const { allSources }: { allSources: readonly { readonly id: string }[] } = await import(
        pathToFileURL(index).href
      );
      short = new Map(allSources.map(({ id }, place) => [id, place.toString(36)]));
    },
    transform: {
      filter: { id: domainFile },
      handler: (code) => ({
        code: code.replaceAll(quoted, (whole, mark: string, id: string) => {
          const name = short.get(id);
          return name === undefined ? whole : `${mark}${name}${mark}`;
        }),
        map: null,
      }),
    },
  };
}
