import { toItem } from '../../../safety/item.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import { isAbout } from '../../../safety/finding.ts';
import { compareSeverity } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { limitsOf } from '../../limits/limits.ts';
import { paragraph } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { pairOf } from '../../about-herbs/verdict/finding-lines.ts';
import { whyDangerous } from '../../about-herbs/verdict/why-dangerous.ts';

const mostReasons = 2;

/** "Why does St John's wort clash with the pill?": the reason first, and what to do. */
export function answerWhy(asked: Understanding): AdvisorAnswer | null {
  const { question, medicines, subject, mentions } = asked;
  const text = withPlainApostrophes(question);
  const taken = mentions.filter(({ kind }) => kind === 'medicine').map(toItem);
  const isOfTaken = asked.herbs.length === 0 && taken.length > 0 && doesItMatter.test(text);
  const herbs = isOfTaken ? asked.earlierHerbs : asked.herbs;
  if ((!asksWhy.test(text) && !isOfTaken) || herbs.length === 0) return null;
  const poison = herbs.flatMap(({ id }) => findHerb(id) ?? []).find(({ neverSuggest }) => neverSuggest === true);
  if (poison)
    return plainAnswer([paragraph(`${whyDangerous(poison)} Do not take it.`)], ['What could I take instead?']);
  const person = /\bpregnan/i.test(text) ? { ...subject.person, pregnant: true } : subject.person;
  const named = new Set((isOfTaken ? taken : medicines).map(({ id }) => id));
  const findings = assess({ person, items: [...herbs, ...medicines] })
    .filter((finding) => herbs.some(({ id: key }) => isAbout(finding, { key })))
    .filter(({ with: other, kind }) => named.size === 0 || named.has(other.id) || kind === 'pregnancy')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity))
    .slice(0, eitherOr.test(text) ? mostReasons + 1 : mostReasons);
  if (findings.length === 0) return null;
  return {
    ...plainAnswer(
      [
        // "I'd add it and halve the tablet. Why not?"
        ...limitsOf(asked).map(paragraph),
        ...findings.map((finding) => {
          // What was asked of by name needs no title.
          const title = named.size > 0 ? '' : `${capital(pairOf([finding], person))}. `;
          return paragraph(`${title}${finding.why} ${finding.advice}`);
        }),
      ],
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "Does it matter that I take omeprazole?", after peppermint oil. */
const doesItMatter =
  /\b(?:does|would|will) (?:it|that|this) (?:really |even )?(?:matter|make (?:a|any) difference|change (?:anything|things))\b|\bis (?:that|it) (?:a |any )?(?:problem|issue|relevant|trouble)\b|\b(?:relevant|a problem)\?/i;
/** Whoever names two grounds is told of both. */
const eitherOr = /\bis (?:it|that) (?:\w+ ){1,4}or\b/i;
const asksWhy = oneOf(
  /^\W*(?:and |but |so )?what(?:'s| is) (?:so |actually )?(?:wrong|bad|dangerous|risky|harmful) (?:with|about|in)\b/i,
  sequence(
    /(?:^|[,;.:!-]) ?(?:and |but |so |then )?(?:why|how come|for what reason)\b[^?]*/i,
    choice(
      /\b(?:clash\w*|interact\w*|dangerous|bad|harmful|toxic|risky|not|avoid|shouldn't|can't|cannot|matter|problem)\b/,
      /\b(?:forbidden|unsafe|warn\w*|leave out|stop|worry|worr(?:y|ies) you|concern|an issue|a risk|a no(?:-?go)?|different for me)\b/,
    ),
  ),
  // "Is it the thyroid or the tablets that makes it a no?"
  /\bis (?:it|that) (?:\w+ ){1,4}or (?:\w+ ){1,4}(?:that|which|what) (?:makes?|made|is|speaks?)\b|\bwhat (?:is it that )?(?:makes|made) (?:it|that) (?:a no|so (?:bad|risky)|risky|dangerous|a problem|off limits)\b/i,
);
