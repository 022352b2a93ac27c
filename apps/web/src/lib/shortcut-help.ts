/** Told when somebody asks for the list of keyboard shortcuts. */
const asked = new EventTarget();

export function askForShortcuts(): void {
  asked.dispatchEvent(new Event('asked'));
}

export function onShortcutsAsked(listener: () => void): () => void {
  asked.addEventListener('asked', listener);
  return () => asked.removeEventListener('asked', listener);
}
