import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { bleedsEasily } from './dark-from-iron.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "My wee is pink, I ate a whole pack of beetroot": when that explains it, and when it does not. */
export function redFromBeetroot(request: AdvisorRequest, alarm: RedFlag | null): AdvisorAnswer | null {
  const text = withPlainApostrophes(request.question).replaceAll(ofFright, ' ');
  // What only sounds like one is explained by what was eaten.
  const isGuessed = alarm?.id.startsWith('likely-') === true && alarm.id !== 'likely-self-harm';
  if ((alarm?.level === 'emergency' && !isGuessed) || !redOutside.test(text) || !ate.test(text) || !colours.test(text))
    return null;
  if (noneEaten.test(text)) return null;
  if (ofBlood.test(text.replaceAll(denied, ' ')))
    return alarm === null ? { ...plainAnswer([paragraph(notThatAlone)]), level: 'urgent' } : null;
  const { person } = readSubject(request);
  if (bleedsEasily(person)) return { ...plainAnswer([paragraph(evenThen)]), level: 'urgent' };
  return plainAnswer([paragraph(ifItIsBeetroot)], ['When should I see a doctor?']);
}

/** "I nearly fainted from fright": no faint. */
const ofFright =
  /\b(?:nearly|almost|half|about|just about) (?:fainted|died|passed out|collapsed|keeled over|had a (?:heart attack|stroke|fit))\b(?: (?:from|of|with) (?:the )?(?:fright|shock|fear|horror|panic|terror)| when i (?:saw|looked))?/gi;
const redOutside =
  /\b(?:pee(?:d|ing)?|wee|urine|piss|poos?|poop|stools?|toilet|loo|bowl)\b[^.?!]{0,40}\b(?:pink\w*|red\w*|purple|magenta)\b|\b(?:pink\w*|red\w*|purple|magenta)\b[^.?!]{0,24}\b(?:pee|wee|urine|piss|poos?|poop|stools?)\b/i;
const ate =
  /\b(?:ate|eaten|had|have|drank|drunk|eating|drinking|after|from|since|because of|juices?|soups?|salads?|smoothies?)\b/i;
const colours = /\b(?:beetroots?|beets?|borsch\w*|barszcz|red dragon ?fruit|beet juice)\b/i;
/** "Had no beetroot." */
const noneEaten =
  /\b(?:no|not|without|never|zero|\w+n't|nor)\b (?:(?:had|have|having|ate|eaten|eat|eating|any|from|touched|because|of|drunk|drank|been|the|a|single) ){0,4}(?:beetroots?|beets?|borsch\w*|barszcz)\b/i;
const denied = /\b(?:no|not|without|never|n't) (?:any )?\w+(?:(?:,| or| and) (?:no )?\w+)*/gi;
const ofBlood =
  /\b(?:clots?|pain|painful|hurts?|burn\w*|sting\w*|fever|dizzy|faint\w*|weak|bruis\w*|stones?|days|week|weeks|pregnan\w*)\b/i;
const ifItIsBeetroot =
  'That can be it: beetroot turns the urine pink to red in some people, and the stool as well. It is harmless and gone within a day or two. Have the urine tested if it stays longer than two days, comes without beetroot, holds clots, or with pain, burning or a fever.';
const notThatAlone = `Beetroot colors the urine, but what else you tell does not come from it. ${callToday}, before trying any herb: a simple test of the urine shows whether it is blood or an infection.`;
const evenThen =
  'Beetroot can do that, but with a medicine that makes bleeding easier I would not rest on it: nobody can tell the two apart by the color. Call your doctor or a medical advice line today; a simple test of the urine shows it.';
