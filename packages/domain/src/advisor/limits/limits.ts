import { onOnesOwnHands } from './if-for-yourself.ts';
import { besideANewborn } from './beside-a-newborn.ts';
import { fluidLimit } from './fluid-limit.ts';
import { readText } from '../../resolve/read.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { riskOfBirth } from './before-a-birth.ts';
import { seeToBleeding } from './bleeding.ts';
import { condolence } from '../reading/corrections.ts';
import { notAfterDrink } from './after-drink.ts';
import { sideEffectsTold } from './side-effects-told.ts';
import { sinceTaken } from './since-a-medicine.ts';
import { fromAnimals } from '../reading/wishes/diet.ts';
import { noCure } from './cures.ts';
import { noReasonToWait } from './instead-of-care.ts';
import { movesWithCaffeine } from './caffeine-changes.ts';
import { asYouWish } from './keeps-it-private.ts';
import { notToBringItOn, testFirst } from './late-period.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { whenItIsNew } from './names-an-illness.ts';
import { highReading } from './pressure-reading.ts';
import { besideTheirMedicine } from './medicine-and-illness.ts';
import { sharedWithAnother } from './for-both.ts';
import { meantForAnother } from './others-medicine.ts';
import { alreadyStopped, feltFromIt, fineBecauseOfIt, noPlanForStopping, notAtOnce } from './after-keep-taking.ts';
import { cannotPrescribe } from './cannot-prescribe.ts';
import { askBeforeAdding, keepYourMedicine } from './prescribed-medicines.ts';
import { onlyForAWhile, ranOut } from './ran-out.ts';
import { moreThanItLooks, slackClothes } from './more-than-it-looks.ts';
import { mayLowerSperm } from './lowers-sperm.ts';
import { woundWithDiabetes } from './open-wound.ts';
import { bruisedWhileThinned, noDrinkNow, rubbedWhileThinned } from './what-they-take.ts';
import { substituteIsPotassium } from '../questions/choosing/instead-of-salt.ts';
import { forgetsLate } from '../for-concerns/everyday-help.ts';
import { oldPackBeside } from '../questions/forms-and-preparation/how-it-keeps.ts';
import { afterAnOperation } from '../questions/medical-care/before-surgery.ts';
import { saidBeside } from './side-topics.ts';
import { risesWithoutSmoke } from './stops-smoking.ts';
import { ownRules } from '../small-talk.ts';
import { thanksFor } from '../reading/person/told-facts.ts';
import type { Understanding } from '../reading/understanding.ts';

/** What has to be said before anything else. */
export function limitsOf(asked: Understanding): string[] {
  const { question, history, mentions, herbs, wanted, isTampering, person, subject, said, asks } = asked;
  const last = lastOfStopping(history);
  return [
    isTampering ? ownRules : null,
    wanted.length > 0 && herbs.length === 0 ? asYouWish(question) : null,
    alreadyStopped(question, last, readText(last).mentions) ??
      fineBecauseOfIt(question, last, readText(last).mentions) ??
      noPlanForStopping(question, last, readText(last).mentions) ??
      notAtOnce(question, last, readText(last).mentions) ??
      (herbs.length === 0 ? feltFromIt(question, last, readText(last).mentions) : null) ??
      ofTheirs(keepYourMedicine(question, mentions, subject.person.medicines), subject) ??
      ranOut(question, mentions) ??
      onlyForAWhile(question, last, readText(last).mentions) ??
      askBeforeAdding(
        question,
        person.medicines.length > 0 ? person.medicines : subject.person.medicines,
        herbs.length > 0,
      ),
    fluidLimit(asked),
    woundWithDiabetes(asked),
    mayLowerSperm(asked),
    history.length > 0 ? whenItIsNew(asked) : null,
    meantForAnother(
      question,
      mentions.filter(({ kind }) => kind === 'medicine'),
    ),
    sideEffectsTold(asked).length > 0 ? null : sinceTaken(question, mentions),
    cannotDiagnose(question),
    noCure(question, subject.person.conditions),
    noReasonToWait(question),
    condolence(question),
    asks.checking ? null : forTheTeam(asked),
    lowAfterBirth(asked),
    awakeAfterBirth(asked) ?? besideANewborn(asked),
    lowBesideAHerb(asked),
    moreThanItLooks(asked) ?? slackClothes(asked),
    forgetsLate(asked),
    sharedWithAnother(asked),
    onOnesOwnHands(asked),
    fromAnimals(question, herbs),
    highReading(question),
    seeToBleeding(asked, said),
    herbs.length > 0 ? afterAnOperation(question, subject.person.surgeryPlanned !== null) : null,
    noDrinkNow(asked),
    bruisedWhileThinned(asked),
    rubbedWhileThinned(asked),
    ...besideTheirMedicine(asked),
    notAfterDrink(asked),
    noTyramine(asked),
    risesWithoutSmoke(asked),
    movesWithCaffeine(asked),
    notToBringItOn(asked) ?? testFirst(asked),
    riskOfBirth(asked),
    herbs.length > 0 || wanted.length > 0 ? saidBeside(question) : null,
    herbs.length > 0 ? oldPackBeside(question) : null,
    substituteIsPotassium(asked),
    herbs.length === 0 ? cannotPrescribe(question, mentions) : null,
  ].filter((line) => line !== null);
}

