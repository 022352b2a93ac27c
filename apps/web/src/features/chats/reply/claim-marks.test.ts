import type { FindingReply, SourceReply } from '@herbie/contract';
import { expect, test } from 'vitest';
import { type Claim, markAt, markClaims } from './claim-marks.ts';

const source = (id: string): SourceReply => ({
  id,
  title: 'Valerian',
  publisher: 'NCCIH',
  year: null,
  url: null,
  checkedOn: null,
});
const why = '5-HTP adds to the serotonin effect of antidepressants.';
const finding: FindingReply = {
  ruleId: '5-htp/medicine/class:ssri',
  severity: 'major',
  kind: 'medicine',
  subject: { kind: 'herb', id: '5-htp', name: '5-HTP' },
  with: { kind: 'medicine', id: 'sertraline', name: 'sertraline', text: 'Zoloft' },
  why,
  advice: 'Do not combine.',
  evidence: 'limited',
  sources: [source('msk'), source('nhs')],
};

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

const uses = page(
  '<ul><li><strong><a href="/herbs/7">Valerian</a></strong> (small or mixed studies). It may help.</li>' +
    '<li><a href="/herbs/8">Melatonin</a> (some good studies). It helps a little (in adults).</li></ul>',
);

const herbOf = (claim: Claim | undefined) => (claim?.kind === 'use' ? claim.herbId : undefined);

test('each word for evidence becomes a button that knows its herb and its claim', () => {
  const { claims, undo } = markClaims(uses, { findings: [], sources: [] });

  const buttons = [...uses.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['small or mixed studies', 'some good studies']);
  expect(claims.map(herbOf)).toEqual([7, 8]);
  expect(markAt(buttons[1] ?? null)?.place).toBe(1);
  expect(uses.textContent).toContain('(in adults)');
  undo();
});

test('the stop after the words for evidence does not hang behind the button, and comes back with the words', () => {
  const before = uses.textContent;
  const { undo } = markClaims(uses, { findings: [], sources: [] });

  const [first] = uses.querySelectorAll('li');
  expect(first?.textContent).toBe('Valerian small or mixed studies It may help.');
  undo();
  expect(uses.textContent).toBe(before);
});

test('nor does the colon', () => {
  const ofOne = page('<ul><li><strong>Sleep</strong> (small or mixed studies): It may help.</li></ul>');
  const { undo } = markClaims(ofOne, { findings: [], sources: [] });

  expect(ofOne.textContent).toBe('Sleep small or mixed studies It may help.');
  undo();
  expect(ofOne.textContent).toBe('Sleep (small or mixed studies): It may help.');
});

test('a sentence that names two uses has a button for each, and reads as before once they are gone', () => {
  const both = page(
    '<p><a href="/herbs/7">Hops</a>: sleep (small or mixed studies) and hot flushes (some good studies).</p>',
  );
  const before = both.textContent;

  const { claims, undo } = markClaims(both, { findings: [], sources: [] });

  expect(claims.map((claim) => claim.kind === 'use' && claim.word)).toEqual([
    'small or mixed studies',
    'some good studies',
  ]);
  expect(both.textContent).toBe('Hops: sleep small or mixed studies and hot flushes some good studies');
  undo();
  expect(both.textContent).toBe(before);
});

test('a safety claim carries the places of its sources', () => {
  const root = page(`<ul><li><strong>Avoid.</strong> ${why} Do not combine.</li></ul>`);

  markClaims(root, { findings: [finding], sources: [source('nhs'), source('other'), source('msk')] });

  expect(root.querySelector('li button')?.textContent).toBe('[1, 3]');
  expect(root.querySelector('li button')?.getAttribute('aria-label')).toBe('Sources 1, 3');
});

test('marks leave as they came, so that an answer is never marked twice', () => {
  const root = page(`<p>Valerian (well studied) is old.</p><p>${why}</p>`);
  const before = root.textContent;

  markClaims(root, { findings: [finding], sources: finding.sources }).undo();

  expect(root.textContent).toBe(before);
  expect(root.querySelector('button')).toBeNull();
});

test('a claim whose words are not in the answer gets no mark', () => {
  const root = page('<p>Chamomile is a daisy.</p>');

  expect(markClaims(root, { findings: [finding], sources: finding.sources }).claims).toEqual([]);
});

test('two medicines that one sentence tells of have one mark where the same sources stand behind both', () => {
  const other: FindingReply = { ...finding, with: { ...finding.with, id: 'citalopram', name: 'citalopram' } };
  const byAnother: FindingReply = { ...other, sources: [source('nhs')] };
  const marksOf = (second: FindingReply) => {
    const root = page(`<ul><li>5-HTP with sertraline and citalopram. ${why}</li></ul>`);
    markClaims(root, { findings: [finding, second], sources: [source('msk'), source('nhs')] });
    return [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
  };

  expect(marksOf(other)).toEqual(['[1, 2]']);
  expect(marksOf(byAnother)).toEqual(['[1, 2]', '[2]']);
});
