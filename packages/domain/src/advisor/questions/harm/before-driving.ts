import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower } from '../../wording/sentences.ts';

/** "I drive home after the shift, so I take it at home, correct?": when what calms is taken around driving. */
export function answerBeforeDriving({ question, herbs, earlierHerbs, medicines }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!drives.test(text) || !takes.test(text) || medicines.length > 0) return null;
  // "Will I be fine to drive at 7" asks how long it lasts.
  if (!confirms.test(text) && !beforehand.test(text)) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  const calming = meant.filter(makesDrowsy);
  if (calming.length === 0) return null;
  const names = listed(calming.map(({ name }) => inSentence(name)));
  return plainAnswer([onlyAfter(names, saysAfter.test(text)), nextDay].map(paragraph), [
    'How long before it works?',
    'What should I watch out for?',
  ]);
}

function onlyAfter(names: string, isConfirmed: boolean): string {
  return `${isConfirmed ? 'Yes, right:' : 'Not before driving, please:'} take ${names} only when you will not drive or use machines afterwards, so never before or on the way. That can make you drowsy and slow, and with alcohol or other things that calm even more so.`;
}

/** "I drive a bus, start 4.40", told in the talk: beside what calms. */
export function asTheyDrive({ question, history, herbs, said }: Understanding): string | null {
  const told = [...history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), question];
  if (said.includes(nextDay) || !told.some((text) => forALiving.test(text))) return null;
  const calming = herbs.flatMap(({ id }) => findHerb(id) ?? []).filter(makesDrowsy);
  return calming.length === 0 ? null : `As you drive, ${lower(nextDay)}`;
}

/** "I drive a bus", "I must drive again after five hours". */
export function drivesForALiving(text: string): boolean {
  return forALiving.test(text);
}

const forALiving =
  /\bi(?:'m|’m| am)? (?:a |an )?(?:drive|driving|driver of) (?:a |an |the |my )?(?:\w+ )?(?:bus|coach|truck|lorry|taxi|cab|van|train|tram|forklift|ambulance|tractor|crane|school)\b|\b(?:bus|coach|truck|lorry|taxi|cab|van|train|tram|delivery|forklift) driver\b|\bi drive (?:for (?:a living|work)|all (?:day|night)|(?:bus|lorry|truck|taxi|cab|van|train)\b)|\bi (?:must|have to) drive (?:again|for work|at night)\b|\b(?:bus|lorry|truck|taxi|driving) (?:shift|route|run)s?\b/i;
const nextDay =
  'Try it first before a free day. If you are still heavy or slow when you wake, do not drive then either, and take less or leave it out.';

function makesDrowsy({ effects, monograph }: Herb): boolean {
  return (
    effects.some(({ effect }) => effect === 'sedating') ||
    /\b(?:drows|sleepi|tired)/i.test(monograph?.sideEffects.text ?? '')
  );
}

const drives = anyPhrase(
  /(?:i|we|he|she|to|from|no|not|must|have to|and|then|before|while|when|after|still|by) (?:have to |need to |must |can |will |then |often |usually )?driv(?:e|es|ing)/,
  /behind the wheel|operate (?:a |the )?(?:machine\w*|forklift|crane)|my drive home|the drive (?:home|back|to work)|drive (?:home|to work)/,
);
const takes = anyPhrase(
  /(?:take|took|taking|drink|have|having|use) (?:it|them|that|this|one|some|valerian|the (?:tea|capsules?|tablets?|drops))/,
  /(?:take|took|taking|drink|use|drive (?:after|on|with)|driving (?:after|on|with))/,
);
const beforehand =
  /\b(?:before|then|and then|while|until|as soon as) (?:i |we |the |my |i have to |i need to |i must )?(?:driv|shift|work|journey|trip|commute)\w*|\bon the (?:way|road)\b/i;
/** They have it right themselves. */
const saysAfter =
  /\b(?:not|never|don't|do not|won't)\b[^.?!]{0,24}\b(?:before|when|while|if)\b|\b(?:at home|only after|once (?:i am|i'm) home|(?:when|after) (?:i am|i'm) (?:back )?home|after (?:the drive|driving))\b(?![^.?!]*\bbefore i)/i;
const confirms =
  /\b(?:correct|right|yes|true|better|no)\W*$|\b(?:at home|not before|only after|once (?:i am|i'm) home|when (?:i am|i'm) home|after (?:i|the drive|driving))\b/i;
