import { answerTags, emptyLinkText, maxAnswerCharacters } from '@herbie/contract';
import DOMPurify from 'dompurify';
import { memo } from 'react';
import { pageHistory } from './location.ts';

/**
 * Assistant HTML, sanitized again in the browser. The only place where HTML becomes part of the page; memoized, so it is
 * rendered again only when the HTML changes.
 */
export const SafeHtml = memo(function SafeHtml({ html, className }: { html: string; className?: string }) {
  if (!DOMPurify.isSupported) return <div className={className}>{html.replaceAll(/<[^>]*>/g, ' ')}</div>;
  const clean = DOMPurify.sanitize(html.slice(0, maxAnswerCharacters), {
    ALLOWED_TAGS: [...answerTags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  // safe: React hands a TrustedHTML to innerHTML as it is; its types know strings only.
  return (
    <div className={className} ref={followLinks} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
  );
});

const isOwn = (href: string) => /^\/(?![/\\])/.test(href);

/** Links that leave the site, to the retailer or a source, open beside it. */
DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (element.nodeName !== 'A' || href === null || isOwn(href)) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'sponsored nofollow noopener');
  if (element.textContent.trim() === '') element.textContent = emptyLinkText;
});

/** Links to pages of the app change the page in place, as every other link does. */
function followLinks(element: HTMLDivElement | null): () => void {
  element?.addEventListener('click', follow);
  return () => element?.removeEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (href == null || !isOwn(href) || !isPlain) return;
  event.preventDefault();
  pageHistory.push(href);
}
