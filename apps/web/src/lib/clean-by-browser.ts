import { answerTags } from '@herbie/contract';

declare global {
  interface Element {
    /** Too young for the types that come with the compiler. */
    setHTML?: (html: string, options: { readonly sanitizer: typeof allowed }) => void;
  }
}

const allowed = { elements: [...answerTags], attributes: ['href'], comments: false, dataAttributes: false };

export const browserCleans = 'setHTML' in Element.prototype;

/** Puts in what the browser's own sanitizer leaves of the HTML. */
export function putByBrowser(element: Element, html: string): void {
  element.setHTML?.(html, { sanitizer: allowed });
}
