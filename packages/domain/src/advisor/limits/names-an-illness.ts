import { choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';

/**
 * "Does it matter that I have DVT?", "forgot to say, urinary retention": after a calm talk it is the name of what they live
 * with, for the checks. What is said of it still sends a new one to a doctor.
 */
export function namesAnIllness({ id }: RedFlag, { history }: AdvisorRequest, question: string): boolean {
  const named = namedIn(question);
  if (
    named === null ||
    !(named.raises.has(id) || byLikeness.has(id)) ||
    !history.some(({ role }) => role === 'assistant')
  )
    return false;
  return history.every(({ role, text }) => role !== 'user' || (!named.signs.test(text) && findRedFlag(text) === null));
}

const byLikeness: ReadonlySet<string> = new Set(['likely-emergency', 'likely-urgent']);

/** What to do where the illness that is named is new after all. */
export function whenItIsNew({ question, said }: { readonly question: string; readonly said: string }): string | null {
  const text = namedIn(question)?.whenNew ?? null;
  return text === null || said.includes(text) ? null : text;
}

interface Named {
  readonly raises: ReadonlySet<string>;
  /** Told before, it may be happening now. */
  readonly signs: RegExp;
  readonly names: RegExp;
  readonly whenNew: string;
}

const ofAClot: Named = {
  raises: new Set(['leg-clot']),
  names: /^(?:dvt|deep vein thrombosis|(?:a )?blood clots?(?: in (?:my|the) legs?)?)$/i,
  signs: /\b(?:legs?|calf|calves|thighs?|arms?|swell\w*|swollen|breath\w*|chest|cramps?)\b/i,
  whenNew:
    'If the clot is new, or no doctor has seen it yet, call one today, before any herb. Short of breath or chest pain: call your emergency number.',
};
const ofTheBladder: Named = {
  raises: new Set(['acute-belly']),
  names: /^(?:chronic )?(?:urinary retention|retention of urine|urine retention)$/i,
  signs: /\b(?:pee\w*|wee\w*|urin\w*|bladder|prostate|toilet|belly|stomach|tummy|catheter)\b/i,
  whenNew: 'If you cannot pass water at all now, that is an emergency: call your emergency number or go to a hospital.',
};
const ofAShortStroke: Named = {
  raises: new Set(['stroke']),
  names: /^(?:tia|tias|mini[- ]?strokes?|(?:a )?transient isch(?:a)?emic attack)$/i,
  signs: /\b(?:head\w*|dizz\w*|numb\w*|weak\w*|tingl\w*|speech|speak|words|face|arms?|vision|sight|eyes?|blurr\w*)\b/i,
  whenNew:
    'If it was within the last weeks, or no doctor knows of it, call one today. A drooping face, a weak arm or slurred speech: call your emergency number.',
};
const all: readonly Named[] = [ofAClot, ofTheBladder, ofAShortStroke];

function namedIn(question: string): Named | null {
  const name = frame.exec(withPlainApostrophes(question))?.[1]?.trim() ?? '';
  return all.find(({ names }) => names.test(name)) ?? null;
}

const opens = /^\W*(?:(?:and|oh|also|but|so|ok|well|btw|by the way|wait|hm+)\b[ ,]*)*/i;
const has =
  /(?:i(?:'ve| have|'m)?|ive) ?(?:also |still |do )?(?:have |had |got |diagnosed with |living with |live with )?(?:an? |the |my |chronic )?/;
/** The whole message, so that a sign beside the name keeps the alarm. */
const frame = sequence(
  opens,
  choice(
    sequence(/(?:does|will|would) it matter (?:that |if |when )?/, has),
    sequence(
      /(?:is it|is that|are they|is this|still) (?:still )?(?:ok(?:ay)?|fine|safe|a problem|bad) (?:that |if |when )/,
      has,
    ),
    /(?:is it|is that|are they|is this|still) (?:still )?(?:ok(?:ay)?|fine|safe) (?:with|for|despite) (?:an? |my )?/,
    /(?:even |what about |how about |ok |and )?with (?:an? |my )?|what about (?:my |an? )?/,
    sequence(/(?:i )?(?:forgot|should) (?:to )?(?:say|mention|add|tell you)[ ,:]*(?:that )?/, has),
    /(?:i )?(?:forgot|should) (?:to )?(?:say|mention|add|tell you)[ ,:]*(?:my |an? )?/,
    has,
  ),
  /([\w -]{3,40}?)(?: (?:too|though|as well|by the way|btw|once|before|then))*\W*$/,
);
