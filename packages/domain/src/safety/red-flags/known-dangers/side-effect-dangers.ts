import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { either, graveFor, type Ground, type KnownDanger, lives, soonFor, takes, takesOne } from './known-danger.ts';

const cellPoison = either(
  takes('chemotherapy'),
  takesOne('capecitabine', 'fluorouracil', 'irinotecan', 'abemaciclib', 'neratinib'),
);
/** In small amounts these are for joints, skin and bowel: then there is no cancer team to call. */
const alsoForJoints: ReadonlySet<string> = new Set(['methotrexate', 'mercaptopurine', 'azathioprine', 'hydroxyurea']);
const onChemotherapy: Ground = (person) => {
  const isIll = lives('cancer', 'breast-cancer', 'prostate-cancer', 'lung-cancer')(person) !== null;
  return cellPoison(
    isIll ? person : { ...person, medicines: person.medicines.filter(({ id }) => !alsoForJoints.has(id)) },
  );
};
/** The statins that these antibiotics keep in the blood. */
const withBlockedBreakdown: Ground = (person) => {
  const statin = takesOne('simvastatin', 'lovastatin', 'atorvastatin')(person);
  const antibiotic = takesOne('clarithromycin', 'erythromycin')(person);
  return statin === null || antibiotic === null ? null : `${statin} and ${antibiotic}`;
};
const drinksMuch: Ground = (person: Person) => lives('alcohol-use-disorder')(person);

const lipsOrTongue = concept(`lips? tongue face cheeks? mouth throat eyelids?`);
const fat = concept(
  `fat thick* swell* swollen swelled puff* balloon* huge bigger double_(?:the|its)_size botox* blew_up blown_up`,
);
const noMotion = concept(
  `
    constipat* bunged_up blocked_up backed_up can't_(?:poo|go|shit|pass)\\w* (?:not|n't|hasn't|haven'?t|havn'?t|hasnt)_(?:\\w+_){0,3}(?:toilet|loo|poo\\w*|bathroom|motion|bowels?|gone)
    no_(?:poo\\w*|motions?|bowel) not_opened
  `,
);
const bellyInTrouble = concept(
  `
    (?:belly|stomach|tummy|abdomen|gut)_(?:\\w+_){0,3}(?:hard|rigid|tight|swollen|sore|painful|hurts?|huge|bloated|distended|big)
    (?:hard|rigid|tight|swollen|sore|painful|bloated|distended)_(?:\\w+_){0,1}(?:belly|stomach|tummy|abdomen|gut)
    (?:belly|stomach|tummy|abdominal|gut)_(?:pain|ache|cramps?) vomit* throwing_up being_sick
  `,
);
const looseBowels = concept(
  `diarrh* trots squits the_(?:runs|shits) loose_(?:motions?|stools?) watery_(?:poo\\w*|stools?) (?:on|running_to)_the_(?:loo|toilet|bog|bathroom)`,
);
const muchOfIt = concept(
  `\\d+_times (?:four|five|six|seven|eight|nine|ten|dozen)_times all_(?:day|night|morning) non_?stop constant* days? since can't_(?:leave|stop) every_(?:hour|half) nights? water awful terrible bad`,
);
const handsOrFeet = concept(`hands? palms? feet soles? fingers? toes?`);
const palmsAndSoles = concept(`palms? soles? hands?_(?:\\w+_)?feet feet_(?:\\w+_)?hands?`);
const rawSkin = concept(`peel* raw blister* crack* skin_(?:is_)?coming_off`);
const redAndSore = concept(`red sore burn* tingl* hurt* pain*`);
const muscles = concept(`muscles? legs? thighs? calves calf arms? shoulders?`);
const achy = concept(
  `weak* sore pain* ach* hurt* tender cramp* stiff* killing seiz* like_(?:wood|lead|concrete|jelly|stone)`,
);
const sinceChange = concept(
  `since(?!_(?:the_|my_|a_)?(?:leg_day|gym|squats?|lunges?|hikes?|hiking|run|runs|running|training|workout|marathon|football|match)) started start put_me_up upp?ed doubled higher_dose (?:dose|it)_(?:went|has_gone|was_put)_up increased began new_(?:tablets?|pills?|statin) changed_(?:my|the|to) for_(?:about_|nearly_)?(?:a|two|three|four|five|six|\\d)_(?:weeks?|fortnight)`,
);
const urine = concept(`urine pee wee water piss peeing`);
const likeCola = concept(
  `cola coke (?:dark_)?brown like_(?:\\w+_)?(?:tea|stout|guinness|coffee|rust) tea_colou?red colou?r_of_(?:\\w+_)?(?:tea|cola|coke|stout|coffee)`,
);
const starFruit = concept(`star_?fruits? carambolas? kamrangas? belimbing`);
const poisonedBrain = concept(
  `hiccup* hiccough* confus* vomit* throw*_up weak* sleepy drowsy twitch* fits? seizure* numb*`,
);
const stopped = concept(
  `stopp?ed (?:came|come|coming)_off gave_(?:it|them|the)?_?up given_up quit packed_(?:it_|them_)?(?:in|up) jacked_in chucked binned ditched threw_(?:them|it) ran_out run_out haven't_(?:had|taken) not_taken`,
);
const steroids = concept(`steroids? pred* hydrocortisone dexamethasone tablets? pills? them`);
const atOnce = concept(
  `cold suddenly at_once straight_(?:off|out) just_(?:stopp?ed|like_that|ran|quit) all_of_them days? (?:on|since|last)_(?:mon|tues|wednes|thurs|fri|satur|sun)day yesterday weekend week overnight dead out myself`,
);
const stopsDrink = concept(
  `stopp?ed (?<!(?:if_(?:i|he|she|we)|to|i'll|will|gonna|would|should_(?:i|he|she)|can_(?:i|he|she)|could_(?:i|he|she))_)quit gave_up given_up went_cold_turkey no_drink* haven't_(?:had|drunk|touched) last_drink off_(?:it|the_(?:drink|booze|sauce))`,
);
const shaky = concept(
  `shak* sweat* trembl* tremor* sick vomit* anxious jitter* palpitation* racing can't_sleep seeing hear* crawl*`,
);

