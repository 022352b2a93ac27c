import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';

/** "I already take magnesium and zinc. May I add ashwagandha?": what is taken, as against what is asked about. */
export function herbsTakenIn(message: string): readonly Mention[] {
  const spans = [...withPlainApostrophes(message).matchAll(takes)].flatMap(({ index, groups }) => {
    const list = groups?.['list'] ?? '';
    const start = index + (groups?.['opening'] ?? '').length;
    return [{ start, end: start + list.length }];
  });
  if (spans.length === 0) return [];
  return readText(message).mentions.filter(
    ({ kind, negated, allergy, start, end }) =>
      kind === 'herb' && !negated && !allergy && spans.some((span) => start >= span.start && end <= span.end),
  );
}

const surely = '(?:already|currently|also|regularly|at the moment|right now|daily|every day)';
const who = String.raw`(?:i|he|she|we|my \w+)`;
const takes = sequence(
  String.raw`(?<opening>(?<!\b(?:can|could|may|might|should|shall|do|does|if|when|how|why|what|would|will|that) )\b(?:${who}(?:'m|'ve|'s| am| have been| is| has been)? (?:${surely} (?:take|takes|taking|on|use|uses|using|drink|drinks|drinking)|(?!also)${surely} (?:have|having))|${surely},? (?:i|we|he|she) (?:take|takes|am on|use|uses|drink|drinks)|(?!also)${surely},? (?:i|we|he|she) have|(?:on top of|in addition to|besides|alongside|along with|next to) (?:my|his|her|the)|(?:they|the (?:hospital|ward|doctors?|nurses?)) (?:gave|give|put) (?:me|him|her|us)(?: on)?|${who}(?:'ve| have|'s| has)? (?:just |recently |now )?(?:started|began|begun)(?: (?:on|with|taking|drinking|using))?(?=[^.?!;]{3,60}\b(?:a day|daily|every (?:day|morning|night|evening)|since|for \w+ (?:days|weeks))\b)|my (?:list|supplements|tablets|current list)(?: is| are|:)+|${who} (?:take|takes|use|uses|drink|drinks)(?=[^.?!;]{3,60}\b(?:already|daily|every (?:day|morning|night|evening)|regularly|at the moment)\b))\b)`,
  /(?<list>(?:(?!\b(?:can|could|may|should|is it|would|want|wants|wonder|thinking|what|will|does)\b)[^.?!;])*)/gi,
);
