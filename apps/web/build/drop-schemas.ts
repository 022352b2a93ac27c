import type { Plugin } from 'vite';

const dropped = new Set(['params', 'query', 'body', 'reply']);
const contractFile = /packages\/contract\/src\/.*\.ts$/;
const webFile = /apps\/web\/src\/.*\.tsx?$/;
const schemaUse = /\.(?:params|query|body|reply)\s*\.\s*(?:safeP|p)arse\b/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The browser makes calls and leaves their checking to the server: it needs a call's method and path, not its schemas,
 * which would bring the whole schema library to the first paint. Forms check with the schemas the contract exports by
 * name, which stay.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'herbie-drop-schemas',
    transform: {
      filter: { id: [contractFile, webFile] },
      handler(code, id) {
        if (webFile.test(id)) {
          if (schemaUse.test(code)) this.error(`${id}: a call has no schemas in the browser; check with a named form`);
          return null;
        }
        const cuts: Node[] = [];
        visit(this.parse(code, { lang: 'ts' }), (node) => {
          if (isDefineCall(node)) cuts.push(...schemasIn(node));
        });
        const calls = cuts.toSorted((a, b) => b.start - a.start).reduce(cut, code);
        const built = builtSchemas(this.parse(calls, { lang: 'ts' }).body);
        return { code: built.toReversed().reduce(asNeeded, calls), map: null };
      },
    },
  };
}

function visit(value: unknown, meet: (node: Node & Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, meet);
  if (!isNode(value)) return;
  meet(value);
  for (const child of Object.values(value)) visit(child, meet);
}

function isNode(value: unknown): value is Node & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isDefineCall(node: Record<string, unknown>): boolean {
  const { callee } = node;
  return node['type'] === 'CallExpression' && isNode(callee) && callee['name'] === 'defineCall';
}

function schemasIn(node: Record<string, unknown>): Node[] {
  const [declared] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  const properties: unknown = isNode(declared) ? declared['properties'] : [];
  if (!Array.isArray(properties)) return [];
  return properties.filter(
    (property) => isNode(property) && isNode(property['key']) && dropped.has(String(property['key']['name'])),
  );
}

/** What a module builds at its top, calls of the contract apart. */
function builtSchemas(body: readonly unknown[]): Node[] {
  return body.flatMap((statement) => {
    if (!isNode(statement)) return [];
    const declared: unknown = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    const declarations: unknown = isNode(declared) ? declared['declarations'] : [];
    if (!Array.isArray(declarations)) return [];
    return declarations.flatMap((each) => {
      const init: unknown = isNode(each) ? each['init'] : null;
      const isBuilt = isNode(init) && /^(?:Call|Object)Expression$/.test(init.type) && !isDefineCall(init);
      return isBuilt ? [init] : [];
    });
  });
}

/** A schema nobody uses is left out: building one changes nothing else, which the bundler cannot know by itself. */
function asNeeded(code: string, { start, end }: Node): string {
  return `${code.slice(0, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()${code.slice(end)}`;
}

/** Cuts a property and the comma after it. */
function cut(code: string, { start, end }: Node): string {
  return code.slice(0, start) + code.slice(end).replace(/^\s*,/, '');
}
