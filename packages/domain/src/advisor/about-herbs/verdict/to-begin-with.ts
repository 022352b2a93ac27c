import { withStop } from '../../wording/sentences.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { onSkin } from '../amounts/amounts.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { studiedOf } from '../../for-concerns/suggestion-line.ts';
import { howSoon, specialOf } from '../../reading/wishes/topics.ts';

interface Wish {
  readonly subject: Subject;
  readonly wish: readonly UseKey[];
  readonly said: string;
}

/** Everything is known and nothing speaks against it: what to do now, in one line. */
export function toBeginWith(
  [first, ...others]: readonly Herb[],
  { subject, wish, said }: Wish,
  findings: readonly Finding[],
): string[] {
  const { person } = subject;
  const [use] = wish;
  // Of several complaints the first is no more than one.
  const isOfSeveral = others.length > 0 && specialOf(wish).length > 1;
  const isCareful = isUnderage(person) || person.pregnant || person.breastfeeding;
  if (first === undefined || use === undefined || isCareful || isOfSeveral || hasChosen.test(said)) return [];
  const isFree = findings.every((finding) => !isAbout(finding, first));
  if (!isFree || !first.monograph?.uses.some((each) => each.use === use)) return [];
  const opening = others.length === 0 ? 'How to take it:' : `I would begin with ${inSentence(first.name)}.`;
  const isRubbedIn = onSkin.test(studiedOf(first, use));
  const made = isRubbedIn ? '' : withStop(first.monograph.preparation ?? '');
  const steps = [made, howSoon(first.monograph.timeToEffect ?? '', use)]
    .filter((step) => step !== '' && (others.length === 0 || !said.includes(step)))
    .join(' ');
  return steps === '' || (made === '' && others.length === 0) || isLimit.test(steps) || said.includes(opening)
    ? []
    : [paragraph(`${opening} ${steps}`)];
}

/** Which one to begin with was said. */
const hasChosen = /\bI would (?:still )?begin with\b/;
const isLimit = /^(?:Not|If|See|Only)\b/;
