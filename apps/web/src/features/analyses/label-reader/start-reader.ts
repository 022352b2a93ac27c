// oxlint-disable-next-line import/default -- the bundler makes this address
import address from './label-reader.worker.ts?worker&url';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  var trustedTypes: Policies | undefined;
}

let trusted: string | null = null;

/** The reader in a worker of its own, so that the page stays quick. */
export function startReader(): Worker {
  // The page's content policy asks for a named policy before any script is started.
  trusted ??=
    globalThis.trustedTypes?.createPolicy('herbie', { createScriptURL: () => address }).createScriptURL('') ?? address;
  return new Worker(trusted, { type: 'module' });
}