/** "Everything crawls on the wall", of somebody who drank much: the stop need not be told again. */
const crawls =
  /\b(?:everything|things|stuff|shadows|it|insects|spiders|bugs|ants|rats|snakes)(?:'s| is| are)? (?:\w+ )?(?:crawl\w*|mov(?:es?|ing)) (?:on|over|up|across|along|out of) (?:the |my )?(?:walls?|ceiling|floor|bed|skin|arms?|curtains)\b|\b(?:see|seeing|saw) (?:\w+ )?(?:spiders|bugs|insects|rats|snakes|ants|things|people)(?: that|\b[^.?!]{0,24}\b(?:not there|aren't there|crawl\w*|walls?|bed))/i;

/** What speaks for another cause than the tablet, and for a doctor who listens to the chest. */
const ofTheChest = String.raw`(?<!\b(?:no|not|without|never|any|nor|or) (?:\w+ )?)\b(?:blood\w*|phlegm|mucus|sputum|green|yellow|fever\w*|temperature|weight|night sweats|sweats|breathless\w*|breath|wheez\w*|chest|hoarse\w*|voice|swell\w*|swollen|smok\w*|asbestos|tb|tuberculosis|cancer|cold|flu|covid|bronchitis|pneumonia)\b`;
const forLong = String.raw`(?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some) (?:weeks|wks)|(?:a |one |two |\d+ |few |several )*(?:months?|mths?)|ages|weeks (?:now|on end)|since\b[^.?!]{0,40}\b(?:tablets?|pills?|\w+pril|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)`;
const lastingDryCough = new RegExp(
  String.raw`^(?![^]*${ofTheChest})(?=[^]*\bcough(?:s|ing)?\b)[^]*\b(?:${forLong})\b`,
  'i',
);
/** "Started lisinopril two months ago and coughing since": the start is past, and the cough is not. */
const coughSinceThen = new RegExp(
  String.raw`^(?![^]*${ofTheChest})[^]*(?:\b(?:start\w*|began|begun|put (?:me |him |her )?on|went on|switched to)\b[^.?!]{0,40}\b\w+pril\b[^.?!]{0,60}\bcough\w*[^.?!]{0,24}\b(?:since|now|still)\b|\bcough\w*[^.?!]{0,30}\bsince\b[^.?!]{0,30}\b\w+pril\b)`,
  'i',
);

