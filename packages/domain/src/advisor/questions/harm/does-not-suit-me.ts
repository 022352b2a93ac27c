import { findHerb } from '../../../herbs/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "I don't like peppermint, it gives me heartburn": that one is dropped, and what else was named is gone on with. */
export function answerDoesNotSuitMe(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const hasUpset = idioms.test(text) || (turnsDown.test(text) && upsets.test(text));
  const isDeclined = saysNoThanks.test(text);
  if (asks.test(text) || !(hasUpset || isDeclined)) return null;
  const named = readText(question.question).mentions.filter(({ kind }) => kind === 'herb');
  const [spoken, ...more] = question.earlierHerbs;
  const herb = findHerb(named[0]?.id ?? (more.length === 0 ? spoken?.id : undefined) ?? '');
  if (herb === undefined || named.length > 1) return null;
  const others = othersOffered(question, herb.key);
  const name = capital(inSentence(herb.name));
  const lines = [
    hasUpset
      ? `Then leave ${inSentence(herb.name)} out, in whatever form. ${name}: ${sideEffectsOf(herb).replace(/^Known side effects: /, 'known are ')}`
      : `Then ${inSentence(herb.name)} is out.`,
    others.length === 0
      ? 'Shall I look for something else instead?'
      : `Of what I named, that leaves ${listed(others.map((each) => inSentence(each.name)))}. Begin with one of them.`,
    ...(hasUpset ? ['Should it come back without it, or when swallowing hurts or gets stuck, see a doctor.'] : []),
  ];
  return {
    ...plainAnswer(lines.map(paragraph), [
      others[0] === undefined ? 'What could I take instead?' : `How do I prepare ${inSentence(others[0].name)}?`,
    ]),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

/** What stands in the last list beside it and its kin, as far as nothing speaks against it. */
function othersOffered(question: Understanding, dropped: string): readonly Item[] {
  const [stem = dropped] = dropped.split('-');
  return offeredHerbs(question).filter(
    (item) => item.id !== dropped && !item.id.startsWith(stem) && !isWarnedOf(item, question.subject.person),
  );
}

/** "That chilli stuff burnt me. No thanks": whatever the reason, it is left. */
const saysNoThanks = anyPhrase(
  /(?:no (?:thanks?|thank you|ta|way|chance)|not again|never again|not (?:that|having that)|wouldn't touch (?:it|that)(?: again)?|can't (?:stand|abide|stomach) (?:it|that))(?=[^a-z]*(?:,? (?:stinks|tastes? awful|hated it|horrible|mate|cheers|love|dear)\W*)?$)/,
  /never again (?:with |will i (?:take|touch|drink|use) )?(?:the |that )?/,
);
/** "Valerian? No ta" asks nothing. */
const asks = /\?(?!\W*no\b)/i;
/** Ways to say that it comes back up or goes straight through. */
const idioms = anyPhrase(
  /(?:repeats?|repeating) on me|(?:lies|sits|lay|sat) (?:so |too )?heavy|goes (?:right|straight) through me|comes? back up|(?:doesn't|does not|don't|didn't) (?:agree|sit (?:well|right)) with me|plays havoc with (?:me|my \w+)/,
);
const turnsDown = anyPhrase(
  /(?<=^\W*(?:(?:oh|ok|well|but)\W+)*)(?:not|no) [a-z' -]{3,24}[, ]+(?:it |that |which )?(?:gives|gave|makes|made|upsets|upset|brings|causes)/,
  /(?:do not|don't|dont|can't|cannot|can not|cant|never|not) (?:\w+ )?(?:like|stand|stomach|tolerate|take|drink|have|get on with|agree with|fancy|eat|touch)/,
  /(?:hate|dislike|disagrees? with me|doesn't agree with me|does not agree with me|not for me|no good for me)/,
);
const upsets = anyPhrase(
  sequence(
    /(?:gives?|gave|brings?|causes?|makes?|made) (?:me|my|on)\b[^.?!]{0,20}\b/,
    choice(
      /heart ?burn|acid\w*|reflux|wind|gas|burp\w*|bloat\w*|headaches?|migraines?|runs|diarrh\w*/,
      /nause\w*|sick|queasy|stomach|tummy|rash|itch\w*|drowsy|sleepy|groggy|dizzy|woozy|tired|ill/,
      /poorly|shaky|jittery|palpitations|gag|heave/,
    ),
  ),
  /(?:upsets?|burns?|hurts?|irritates?|bloats?) (?:me|my (?:stomach|tummy|belly|throat|chest|gut))/,
);
