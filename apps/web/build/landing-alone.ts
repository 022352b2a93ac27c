import type { Plugin } from 'vite';

const mark = '?landing';
const own = /\/src\/landing\/(?!.*\.tsx).*\.ts$/;

/** Gives the landing page's script copies of what it shares with the app, so that neither loads a file for the other. */
export function landingAlone(): Plugin {
  return {
    name: 'herbie-landing-alone',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (importer === undefined || !source.startsWith('.') || !(own.test(importer) || importer.endsWith(mark)))
        return null;
      const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      if (!found || own.test(found.id)) return found;
      return { ...found, id: found.id + (found.id.includes('?') ? mark.replace('?', '&') : mark) };
    },
  };
}
