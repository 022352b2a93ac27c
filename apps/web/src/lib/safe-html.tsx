import { emptyLinkText, maxAnswerCharacters } from '@herbie/contract';
import { memo, useLayoutEffect, useRef } from 'react';
import { browserCleans, putByBrowser } from './clean-by-browser.ts';
import { pageHistory } from './location.ts';

const put = browserCleans ? putByBrowser : (await import('./clean-by-library.ts')).putByLibrary;

/**
 * Assistant HTML, sanitized again in the browser. The only place where HTML becomes part of the page; memoized, so it is
 * put there again only when the HTML changes.
 */
export const SafeHtml = memo(function SafeHtml({ html, className }: { html: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    put(place.current, html.slice(0, maxAnswerCharacters));
    place.current.querySelectorAll('a').forEach(tendLink);
  }, [html]);
  useLayoutEffect(() => {
    const element = place.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, []);
  return <div className={className} ref={place} />;
});

const isOwn = (href: string) => /^\/(?![/\\])/.test(href);
const followed = ['https:', 'http:', 'mailto:', 'tel:'];

/** Links that leave the site, to the retailer or a source, open beside it. */
function tendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (href === null || isOwn(href)) return;
  if (!followed.includes(link.protocol)) {
    link.removeAttribute('href');
    return;
  }
  link.target = '_blank';
  link.rel = 'sponsored nofollow noopener';
  if (link.textContent.trim() === '') link.textContent = emptyLinkText;
}

/** Links to pages of the app change the page in place, as every other link does. */
function follow(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (href == null || !isOwn(href) || !isPlain) return;
  event.preventDefault();
  pageHistory.push(href);
}
