import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

type Projection = (value: unknown) => unknown;
type Schema = z.core.$ZodType;

/** Serializes a reply as JSON with only the keys that its schema names. */
export const replySerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  const project = projectionOf(schema);
  return (value) => JSON.stringify(project(value));
};

/**
 * Reduces a value to its schema. Plain shapes are copied key by key, which takes a fifth of the time of parsing each
 * reply with zod; anything else (unions, transforms) is left to zod.
 */
function projectionOf(schema: Schema): Projection {
  const { def } = toPlain(schema);
  switch (def.type) {
    case 'object':
      return def.catchall === undefined ? objectProjectionOf(def.shape) : encoder(schema);
    case 'array': {
      const project = projectionOf(def.element);
      return (value) => (Array.isArray(value) ? value.map(project) : refuse('a list', value));
    }
    case 'nullable': {
      const project = projectionOf(def.innerType);
      return (value) => (value === null ? null : project(value));
    }
    case 'optional': {
      const project = projectionOf(def.innerType);
      return (value) => (value === undefined ? undefined : project(value));
    }
    // Every list of the contract is one.
    case 'readonly':
      return projectionOf(def.innerType);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'string':
    case 'number':
    case 'boolean':
      return (value) => (typeof value === def.type ? value : refuse(`a ${def.type}`, value));
    default:
      return encoder(schema);
  }
}

function objectProjectionOf(shape: Readonly<Record<string, Schema>>): Projection {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, project: projectionOf(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse('an object', value);
    const projected: Record<string, unknown> = {};
    // safe: reading any key of an object is allowed, and the key's own projection checks the value.
    for (const { key, project } of fields) projected[key] = project((value as Record<string, unknown>)[key]);
    return projected;
  };
}

function oneOf(values: readonly unknown[]): Projection {
  return (value) => (values.includes(value) ? value : refuse(`one of ${values.join(', ')}`, value));
}

function encoder(schema: Schema): Projection {
  return (value) => z.encode(schema, value);
}

function refuse(wanted: string, value: unknown): never {
  throw new TypeError(`the reply should hold ${wanted}, not ${value === null ? 'null' : typeof value}`);
}

function toPlain(schema: Schema): { readonly def: z.core.$ZodTypes['_zod']['def'] } {
  // safe: zod's own union of all its schema types; `default` above handles the ones not listed.
  return { def: schema._zod.def as z.core.$ZodTypes['_zod']['def'] };
}
