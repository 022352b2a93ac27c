import type { Herb } from '../../herbs/herb.ts';
import { bullets, escapeHtml, herbLink, linkTo, listed } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { sentencesOf } from '../wording/sentences.ts';

/** One herb in a paragraph, several as a list, each named once; what is the same of several is told once for all. */
export function toldOf(herbs: readonly Herb[], fact: (herb: Herb) => string): string[] {
  const told = herbs.flatMap((herb) => {
    const text = fact(herb);
    return text === '' ? [] : [{ herb, text: namedOnce(text, herb) }];
  });
  const alike = Map.groupBy(told, ({ herb, text }) => text.replaceAll(inSentence(herb.name), 'it'));
  const lines = [...alike].map(([shared, group]) => {
    const [first, ...others] = group;
    const text = others.length === 0 ? (first?.text ?? '') : ofSeveral(shared);
    return `<strong>${namesOf(group.map(({ herb }) => herb))}</strong>. ${escapeHtml(capital(text))}`;
  });
  return lines.length > 1 ? [bullets(lines)] : lines.map((line) => `<p>${line}</p>`);
}

/** "Valerian, chamomile and hops", each with its link. HTML. */
function namesOf(herbs: readonly Herb[]): string {
  return listed(herbs.map((herb, place) => (place === 0 ? herbLink(herb) : linkTo(herb, inSentence(herb.name)))));
}

/** The name stands before the fact already. */
function namedOnce(text: string, { name }: Herb): string {
  const own = inSentence(name);
  return leads.reduce((told, lead) => told.replace(`${lead} ${own} `, `${lead} it `), text);
}

const leads = ['amount of', 'effects of', 'against stopping', 'ow long', 'ow soon', 'how to prepare', 'How'];

/** A sentence on one, said of several. */
function ofSeveral(text: string): string {
  return plurals.reduce((told, [one, several]) => told.replaceAll(one, several), text);
}

const plurals: readonly (readonly [RegExp, string])[] = [
  [/\b(to|of|with|without|stopping) it\b/g, '$1 them'],
  [/\bit is\b/g, 'they are'],
  [/\bit (can|may)\b/g, 'they $1'],
  [/\bIt (can|may)\b/g, 'They $1'],
  [/\bit (?!as\b|was\b|has\b|does\b)((?:rather )?[a-z]*[^s\W])s\b/g, 'they $1'],
  [/\bIt (?!as\b|was\b|has\b|does\b)((?:rather )?[a-z]*[^s\W])s\b/g, 'They $1'],
];

/** An amount that was told with the hour, a caution that was told with the amount: no sentence comes twice. */
export function eachSentenceOnce(blocks: readonly string[]): string[] {
  const told = new Set<string>();
  return blocks.flatMap((block) => {
    const [, open = '', inner] = /^(<p>(?:<strong>.*?<\/strong>\. )?(?:Mind this: )?)([^]*)<\/p>$/.exec(block) ?? [];
    if (inner === undefined) return [block];
    const fresh = sentencesOf(inner).filter((sentence) => !told.has(coreOf(sentence)));
    for (const sentence of sentencesOf(inner)) if (sentence.length > longEnough) told.add(coreOf(sentence));
    return fresh.length === 0 ? [] : [`${open}${fresh.join(' ')}</p>`];
  });
}

function coreOf(sentence: string): string {
  return sentence.replace(/^(?:As|On|Injected)\b[^:]{0,24}: /, '').toLowerCase();
}

const longEnough = 24;
