/** A key nobody else makes. `crypto.randomUUID` would do, but is missing on plain http in a home network. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
