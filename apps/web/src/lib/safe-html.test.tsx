import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putByBrowser } from './clean-by-browser.ts';
import { putByLibrary } from './clean-by-library.ts';
import { pageHistory, readLocation } from './location.ts';
import { SafeHtml } from './safe-html.tsx';

const shown = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

const harmful = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<svg><animate onbegin=alert(1)></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed">x</p>',
  '<form action="/api/auth/logout"><button>x</button></form>',
  '<math><a href="javascript:alert(1)">x</a></math>',
  '<p data-evil="1"><!-- evil -->x</p>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
];
const harm = /alert|evil|onerror|onclick|style|<form|<button|<svg|<iframe|<img/;

test.each([...harmful, '<a href="data:text/html,evil">x</a>'])('%s does no harm', (html) => {
  expect(shown(html)).not.toMatch(harm);
});

test.each([putByBrowser, putByLibrary])('%o lets through what an answer is made of, and no more', (put) => {
  const place = document.createElement('div');
  for (const html of harmful) {
    put(place, html);
    expect(place.innerHTML).not.toMatch(harm);
  }
  const answer = '<h3>Chamomile</h3><p><strong>Tea</strong> <a href="/herbs/5">more</a></p><ul><li>one</li></ul>';
  put(place, answer);
  expect(place.innerHTML).toBe(answer);
});

test('what an answer is made of stays', () => {
  const html = '<h3>Chamomile</h3><p><strong>Tea</strong> <a href="/herbs/5">more</a></p><ul><li>one</li></ul>';
  expect(shown(html)).toContain(html);
});

test('a link to a herb changes the page in place', async () => {
  const begin = `${location.pathname}${location.search}`;
  pageHistory.replace('/chat/7');
  shown('<h3><a href="/herbs/5">Chamomile</a></h3>');
  await userEvent.click(screen.getByRole('link', { name: 'Chamomile' }));
  expect(readLocation().pathname).toBe('/herbs/5');
  history.replaceState(null, '', begin);
});

test.each(['', '  ', '<img src="x">'])('a link out whose words are “%s” has some', (words) => {
  shown(`<p><a href="https://shop.example/s?k=tea">${words}</a></p>`);
  expect(screen.getByRole('link', { name: 'view on the retailer' })).toBeVisible();
});

test.each(['https://shop.example/s?k=tea', '//shop.example/tea'])('a link to %s opens beside the site', (href) => {
  shown(`<p><a href="${href}">Chamomile tea</a></p>`);
  const link = screen.getByRole('link', { name: 'Chamomile tea' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener');
});
