import type { Herb } from '../herbs/herb.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person/person.ts';
import { anyPhrase } from '../resolve/phrases.ts';
import { isGrounded, isUnlimited } from './amounts.ts';
import { dosesChild, hintsAtChildDose } from './children.ts';
import { findClaim } from './claims.ts';
import { judgeMedicineTalk } from './medicine-talk.ts';
import { isAnchored, isNearKnown } from './anchored.ts';
import { oversteps } from './leeway.ts';
import { isReadable, strangeWords, withoutNames } from './reading.ts';

/** One sentence as the guard meets it. */
export interface Sentence {
  readonly text: string;
  /** As long as the text, with # where a known name stands. */
  readonly mask: string;
  /** A heading, or the words a list item or a highlighted run begins with. */
  readonly titles: readonly string[];
  readonly freeHerbs: readonly Herb[];
  /** What is known of the free herbs for this person. */
  readonly findings: readonly Finding[];
  readonly isForbidden: boolean;
  readonly medicines: readonly string[];
}

/** Context from the sentences kept so far. */
export interface Situation {
  readonly people: readonly Person[];
  readonly before: string;
  readonly topic: 'medicine' | 'none' | Herb;
  /** Words of the knowledge base on a forbidden herb stand right before. */
  readonly isTainted: boolean;
}

export type Verdict =
  | { readonly outcome: 'keep' }
  | { readonly outcome: 'drop' | 'replace' | 'forbidden'; readonly reason: string };

const suggesting = anyPhrase(
  /take|taking|takes|try|trying|drink|drinking|sip|use|using|uses|eat|eating|chew|chewing/,
  /swallow\w*|inhale|inhaling|inject\w*|apply|applying|rub|rubbing|smoke|smoking|vape|snort|brew/,
  /steep|add|adding|mix|mixing|combine|combining|pair|give|giving|feed|buy|order|get|start|starting/,
  /consume|ingest|dose|supplement with|recommend\w*|i(?:'d)? suggest/,
  /suggest (?:taking|trying|using)|go for|choose|opt for|reach for|have some|helps?|works?|ideal/,
  /excellent|best|great (?:choice|option)|good (?:choice|option)/,
);
const plant = anyPhrase(
  /herbs?|plants?|flowers?|roots?|lea(?:f|ves)|barks?|seeds?|berr(?:y|ies)|mushrooms?|fungus|oils?/,
  /teas?|tinctures?|extracts?|capsules?|powders?|pills?|tablets?|supplements?|remed(?:y|ies)/,
  /vitamins?|minerals?|resins?|potions?|tonics?|brews?|infusions?|blends?|formulas?|products?/,
  /substances?|compounds?|ones?|stuff|something|secret/,
);
const pronoun =
  /\b(?:it|its|this|that|them|these|those|they|both|the (?:first|second|last|other|same|former|latter)|one)\b/i;
const wellness = anyPhrase(
  /breath\w*|walk\w*|bath|shower|routine|bedtime|screens?|sleep habits?|stretch\w*|exercise/,
  /movement|meditat\w+|relax\w*|journal|quiet|rest|breaks?|notes?|diary|daylight|fresh air|water/,
  /regular meals|caffeine|doctor|pharmacist|midwife|professional|profile|slowly|question|care/,
);

/** Words under which anything may hide, where no herb is named. */
const uncheckable =
  /\b(?:any|garden|wild|your own|secret|something|substances?|compounds?|stuff|mushrooms?|flowers?|berr(?:y|ies))\b/i;

/** What every careful author says, whatever the herb. */
const prudent = anyPhrase(
  /one (?:herb|thing|change) at a time|start with one\b(?! (?:spoon|cup|drop|bottle|capsule))/,
  /let me know|tell me|someone you trust/,
  /(?:ask|talk|speak|check)\b[^.;!?]{0,40}\b(?:doctor|pharmacist|midwife|professional)/,
);

const keep: Verdict = { outcome: 'keep' };

/** Decides on a sentence: keep it, drop it, replace it with a warning, or reject the whole answer. */
export function judge(sentence: Sentence, situation: Situation): Verdict {
  const { text, mask, freeHerbs, medicines } = sentence;
  if (!isReadable(text, mask)) return drop('unreadable');
  const claim = findClaim(text);
  if (claim) return { outcome: claim.outcome, reason: claim.id };
  if (dosesChild(text, situation)) return { outcome: 'replace', reason: 'dose-for-a-child' };
  const talk = judgeMedicineTalk(text, {
    names: medicines,
    followsMedicine: situation.topic === 'medicine' && freeHerbs.length === 0,
  });
  if (talk === 'replace') return { outcome: 'replace', reason: 'changes-a-medicine' };
  if (sentence.isForbidden) return { outcome: 'forbidden', reason: 'herb-forbidden-here' };
  if (talk === 'drop') return drop('talks-of-medicine');
  if (isUnlimited(text)) return drop('no-limit');
  if (hintsAtChildDose(text, situation.people)) return drop('near-a-dose-for-a-child');
  if (sentence.titles.some((title) => strangeWords(title, '').length > 0)) return drop('unknown-name');
  return judgeSuggestion(sentence, situation);
}

/** For a sentence without forbidden claims: is it supported, and was what it suggests checked? */
function judgeSuggestion(sentence: Sentence, { topic, isTainted }: Situation): Verdict {
  const { text, mask, freeHerbs, findings, medicines } = sentence;
  const meant = isTainted || typeof topic === 'string' ? [] : [topic];
  const herbs = freeHerbs.length > 0 ? freeHerbs : meant;
  const loose = whyLoose({ text, mask, freeHerbs, findings }, herbs);
  if (loose !== null) return drop(loose);
  const suggests = suggesting.test(text);
  if (freeHerbs.length === 0 && isTainted && (suggests || pronoun.test(text))) return drop('follows-a-forbidden-herb');
  if (!suggests) return keep;
  if (strangeWords(text, mask).length > 0) return drop('unknown-name');
  if (freeHerbs.length > 0 || medicines.length > 0 || prudent.test(text) || isHabit(text)) return keep;
  return herbs.length > 0 && !uncheckable.test(text) ? keep : drop('suggests-what-nobody-can-check');
}

/** Why the knowledge base does not support a sentence; null when it does. */
function whyLoose(
  { text, mask, freeHerbs, findings }: Pick<Sentence, 'text' | 'mask' | 'freeHerbs' | 'findings'>,
  herbs: readonly Herb[],
): string | null {
  const isOfFreeHerb = freeHerbs.length > 0;
  const said = withoutNames(text, mask);
  const over = oversteps(text, herbs);
  if (over !== null) return over;
  if (!isAnchored(said, { herbs, findings })) return 'words-of-nowhere';
  if (isOfFreeHerb && !prudent.test(text) && !isNearKnown(said, { herbs, findings })) return 'far-from-what-is-known';
  const needsNoAmount = !isOfFreeHerb && isHabit(text) && !/\d/.test(text);
  return needsNoAmount || isGrounded(said, herbs) ? null : 'amount-not-in-the-knowledge-base';
}

/** A walk, a bath, a question for the doctor: nothing anybody takes. */
function isHabit(text: string): boolean {
  return wellness.test(text) && !plant.test(text);
}

function drop(reason: string): Verdict {
  return { outcome: 'drop', reason };
}
