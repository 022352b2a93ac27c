const gap = 6;
const edge = 8;

/**
 * Shows a `popover="manual"` element above everything, under its anchor or over it where there is more room, and keeps
 * it there while the page scrolls. Returns a function that hides it.
 */
export function float(panel: HTMLElement, anchor: HTMLElement): () => void {
  panel.showPopover();
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const width = panel.offsetWidth;
    const height = panel.offsetHeight;
    const below = innerHeight - box.bottom - gap - edge;
    const isAbove = height > below && box.top > below;
    // The end of the panel under the end of a right-hand anchor, else their beginnings.
    const left = box.left + box.width / 2 > innerWidth / 2 ? box.right - width : box.left;
    const top = isAbove ? box.top - gap - height : box.bottom + gap;
    panel.style.left = `${clamp(left, innerWidth - width - edge)}px`;
    panel.style.top = `${clamp(top, innerHeight - height - edge)}px`;
  };
  place();
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
    if (panel.isConnected) panel.hidePopover();
  };
}

function clamp(value: number, most: number): number {
  return Math.max(edge, Math.min(value, most));
}
