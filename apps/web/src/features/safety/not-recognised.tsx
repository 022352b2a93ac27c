/** What matched nothing: told, never passed over. */
export function NotRecognised({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="rounded-xl border border-dashed border-strong-line p-3 wrap-anywhere">
      Not recognised, so not checked: <strong>{texts.join(', ')}</strong>
    </p>
  );
}
