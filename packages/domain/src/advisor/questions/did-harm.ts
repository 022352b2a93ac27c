import { findHerb } from '../../herbs/catalogue.ts';
import { readText } from '../../resolve/read.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { sideEffectsOf } from '../about-herbs/side-effects.ts';
import { citedSources } from '../wording/source-list.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Tea tree oil gave me a rash": stop it first, what is known of it, and what needs a doctor; then how long it lasts. */
export function answerDidHarm({ question, history, mentions, asks, said }: Understanding): AdvisorAnswer | null {
  if (asks.more || asks.instead || asks.ideas) return null;
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  if (gaveARash.test(last) && said.includes(comesBack) && howLong.test(question))
    return plainAnswer([paragraph(fades)], followUps);
  if (gaveARash.test(last) && said.includes(comesBack) && isItAllergy.test(question))
    return plainAnswer([paragraph(maybeAllergy)], followUps);
  if (!gaveARash.test(question)) return null;
  const blamed = mentions.find(({ kind, start }) => kind === 'herb' && gaveARash.test(question.slice(start)));
  const herb = findHerb(blamed?.id ?? readText(question).mentions.find(({ kind }) => kind === 'herb')?.id ?? '');
  if (herb === undefined) return null;
  const isPutOn = /\b(?:oils?|creams?|gels?|ointments?|lotions?|balms?|put|rubbed|applied)\b/i.test(question);
  const stop = isPutOn
    ? `Stop using ${inSentence(herb.name)} and wash it off.`
    : `Stop taking ${inSentence(herb.name)}.`;
  return {
    ...plainAnswer([`${stop} ${soothes}`, sideEffectsOf(herb), `${comesBack} ${needsHelp}`].map(paragraph), followUps),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

const gaveARash =
  /^\W*(?:an? |my |bad |itchy )*(?:rash|hives|itching|spots) (?:from|after|since) \w|\b(?:gave|gives|given|caused|brought|left) me (?:with )?(?:an? |some |the |this )?(?:\w+ ){0,2}(?:rash|hives|spots|redness|itch\w*|irritation|blisters)\b|\b(?:got|have|broke out in) (?:an? |this )?(?:\w+ )?(?:rash|hives|spots) (?:from|after) \w/i;
const howLong = /\b(?:how long|when (?:will|does|is)|(?:go|goes|going|be) (?:away|gone))\b/i;
const isItAllergy = /\ballerg/i;
const maybeAllergy =
  'It may be; only a test can tell. Until then leave it out, also in creams and blends, and tell doctors and pharmacists of it.';
const soothes = 'Mild care without scent and a plain cream soothe the skin.';
const comesBack = 'If it was an allergy, it comes back with the next use, so leave it out from now on.';
const needsHelp =
  'A rash that spreads, blisters, weeps or lasts for weeks needs a doctor; with a swollen face or trouble breathing call your emergency number.';
const fades =
  'I have no figure for that. Once it is off the skin it should get less from day to day. If it spreads, hurts or weeps, or is still there in a week or two, have a doctor look.';
const followUps = ['What can I use instead?'];