/** What a medicine does to some, or what starts when it is left out. */
export const sideEffectDangers: readonly KnownDanger[] = [
  graveFor('known-ace-swelling', takes('ace-inhibitor'), {
    sources: ['uptodate-ace-angioedema'],
    near: [[lipsOrTongue, fat]],
    first:
      'A lip, tongue or face that swells beside {ground} can be a reaction to that tablet, also after years of taking it, and it can close the throat within hours.',
    next: 'Take no more {ground}, and say its name when you call. Sit up. Allergy tablets and an adrenaline pen often do little for this kind, so do not wait for them to work.',
    before: ['breathing-or-allergy', 'severe-allergy'],
  }),
  graveFor('known-star-fruit', lives('kidney-disease', 'dialysis'), {
    sources: ['review-aranguren-2017-star-fruit', 'pharmacy-times-star-fruit'],
    together: [[starFruit, poisonedBrain]],
    first:
      'With sick kidneys, hiccups that do not stop, confusion or vomiting after star fruit mean that it poisons the brain. It can lead to fits and death, and dialysis in time clears it.',
    next: 'Say "kidney disease and star fruit" when you call, and how much was eaten and when.',
    before: ['poisoning', 'grave-signs', 'stroke'],
  }),
  graveFor('known-clozapine-blocked', takesOne('clozapine'), {
    sources: ['nhs-clozapine-bowel', 'cp-hertfordshire-clozapine-bowel'],
    together: [[noMotion, bellyInTrouble]],
    first:
      'With {ground} a bowel that does not move and a hard, swollen or painful belly, or vomiting, can mean that the bowel has stopped. People have died of that within days.',
    next: 'Say "no motion" and "{ground}" when you call. Take no laxative, bran or psyllium now.',
    before: ['likely-urgent', 'likely-emergency'],
  }),
  soonFor('known-clozapine-bowel', takesOne('clozapine'), {
    sources: ['nhs-clozapine-bowel', 'cp-hertfordshire-clozapine-bowel'],
    patterns: [noMotion],
    why: 'Constipation on {ground} is never a small matter: the bowel can stop altogether, and people have died of it. Ring the clozapine team or a doctor today for laxatives that fit, before the next dose. No bran, psyllium or other bulk: it can block. A swollen or painful belly, vomiting or a fever: emergency number at once.',
    or: 'the clozapine team',
    before: ['likely-urgent'],
  }),
  soonFor('known-chemo-bowel', onChemotherapy, {
    sources: ['cruk-capecitabine', 'mims-capecitabine'],
    near: [[looseBowels, muchOfIt]],
    why: 'Diarrhoea during treatment with {ground} is told to the cancer team the same day, also at night: it dries the body out fast and can harm the kidneys, and the treatment may have to pause. Sip rehydration drink, and take nothing herbal for it. A fever, blood, strong belly pain, faintness or vomiting as well: call now and say so.',
    whom: 'Please call the number that your cancer team gave you, now. If nobody answers, an emergency department.',
  }),
  soonFor('known-graft-bowel', takes('calcineurin-inhibitor'), {
    sources: ['study-2003-tacrolimus-diarrhea', 'report-2004-tacrolimus-diarrhea'],
    near: [[looseBowels, muchOfIt]],
    patterns: [
      /\b(?:been sick|vomit\w*|throwing up|can't keep (?:anything|it|them|my tablets) down)\b[^.?!]{0,30}\b(?:since|all (?:day|night)|twice|times|tablets|today|yesterday)\b/i,
    ],
    why: 'Diarrhoea or vomiting is told to the transplant team or whoever prescribes {ground} the same day: its level in the blood can climb to double or more, or a dose is lost, and the kidneys dry out. The level is measured then. Sip rehydration drink, change no dose by yourself, and take nothing herbal for it. A fever, blood, strong belly pain or no urine: call now and say so.',
    or: 'the transplant team',
    before: ['likely-urgent'],
  }),
  soonFor('known-hand-foot', onChemotherapy, {
    sources: ['upmc-capecitabine', 'cruk-capecitabine'],
    near: [
      [handsOrFeet, rawSkin],
      [palmsAndSoles, redAndSore],
    ],
    before: ['serious-injury', 'burn'],
    why: 'Red, sore or peeling palms and soles during treatment with {ground} are the hand-foot reaction. Tell the cancer team today, before the next dose: the amount is often lowered or paused so that it heals. Until then a plain cream, cool water, loose shoes, no rubbing, and no herb on raw skin.',
    or: 'the cancer team',
  }),
  soonFor('known-statin-muscle', takes('statin', 'fibrate'), {
    sources: ['mayo-rhabdomyolysis'],
    near: [[urine, likeCola]],
    why: 'Dark brown urine beside {ground} can mean that muscle breaks down (rhabdomyolysis), most of all with sore or weak muscles, or that the liver suffers, above all with yellow eyes or skin. It needs a blood test today; take no more {ground} until then, no herb, supplement or alcohol either, and drink plenty. Tell them all that you took. Confusion, vomited blood or strong belly pain: emergency number.',
    or: 'whoever prescribes it',
    before: ['blood-where-none-belongs'],
  }),
  soonFor('known-statin-antibiotic', withBlockedBreakdown, {
    sources: ['statins-macrolides-2019', 'webmd-macrolides-statins', 'mayo-rhabdomyolysis'],
    near: [[muscles, achy]],
    why: 'This matters before any herb: {ground} are not taken together. The antibiotic drives the statin up in the blood, and muscle can break down from it. Call a pharmacist or the prescriber today, before the next dose of the statin, which they mostly pause. Do not drop the antibiotic by yourself. No arnica, magnesium or red yeast rice for it. Brown urine, real weakness or fever: go to an emergency department now.',
    whom: 'Please call a pharmacist, your doctor or a medical advice line today, and name both.',
  }),
  soonFor('known-statin-ache', takes('statin', 'fibrate'), {
    sources: ['mayo-rhabdomyolysis'],
    near: [[muscles, achy, sinceChange]],
    why: 'Muscles that ache or are weak since {ground} was begun or raised may ache because of it. Tell the doctor or a pharmacist, who can test the blood and change the tablet; do not stop it alone, and take no red yeast rice, which does the same. Dark urine or real weakness: today.',
    whom: 'Please call your doctor or pharmacist this week, before trying any herb.',
  }),
  soonFor('known-ace-cough', takes('ace-inhibitor'), {
    sources: ['gpnotebook-ace-inhibitors'],
    patterns: [lastingDryCough],
    anyhow: [coughSinceThen],
    why: 'A dry, tickly cough that goes on is a well-known effect of tablets such as {ground} (ACE inhibitors): up to one in five has it, often worst at night. Ask the doctor or a pharmacist about a tablet of another kind; do not stop {ground} alone, and no cough herb cures it. A swollen lip or tongue: emergency number. Blood, fever, phlegm, short breath or lost weight speak for something else: have the chest looked at.',
    whom: 'Please call your doctor or pharmacist this week, before trying any herb.',
  }),
  soonFor('known-steroid-left-out', takes('corticosteroid'), {
    sources: ['addisons-emergency', 'rheum-for-primary-care-steroids'],
    near: [[stopped, steroids, atOnce]],
    why: 'After more than three weeks on {ground} the body makes too little cortisol of its own, so it must not be stopped from one day to the next: it is brought down in steps. Ring the prescriber, a pharmacist or an advice line today about taking it again; a pharmacy can lend a few tablets. No herb, licorice least of all, stands in for it. Faint, weak, vomiting or muddled: emergency number, and say "steroids stopped".',
    or: 'a pharmacist',
  }),
  graveFor('known-drink-stopped', drinksMuch, {
    sources: ['patient-alcohol-withdrawal'],
    near: [[stopsDrink, shaky]],
    patterns: [crawls],
    first:
      'After much drink, shaking and sweating on stopping are withdrawal. It can turn into fits, or into seeing and hearing what is not there, within two or three days, and then it kills.',
    next: 'Do not stay alone. Do not go on stopping by yourself: a hospital or a drink service does it safely with medicines.',
    before: ['withdrawal', 'likely-emergency', 'dependence'],
  }),
];
