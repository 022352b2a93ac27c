import DOMPurify from 'dompurify';

const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'a',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const longest = 24_000;

/** Assistant HTML, cleaned once more in the browser. The one place where HTML becomes part of the page. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  if (!DOMPurify.isSupported) return <div className={className}>{html.replaceAll(/<[^>]*>/g, ' ')}</div>;
  const clean = DOMPurify.sanitize(html.slice(0, longest), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
  // safe: React hands a TrustedHTML to innerHTML as it is; its types know strings only.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />;
}
