import { maxAnswerCharacters } from '@herbie/contract';
import { describe, expect, test } from 'vitest';
import { cleanAnswerHtml } from './answer-html.ts';

const rules = { retailerHost: 'www.amazon.com', affiliateTag: 'ours-20', hasHerb: (id: number) => id === 7 };
const clean = (html: string) => cleanAnswerHtml(html, rules);

describe('what an answer may hold stays as it is', () => {
  test.each([
    '<p>Rest <strong>well</strong> and <em>long</em>.</p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<table><thead><tr><th>Herb</th></tr></thead><tbody><tr><td>Hops</td></tr></tbody></table>',
    '<p><a href="/herbs/7">Valerian</a></p>',
    '<h3>What studies say</h3><blockquote>Little.</blockquote><code>5 &lt; 6 &amp; 7</code>',
  ])('%s', (html) => expect(clean(html)).toBe(html));
});

describe('what could run, load or deceive is gone', () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style and a class', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['a picture', 'a<img src="https://evil.example/x.png" onerror="alert(1)">b', 'ab'],
    ['a frame', 'a<iframe src="https://evil.example"></iframe>b', 'ab'],
    ['a form', '<form action="https://evil.example"><input name="p">a</form>', 'a'],
    ['a drawing with a script in it', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a style sheet', '<style>p{display:none}</style>a', 'a'],
    ['letters that turn the direction of reading', 'safe\u202Eelbissop\u202C', 'safeelbissop'],
    ['letters nobody sees', 'St\u200B John\u{E0041}', 'St John'],
  ])('%s', (_, html, left) => expect(clean(html)).toBe(left));
});

describe('a link becomes its text unless it leads to the retailer or to a herb', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//www.amazon.com/s?k=tea',
    'http://www.amazon.com/s?k=tea',
    'https://evil.example/s?k=tea',
    'https://www.amazon.com.evil.example/',
    'https://evilwww.amazon.com/s?k=tea',
    'https://evil.www.amazon.com/s?k=tea',
    'https://www.amazon.com@evil.example/',
    'https://user:word@www.amazon.com/',
    'https://user@www.amazon.com/',
    'https://www.amazon.com:8443/',
    '/herbs/8',
    '/herbs/07',
    '/herbs/7/../../admin-setup',
    '/api/auth/logout',
    'https://',
    '',
  ])('%s', (href) => expect(clean(`<p><a href="${href}">tea</a></p>`)).toBe('<p>tea</p>'));
});

test('a link to the retailer carries the tag of this site, whatever tag it came with', () => {
  expect(clean('<a href="https://www.amazon.com/s?k=tea&tag=theirs-20" target="_top">tea</a>')).toBe(
    '<a href="https://www.amazon.com/s?k=tea&amp;tag=ours-20">tea</a>',
  );
});

test('a link without words says where it leads', () => {
  expect(clean('<a href="https://www.amazon.com/s?k=tea"> <br></a>')).toContain('>view on the retailer</a>');
});

test('an answer without end, or of nothing but tags, is cut off where the limit is', () => {
  expect(clean('a'.repeat(maxAnswerCharacters + 100))).toHaveLength(maxAnswerCharacters);
  expect(clean('<br>'.repeat(5000)).match(/<br ?\/>/g)).toHaveLength(2000);
  expect(clean(`${'<blockquote>'.repeat(1500)}deep`)).not.toContain('<blockquote>'.repeat(101));
});
