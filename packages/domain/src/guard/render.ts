import { escapeHtml } from '../advisor/wording/html.ts';
import type { DraftBlock, Line, Span } from './draft.ts';

/** A checked block as HTML; empty when no line of it is left. */
export function renderBlock({ kind, lines }: DraftBlock): string {
  const written = lines.map(renderLine).filter((line) => line.trim() !== '');
  if (written.length === 0) return '';
  if (kind === 'bullets' || kind === 'steps') {
    const list = kind === 'bullets' ? 'ul' : 'ol';
    return `<${list}>${written.map((line) => `<li>${line}</li>`).join('')}</${list}>`;
  }
  const text = written.join(' ');
  if (kind === 'heading') return `<h3>${text}</h3>`;
  return kind === 'quote' ? `<blockquote>${text}</blockquote>` : `<p>${text}</p>`;
}

function renderLine(line: Line): string {
  return line.map(renderSpan).join('').trim();
}

function renderSpan({ text, mark, herb, shop }: Span): string {
  const target = shop === undefined ? herb && `herb:${herb}` : `shop:${encodeURIComponent(shop)}`;
  const linked = target === undefined ? escapeHtml(text) : `<a href="${target}">${escapeHtml(text)}</a>`;
  return mark === undefined ? linked : `<${mark}>${linked}</${mark}>`;
}
