const roomOfToast = 130;
const widest = 420;
const phone = '(width < 48rem)';

/** What is read before anything else. */
const warnings = '.bg-stop-tint, .bg-avoid-tint, .bg-ask-tint';
/** What stands at the lower edge for good: the field of a chat, and the notices behind the page. */
const lowerBars = '.chat-form, #main + *';

/** At which edges of the window a toast lies. */
export interface ToastPlace {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
}

/**
 * The first of these that leaves warnings and the field one is in free: above what stands at the lower edge, and where that
 * cannot be, over the bar on a phone, whose keyboard may cover the lower half, and elsewhere at the other side or under the bar.
 */
export function placeOfToast(): ToastPlace {
  const field = document.activeElement?.closest('input, select, textarea') ?? null;
  const bottom = innerHeight - Math.min(innerHeight, ...boxesOf(lowerBars).map(({ top }) => top));
  const above = { top: 0, left: 0, right: 0 };
  const below = { bottom, left: 0, right: 0 };
  const wide = [
    { bottom, right: 0 },
    { bottom, left: 0 },
    { top: Math.max(0, ...boxesOf('.site-bar').map((bar) => bar.bottom)), right: 0 },
  ] as const;
  const places: readonly [ToastPlace, ...ToastPlace[]] = matchMedia(phone).matches
    ? field
      ? [above, below]
      : [below, above]
    : wide;
  const kept = [...boxesOf(warnings), ...(field ? [field.getBoundingClientRect()] : [])];
  return places.find((place) => !kept.some((box) => lieOver(place, box))) ?? places[0];
}

function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.closest('.toasts') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

function lieOver({ top, bottom = 0, left }: ToastPlace, box: DOMRect): boolean {
  const upper = top ?? innerHeight - bottom - roomOfToast;
  const start = left ?? innerWidth - widest;
  return (
    box.top < upper + roomOfToast &&
    box.bottom > upper &&
    box.left < Math.min(innerWidth, start + widest) &&
    box.right > start
  );
}
