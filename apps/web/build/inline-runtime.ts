import type { Plugin } from 'vite';

const imported = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";?/;
const exported = /export\{([^}]*)\};?\s*$/;

/**
 * The bundler keeps half a kilobyte of go-between in a file of its own, which every page would ask for beside its other
 * files. Written into the few that use it, it costs next to nothing.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'herbie-inline-runtime',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!runtime) return;
      const given = exported.exec(runtime.code)?.[1];
      if (given === undefined) this.error('the runtime of the bundler has another shape');
      const whole = `(()=>{${runtime.code.replace(exported, '')}return{${pairs(given, 'exported')}}})()`;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        if (!imported.test(chunk.code)) this.error(`${chunk.fileName} imports the runtime in another way`);
        chunk.code = chunk.code.replace(
          imported,
          (_all, names: string) => `const{${pairs(names, 'imported')}}=${whole};`,
        );
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** "a as b" of an export is `b:a` in an object, and of an import `a:b`. */
function pairs(names: string, kind: 'imported' | 'exported'): string {
  return names
    .split(',')
    .map((each) => {
      const [first = '', second = first] = each.trim().split(' as ');
      return kind === 'exported' ? `${second}:${first}` : `${first}:${second}`;
    })
    .join(',');
}
