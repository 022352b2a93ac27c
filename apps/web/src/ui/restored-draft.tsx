/** Notice that a form was restored with what was typed before the page was left. */
export function RestoredDraft() {
  return (
    <p role="status" className="rounded-xl border border-dashed border-strong-line p-3">
      What you typed before is still here. It is not saved yet.
    </p>
  );
}
