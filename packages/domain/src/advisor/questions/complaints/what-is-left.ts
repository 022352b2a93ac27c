import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { sortedInShort } from '../../about-herbs/comparing/sorted-out.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, sentencesOf } from '../../wording/sentences.ts';

/** "So nothing helps?", "so no herbs at all?": what is left, in a sentence or two. */
export function answerWhatIsLeft(question: Understanding): AdvisorAnswer | null {
  const { earlierParticulars, earlierHerbs, said, subject, asks } = question;
  const untold = othersFor(question);
  if (untold !== null) return plainAnswer([paragraph(untold)], ways);
  if (asks.instead || asks.more || !nothingThen.test(withPlainApostrophes(question.question))) return null;
  const told = earlierParticulars.find(({ says }) => says !== undefined && said.includes(says));
  if (told?.says !== undefined)
    return plainAnswer(
      [paragraph(told.herbs === undefined ? noHerbBut(told.says) : `As I said: ${sentencesOf(told.says)[0] ?? ''}`)],
      ways,
    );
  if (earlierHerbs.length === 0) return null;
  const findings = findingsAbout(earlierHerbs, subject.person);
  const herbs = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const standing = sortedInShort(herbs, { who: subject.who, findings });
  const help = [everydayHelp(wishOf(question), subject.person) ?? ''].filter(
    (line) => line !== '' && !said.includes(line),
  );
  const isAllWarned = earlierHerbs.every((herb) => isWarnedOf(herb, subject.person));
  return plainAnswer(
    [
      paragraph(
        isAllWarned ? `Not that one. ${standing} ${nameAnother}` : `Not nothing. ${[standing, ...help].join(' ')}`,
      ),
    ],
    ways,
  );
}

/** "What's left then?", after magnesium for cramp: of the cramp, and not of what magnesium is taken for else. */
function othersFor({ asks, herbs, wanted, told, earlierUses, earlierParticulars, said }: Understanding): string | null {
  if (!(asks.more || asks.instead) || herbs.length + wanted.length + told.length + earlierUses.length > 0) return null;
  const [spokenOf] = earlierParticulars;
  return spokenOf?.herbs === undefined && spokenOf?.says !== undefined && !said.includes(spokenOf.says)
    ? spokenOf.says
    : null;
}

/** What helps besides herbs, where something does. */
function noHerbBut(says: string): string {
  const sentences = sentencesOf(says);
  const besides = sentences.find(
    (sentence) => /\bhelps?\b/i.test(sentence) && !/\bno (?:herb|supplement)/i.test(sentence),
  );
  return besides === undefined
    ? `No herb that I would count on. ${sentences[0] ?? ''}`
    : `No herb that I would count on, but there is this: ${lower(besides)}`;
}

const nothingThen = sequence(
  /^\W*(?:(?:so|then|ok(?:ay)?|and|but|really|oh|well)\b\W*)*(?:there(?:'s| is) )?/i,
  choice(
    /nothing|no (?:herbs?|teas?|supplements?|remed(?:y|ies)|plants?)/,
    /(?:just|only) (?:water|rest|sleep|time|waiting)/,
  ),
  /(?: (?:at all|really|helps?|works?|else|then|there|natural|for me|left|i can (?:take|do|drink)))*\W*/,
  /$/,
);
const nameAnother = 'Tell me what it is to help with, and I look for something that fits you.';
const ways = ['What could I take instead?', 'What can I do without herbs?'];
