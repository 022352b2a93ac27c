import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { theirs } from '../reading/person/relation-words.ts';
import { callNow, crisisLine, type RedFlag } from '../../safety/red-flags/red-flag.ts';

/**
 * "My brother said that everybody would be happier without him": the help is for him, and what the one who writes can do is said to
 * them. What they are told follows the five steps of the National Institute of Mental Health (5 Action Steps to Help Someone Having
 * Thoughts of Suicide): ask, be there, keep them safe, help them connect, follow up. Who despairs too is spoken to themselves.
 */
export function asOfAnother(alarm: RedFlag | null, question: string): RedFlag | null {
  const text = withPlainApostrophes(question);
  const isOfThem = alarm?.id === 'self-harm' && ofThem.test(text) && !despairsToo.test(text);
  return isOfThem ? { ...alarm, paragraphs: whatToDo } : alarm;
}

/** Whether it speaks to the one who writes of somebody else. */
export function isSaidToTheirs({ paragraphs }: RedFlag): boolean {
  return paragraphs === whatToDo;
}

const whatToDo: readonly string[] = [
  'Thank you for telling me. Take this seriously, even if it was said in passing, and do not leave them alone with it.',
  crisisLine,
  `If they are in danger right now, or have taken or done something: ${callNow}`,
  'Stay with them, and put tablets and other means out of reach. Ask them straight out whether they think of suicide: studies found that asking does not put the thought there. Tell somebody who can help today, a parent, a partner or a doctor, even if you were asked to keep it secret. The lines above are for you as well.',
];

const self = '(?:himself|herself|themsel(?:f|ves))';
const one = `(?:he|she|they|${theirs})`;
const ofThem = new RegExp(
  [
    String.raw`\bwithout (?:him|her|them)\b`,
    String.raw`\b(?:kill|end|hurt|cut|harm|burn|starv)\w* ${self}\b`,
    String.raw`\b(?:took|take|taking|end|ending|ended) (?:his|her|their) (?:own )?li(?:fe|ves)\b`,
    String.raw`\b${one}\b[^.?!]{0,40}\b(?:wants?|wanted|wish\w*|prefer\w*|rather|plans?|planned|threat\w+|tried|talks?|talked|talking|thinks?|thinking)\b[^.?!]{0,25}\b(?:die|dead|dying|suicid\w*|end(?:ing)? it|not (?:be|wake|live)|disappear)\b`,
    String.raw`\b${one}\b[^.?!]{0,25}\b(?:(?:is|are|was|'s|feels?|seems?) suicidal|(?:doesn't|does not|don't|didn't|did not) want to (?:live|be here|go on|wake up)|no reason to live|nothing to live for)\b`,
  ].join('|'),
  'i',
);
/** Who despairs too. */
export const despairsToo =
  /\b(?:myself|without me|me too|so do i|so am i|my own life|join (?:him|her|them)|be with (?:him|her|them))\b|\bi(?:'m| am|'ve| have|'d| would| want| wish| feel| keep| can't| cannot| can not| don't want)\b[^.?!]{0,40}\b(?:die|dead|dying|suicid\w*|end it|go on|burden|as well|better off)\b/i;
