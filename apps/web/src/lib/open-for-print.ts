/** What is folded away on a screen is on paper all the same. Answers how to stop. */
export function openForPrint(root: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const each of opened) each.open = true;
  };
  const close = () => {
    for (const each of opened) each.open = false;
    opened = [];
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
    close();
  };
}
