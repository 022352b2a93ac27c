import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { notAfterDrink } from '../../limits/after-drink.ts';
import { namedByPerson } from '../../reading/conversation.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "And the statin itself?", "could the omeprazole be the cause of weak bones?": asked of the medicine, and not of a herb. */
export function answerMedicineItself(asked: Understanding): AdvisorAnswer | null {
  const { question, mentions, herbs } = asked;
  const named = mentions.filter(({ kind }) => kind === 'medicine');
  const text = withPlainApostrophes(question);
  const wished = named.find(
    ({ id, start, end }) =>
      wishesFor(text.slice(0, start), text.slice(end)) ||
      (isInstead(text.slice(0, start), text.slice(end)) && isOnlyThoughtOf(asked, id)),
  );
  if (wished !== undefined && herbs.length === 0)
    return leftToThePharmacist(inSentence(wished.text), notAfterDrink(asked));
  if (named.length === 0 || herbs.length > 0 || ![ofItself, asTheCause].some((words) => words.test(text))) return null;
  const names = listed([...new Set(named.map(({ name }) => inSentence(name)))]);
  return plainAnswer(
    [
      asTheCause.test(text)
        ? `That may be, and I cannot rule it out: what ${names} does by itself, and over years, is outside what I check. The leaflet lists the known effects. Ask the prescriber or a pharmacist whether it plays a part here, and whether a blood test or another medicine makes sense.`
        : `What ${names} does by itself is outside what I check; a pharmacist or its leaflet can tell.`,
      'Until then keep taking it as prescribed: to stop it alone can do more harm.',
    ].map(paragraph),
    ['Which herbs should I avoid with it?', 'When should I see a doctor?'],
  );
}

/** "Can I take paracetamol for the pain?", "paracetamol, can I take it for the pain?": a medicine is wished for, and no herb. */
function wishesFor(before: string, after: string): boolean {
  return (
    forSomething.test(after) &&
    (asksLeave.test(before) || (isOkay.test(before) && okay.test(after)) || leaveAfter.test(after))
  );
}

/** "And paracetamol?", after herbs were offered: in their place, by somebody who does not take it. */
function isInstead(before: string, after: string): boolean {
  return whatAbout.test(before) && nothingMore.test(after);
}

function isOnlyThoughtOf(asked: Understanding, id: string): boolean {
  return namedByPerson(asked).length === 0 && !asked.person.medicines.some((each) => each.id === id);
}

const whatAbout = /^\W*(?:(?:and|or|so|ok|but)\W+)*(?:(?:what|how) about )?(?:just |simply |plain |normal |some )*$/i;
const nothingMore = /^(?: (?:then|instead|tablets?|maybe|perhaps))*\W*$/i;

function leftToThePharmacist(name: string, besideDrink: string | null): AdvisorAnswer {
  return plainAnswer(
    [
      ...(besideDrink === null ? [] : [besideDrink]),
      `Whether ${name} suits you, and how much, is not mine to say: I check herbs and supplements. A pharmacist can tell you at once. Name your illnesses and all that you take; with a sick liver, sick kidneys, an ulcer, asthma, a blood thinner, in pregnancy and for children the answer may be another one.`,
      'If you would like a herb beside it or in its place, say so, and I check what fits.',
    ].map(paragraph),
    ['What helps without a medicine?', 'When should I see a doctor?'],
  );
}

const asksLeave =
  /\b(?:can|could|may|should|shall) (?:i|we|he|she|they|my \w+) (?:just |still |also |safely )?(?:take|use|have|get)(?: (?:some|an?|my|the|ordinary|normal|plain))*\s*$/i;
const leaveAfter =
  /^,? (?:can|could|may|should) (?:i|we|he|she|they) (?:just |still |also |safely )?(?:take|use|have)\b/i;
const isOkay = /\b(?:is|are)(?: (?:it|the|my|some|ordinary|normal|plain))*\s*$/i;
const okay = /^ (?:ok|okay|safe|alright|all right|fine|allowed)\b/i;
const forSomething =
  /^(?:,? (?:can|could|may|should) (?:i|we|he|she|they) (?:\w+ )?(?:take|use|have)(?: it)?| (?:ok|okay|safe|alright|all right|fine|allowed)(?: for me)?)? for (?!me\b|him\b|her\b|them\b)(?:the |my |his |her |this |that |a )?[\w ]{3,30}\W*$/i;

const ofItself = anyPhrase(
  /(?:the|my|your|his|her) \w+(?: \w+)? (?:itself|themselves|alone|on its own|by itself)(?=\W*$)/,
);
const asTheCause = anyPhrase(
  /(?:could|can|might|may|does|is|would) (?:it|that|this|they|the \w+|my \w+|\w+)(?: itself)? (?:itself )?(?:be )?(?:the cause|the reason|causing|to blame|behind|what(?:'s| is) causing|responsible|giving me|making me)/,
);
