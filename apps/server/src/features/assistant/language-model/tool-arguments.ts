/** The arguments of a tool call as an object, for services that take them so; of what is none, an empty one. */
export function toArguments(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
