import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { asUnderstood, type Message } from '../reading/as-understood.ts';
import { namesAMedicine } from '../reading/named-things/names-a-herb.ts';
import { theirs } from '../reading/person/relation-words.ts';
import { sentencesOfStory } from '../reading/story.ts';

export interface Heard {
  /** What the words alone raise. */
  readonly raised: RedFlag | null;
  readonly alarm: RedFlag | null;
  /** It only sounds a little like an alarm, and is answered as the complaint it is. */
  readonly isSoft: boolean;
}

/**
 * The gravest alarm of a long message, heard sentence by sentence like the turns of a talk: read at once, words of sentences that
 * have nothing to do with each other make a sign together. Null where the message is none.
 */
export function hearStory(
  request: AdvisorRequest,
  hear: (request: AdvisorRequest, message: Message) => Heard,
): Heard | null {
  const sentences = sentencesOfStory(request.question);
  if (sentences.length === 0) return null;
  const heard = sentences.map((sentence, place) => {
    const told = sentences.slice(0, place).map((text) => ({ role: 'user' as const, text }));
    const turn = { ...request, history: [...request.history, ...told] };
    const hears = (question: string) => hear({ ...turn, question }, asUnderstood(question));
    const alone = hears(sentence);
    if (!isSure(alone, sentence)) return calm;
    const next = sentences[place + 1];
    // "I had pain in my chest on Monday. The tests were all fine": it is over.
    return next === undefined || hears(`${sentence} ${next}`).alarm !== null ? alone : calm;
  });
  return (
    heard.find(({ alarm }) => alarm?.level === 'emergency') ??
    heard.find(({ alarm }) => alarm !== null) ??
    heard.find(({ raised }) => raised !== null) ??
    calm
  );
}

/** What no rule knows was learned from short messages: of a sentence in a story, above all of one that tells what is taken, it must be sure. */
function isSure({ alarm }: Heard, sentence: string): boolean {
  if (alarm?.id.startsWith('likely-') !== true) return true;
  return likenessOf(sentence).calm <= surelyNoCalm && !namesAMedicine(sentence) && !wasOfAnother.test(sentence);
}

/** "My neighbour had blood in his urine last year, it was cancer": long over, and of somebody the talk is not of. */
const wasOfAnother = new RegExp(
  String.raw`\b${theirs}(?:['’]s \w+)? (?:once |also |even |sadly )*(?:had|got|was|died|suffered|fell|ended up|went|developed|lost|needed)\b[^?]{0,80}\b(?:last (?:year|winter|summer|spring|autumn|fall)|years? (?:ago|back)|in (?:19|20)\d\d|turned out|died)\b(?![^]*\b(?:now|today|tonight|yesterday|since then)\b)`,
  'i',
);
const surelyNoCalm = 0.08;
const calm: Heard = { raised: null, alarm: null, isSoft: false };
