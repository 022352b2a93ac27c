import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { poisonLine, type RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { Item } from '../../safety/item.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { sideEffectsOf } from '../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { readText } from '../../resolve/read.ts';
import { understand } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isDrowsy, isMild, noDriving } from './a-few-too-many.ts';

/** "Took 6 valerian tonight cause 2 did nothing": more than a pack sets, and no alarm by itself. */
export function answerManyAtOnce(request: AdvisorRequest, alarm: RedFlag | null): AdvisorAnswer | null {
  const text = withPlainApostrophes(request.question);
  if (alarm !== null || text.length > longest || !tookMany.test(text) || overTime.test(text) || ofRaw.test(text))
    return null;
  const { earlierHerbs, medicines, subject } = understand(request);
  const named = readText(text).mentions.flatMap((mention) =>
    mention.kind === 'herb' && !mention.negated ? [{ ...mention, kind: 'herb' as const }] : [],
  );
  const items: readonly Item[] = named.length > 0 ? named : text.length <= shortReply ? earlierHerbs.slice(-1) : [];
  const [herb] = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (herb === undefined || items.length > 1 || medicines.some(({ kind }) => kind === 'medicine')) return null;
  const { person } = subject;
  const findings = findingsAbout(items, person).filter(({ severity }) => severity !== 'minor');
  const isYoung = isUnderage(person);
  const isGraver = isYoung || person.pregnant || findings.length > 0 || !isMild(herb);
  const name = inSentence(herb.name);
  const lines = [
    `That is more of ${name} than a pack sets for one day. Take no more of it today and tomorrow, and never more because a little did nothing.`,
    isGraver
      ? `Call now and ask, before anything is felt: ${poisonLine}`
      : `Somebody can reckon it from the strength on the pack: ${poisonLine}`,
    ...findings.slice(0, 2).map(({ why }) => why),
    sideEffectsOf(herb),
    ...(isDrowsy.test(herb.monograph?.sideEffects.text ?? '') ? [noDriving] : []),
    ...(isYoung ? [tellThem] : []),
    callIf,
  ];
  return { ...plainAnswer(lines.map(paragraph)), findings, ...(isGraver ? { level: 'urgent' as const } : {}) };
}

/** Raw berries are no pack: they have an answer of their own. */
const ofRaw = /\b(?:raw|unripe|uncooked)\b/i;
const longest = 120;
const shortReply = 40;
const tookMany =
  /\b(?:took|taken|had|swallowed|necked|popped|downed)\b(?: about| around| like| all of| maybe)? (?:[5-9]|1\d|[2-4]0|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a (?:whole )?(?:handful|strip|load)|loads)\b(?! ?-?(?:htp|mg|mcg|g\b|grams?|ml|%|drops?|hours?|days?|weeks?|months?|years?|minutes?|cups?|times))/i;
const overTime =
  /\b(?:a|per|every|each|over|in the (?:past|last)) (?:day|week|month|year)|\bfor (?:\w+ )?(?:days|weeks|months|years)\b|\bdaily\b|\b(?:children|kids|births?|operations?|colds|cats|dogs)\b/i;
const tellThem =
  'Tell a parent or another grown-up now what you took and how many. If it was to lose weight, or because something hurts inside, tell them that too: nobody should be cross, and there is help.';
const callIf =
  'Hard to wake, fainting, a racing heart, a fit, trouble breathing, or vomiting or diarrhea that does not stop: call your emergency number (911, 112, 999 or 000).';
