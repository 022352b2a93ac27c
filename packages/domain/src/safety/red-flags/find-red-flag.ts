import { emergencyRules } from './emergencies.ts';
import type { RedFlag } from './red-flag.ts';
import { urgentRules } from './urgent.ts';

/** Idioms, curiosity, history, gardening and stories: sentences that only sound like an alarm. */
const harmless: readonly RegExp[] = [
  /\b(?:killing me (?:softly)?|dying to (?:try|know|see|meet|go)|scared to death|bored to death|die for\b|to die for|heart attack (?:on a plate|when i saw)|nearly died (?:laughing|of embarrassment)|dead tired|stroke of (?:luck|genius)|suicide squad|murder(?:ed)? my|overdose of cute|drop dead gorgeous|choking up|breath ?taking|takes my breath away)\b/i,
  /\b(?:history|historical|ancient|medieval|socrates|shakespeare|novel|movie|film|book|story|mystery|poem|myth\w*|essay|homework|documentary|my character|fiction\w*|video game|the plot)\b/i,
  /\b(?:can i plant|to plant|planting|garden(?:ing)? (?:plan|bed|border)|grow(?:ing)? (?:it|them|foxglove|oleander)|near (?:my |the )?(?:dogs?|cats?|horses?|chickens?)|landscap\w+|is \w+(?: \w+)? (?:poisonous|toxic|dangerous)\??$|are \w+(?: \w+)? (?:poisonous|toxic|dangerous)\??$|why (?:is|are) \w+(?: \w+)? (?:poisonous|toxic|so deadly)|how (?:toxic|poisonous) (?:is|are))\b/i,
  /\b(?:how (?:can|do) i (?:prevent|avoid|lower (?:my|the) risk of)|prevent(?:ing)? (?:a |an )?(?:heart attacks?|strokes?|overdose)|risk of (?:a )?(?:heart attack|stroke|overdose)|what (?:is|are|does) (?:a |an |the (?:signs|symptoms) of )?(?:heart attack|stroke|anaphyla\w+|overdose|serotonin syndrome|jaundice)|what are the (?:signs|symptoms))\b/i,
];
const past =
  /\b(?:years? ago|months? ago|last (?:year|decade|summer|winter)|back in \d{4}|in \d{4}|as a child|when i was (?:a |\d)|used to|previously|history of|survived|recovered from|had my gallbladder)\b/i;
const denied =
  /\b(?:no|not|never|without|do(?:es)? not have(?: any)?|don'?t have(?: any)?|doesn'?t have|did(?: not|n'?t) have|denies|haven'?t had|isn'?t|aren'?t)\s+(?:(?:any|a|had|having|really|currently)\s+){0,2}$/i;

/** The alarm a message raises, emergencies first; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  const plain = text.replaceAll(/[’`]/g, "'");
  for (const rule of [...emergencyRules, ...urgentRules]) {
    if (!rule.patterns.some((pattern) => raises(plain, pattern))) continue;
    const { id, level, topic, paragraphs } = rule;
    return { id, level, topic, paragraphs };
  }
  return null;
}

function raises(text: string, pattern: RegExp): boolean {
  return text.split(/(?<=[.!?\n])\s+/).some((sentence, place, sentences) => {
    const match = pattern.exec(sentence);
    if (!match) return false;
    const before = sentence.slice(0, match.index);
    if (denied.test(before) || /\b(?:no|without|not having)\s+(?:any\s+)?$/i.test(before)) return false;
    const around = [sentences[place - 1] ?? '', sentence].join(' ');
    if (harmless.some((idiom) => idiom.test(sentence))) return false;
    return !(past.test(around) && !/\b(?:now|today|again|still|tonight|just|right now|this morning)\b/i.test(sentence));
  });
}