/** "Please keep taking your insulin", of somebody else's. */
function ofTheirs(line: string | null, { who, whose, isOther }: Understanding['subject']): string | null {
  if (line === null || !isOther) return line;
  return line
    .replace(/^Please keep taking your /, `Please see that ${who} keeps taking ${whose} `)
    .replace(/^Please keep taking (every medicine)/, `Please see that ${who} keeps taking $1`)
    .replace(/^Please keep taking /, `Please see that ${who} keeps taking `)
    .replace('Stopping or changing it on your own', 'Stopping or changing it without asking the doctor');
}

/** The message that speaks of giving up a medicine, one or two turns ago; else the last. */
function lastOfStopping(history: Understanding['history']): string {
  const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const before = asked
    .slice(-lately)
    .findLast((text) => [keepYourMedicine, ranOut].some((limit) => limit(text, readText(text).mentions) !== null));
  return before ?? asked.at(-1) ?? '';
}

const lately = 3;

/** Low mood since a birth is told to somebody before anything is taken. */
function lowAfterBirth({ question, wanted, subject, said }: Understanding): string | null {
  // Worry for the milk is a question of milk.
  const isLow = wanted.includes('mood') || (wanted.includes('anxiety') && !wanted.includes('lactation'));
  const isMother = subject.person.breastfeeding || sinceBirth.test(question);
  return isLow && isMother && !said.includes(tellTheMidwife) ? tellTheMidwife : null;
}

const sinceBirth =
  /\b(?:since|after) (?:the |giving |my |her |our )?(?:birth|baby|delivery|son|daughter)\b|\bpost ?-?(?:partum|natal)\b/i;
const tellTheMidwife =
  'Low mood or worry after a birth is common and can be treated well. Please tell your midwife or doctor this week; with dark thoughts, call today.';

/** "Can't sleep since the baby", from the mother. */
function awakeAfterBirth({ question, wanted, subject, said }: Understanding): string | null {
  const isHers = !subject.isOther && wanted.includes('sleep') && sinceBirth.test(question);
  return isHers && !said.includes(shareTheNights) ? shareTheNights : null;
}

const shareTheNights =
  'With a small baby shared nights and naps by day do most. After anything that makes drowsy do not have the baby in your bed. Sleep that does not come even while the baby sleeps, low mood or worry: tell your midwife or doctor this week.';

/** "Been feeling low for weeks, is saffron any good?": a herb that is asked for is not all there is to say. */
function lowBesideAHerb({ question, herbs, wanted, said }: Understanding): string | null {
  const isLow = herbs.length > 0 && wanted.includes('mood') && feelsLow.test(question);
  return isLow && !said.includes('low mood lasts') ? seeSomebody : null;
}

const feelsLow =
  /\b(?:low mood|depress(?:ed|ion)|(?:feel|feeling|felt|been|am|i'm|i’m|im|so|very|really|bit) (?:\w+ )?(?:low|down|flat|blue|empty|numb|hopeless))\b/i;
const seeSomebody =
  'If low mood lasts more than two weeks, please see a doctor: there is help that works. With thoughts of harming yourself call your emergency number or a crisis line at once.';

/** With an operation ahead, whatever is taken is for the team to know. */
export function forTheTeam({ question, subject, herbs, wanted, said }: Understanding): string | null {
  if (subject.person.surgeryPlanned === null || said.includes(tellTheTeam)) return null;
  if (herbs.length === 0 && wanted.length === 0) return null;
  if (isDone.test(subject.person.surgeryPlanned)) return said.includes(soonAfter) ? null : soonAfter;
  return theEve.test(question) ? `${tellTheTeam} ${untilWhen}` : tellTheTeam;
}

const isDone =
  /\b(?:ago|just (?:had|been)|after (?:my|the|an?)|post-?op\w*|recover\w*|yesterday|home from|operated on)\b(?! (?:in|on|next))(?![^.?!]*\b(?:next (?:week|month|\w+day)|tomorrow)\b)/i;
const soonAfter =
  'So soon after an operation ask the surgeon’s team before you take any herb or supplement: some add to bleeding, or to the medicines you get now.';
const theEve = /\b(?:night|evening|day) before\b/i;
const untilWhen = 'They also say from when on you may drink nothing.';
const tellTheTeam =
  'Before an operation, tell the surgeon and the anesthetist now of every herb and supplement, also when it is soon; most are stopped two weeks before.';

/** "Is cheese ok?", beside a medicine that holds back the breakdown of tyramine. */
function noTyramine({ question, setOffBy, subject: { person } }: Understanding): string | null {
  const isMaoi = person.medicines.some(({ id }) => findMedicineProfile(id)?.classes.has('maoi') === true);
  return isMaoi && holdsTyramine.test(`${question} ${setOffBy ?? ''}`) ? tyramine : null;
}

const holdsTyramine =
  /\b(?:cheeses?|salami|pepperoni|cured (?:meat|fish)|marmite|vegemite|yeast extract|soya? sauce|miso|tofu|sauerkraut|kimchi|kombucha|tap beer|red wine|fava beans?|broad beans?)\b/i;
const tyramine =
  'With this medicine for mood or Parkinson’s disease (an MAOI) old cheese, cured meat, tap beer, soy sauce, yeast spread and fermented foods can drive the blood pressure up within minutes. Ask the prescriber or a pharmacist for the full list. A sudden bad headache with a racing heart after a meal is an emergency.';

/** A word of thanks for what was told of a person, where it is no part of a request. */
export function thanksIn({ told, wanted, subject, said }: Understanding): string[] {
  return told.length > 0 && wanted.length === 0 ? [thanksFor(told, subject, said)] : [];
}
