import { answerTags } from '@herbie/contract';
import DOMPurify from 'dompurify';

/** Puts in what is left of the HTML, where the browser has no sanitizer of its own. */
export function putByLibrary(element: Element, html: string): void {
  if (!DOMPurify.isSupported) {
    element.textContent = html.replaceAll(/<[^>]*>/g, ' ');
    return;
  }
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...answerTags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  element.replaceChildren(clean);
}
