import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const known = /apps\/web\/src\/features\/herbs\/plant-shapes\.ts$/;

/** Runs a module at build time and ships what it exports, so that what it was made from stays out of the browser. */
export function writeOut(): Plugin {
  return {
    name: 'herbie-write-out',
    load: {
      filter: { id: known },
      async handler(id) {
        const exported = Object.entries<unknown>(await import(pathToFileURL(id).href));
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}
