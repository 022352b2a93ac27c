import { concept } from '../words/concept.ts';
import { either, graveFor, hasAnIllHeart, type KnownDanger, lives, soonFor, takes } from './known-danger.ts';

const gains = concept(
  `
    put_on_(?:\\w+_){0,2}(?:kilos?|kg|pounds?|lbs?|stone|weight) (?:weight|kilos?|kg|pounds?|lbs?)_(?:gain|up|more|heavier)
    gained up_(?:\\w+_){0,2}(?:kilos?|kg|pounds?|lbs?) heavier
  `,
);
const quickly = concept(`week days? overnight since this suddenly yesterday`);
const liesBadly = concept(
  `
    (?:sleep|sleeping|slept)_(?:\\w+_){0,3}(?:chair|upright|sitting) (?:extra|more|three|3|four|4)_pillows can't_(?:lie|lay|sleep)_(?:\\w+_)?(?:flat|down)
    wak\\w+_(?:\\w+_){0,3}(?:breathless|gasping|breath)
  `,
);
/** "My shoes do not fit any more": the feet swell. */
const tightShoes =
  /\b(?:shoes|boots|slippers|socks|rings)(?:'re| are)? (?:\w+ )?(?:don't|dont|do not|no longer|won't|too|got|so|very|feel|leave) (?:fit|go on|tight|small|deep (?:marks|lines|dents)|marks)\b/i;
const puffed = concept(
  `breathless short_of_breath out_of_breath puff(?:ed|ing|y)? panting gasping wheez* can't_(?:catch|get)_(?:my_)?breath`,
);
const worse = concept(`more worse than_usual than_normal again now today quicker days getting can't`);
const legs = concept(`legs? ankles? feet bell(?:y|ies)`);
const swells = concept(`swell* swollen puff* tight`);
const phlegm = concept(`phlegm sputum mucus gunk spit cough* flem`);
const coloured = concept(`green yellow brown thick* more dark* rusty`);
const muddled = concept(
  `
    muddled confus* not_thinking_straight can't_think_(?:straight|clearly) sleepy_all_day drowsy_all_day sleeping_all_day
    slept_all_day (?:days|day)_and_nights?_(?:swapped|mixed|turned) hands?_(?:flap*|shak*)
  `,
);
const deeplyMuddled = concept(
  `
    talking_(?:rubbish|nonsense|gibberish) hard_to_wake won't_wake can't_wake doesn't_know_(?:where|who|what) slurr*
    (?:not_)?making_no_sense
  `,
);
const broughtUp = concept(`brought_up bring*_up vomit* throw*_up threw_up coughed_up sick`);
const dark = concept(`blood* dark_red black brown coffee`);
const stools = concept(`poos? poops? stools? motions? bowel_movements? faeces toilet`);
const tarry = concept(
  `tar tarry jet_black pitch black(?!_(?:coffee|tea|pepper|seeds?|cumin|cohosh|beans?|currants?))(?!berr)`,
);
const belly = concept(`bell(?:y|ies) tummy stomach abdomen`);
const inflamed = concept(`sore pain* hurt* tender hot fever* temp* shiver*`);
const heartSkips = concept(`(?<!(?:for|good_for|to)_(?:the|my|his|her|your)_)heart* pulse palpitation*`);
const misses = concept(`miss* skip* flutter* slow irregular thump* odd funny jump* pounding`);
const heavyLegs = concept(
  `legs?_(?:\\w+_)?(?:like_(?:lead|jelly)|heavy|weak*|gone) muscles?_(?:\\w+_)?weak* so_weak very_weak`,
);
const salts = concept(`lo-?salt salt_substitute potassium nu-?salt low_salt`);
const fits = concept(
  `(?:two|three|2|3|several|more|lots_of|cluster_of|second|another)_(?:\\w+_)?(?:fits?|seizures?|turns)`,
);
const severalFits =
  /\b(?:two|three|four|five|six|several|[2-9]) (?:fits|seizures)\b[^.?!]{0,40}\b(?:today|tonight|last night|overnight|this morning|sleep|within|an? (?:hour|day|night))\b/i;
const newFit = concept(`today now first years don't_normally in_a_row since tonight this_(?:morning|week) more_than`);
const backPain = concept(`backs? spine`);
const sore = concept(`pain* ach* hurt* sore`);
const cord = concept(
  `
    legs?_(?:\\w+_){0,3}(?:wobbly|weak*|numb|heavy|jelly) worse_(?:\\w+_)?(?:lying|at_night|cough*) numb* wobbly unsteady
    can't_(?:pee|wee|walk) pins_and_needles band
  `,
);
const often = concept(
  `\\d+_times (?:six|seven|eight|nine|ten|dozen)_times times_(?:a|since|to|today|this) all_night non_?stop`,
);
const bloody = concept(`blood* bleed*`);
const heartValveFever = concept(`fever* temp night_sweats shiver* chills`);
const weakThroat = concept(`swallow* chok* speech slurr* breath* head_up voice`);

const fightsForAir = concept(
  `
    ribs?_(?:\\w+_)?(?:going_in|sucking|pulling) ribs_showing breathing_(?:\\w+_)?(?:fast|hard|quick\\w*) can't_(?:talk|speak|finish)
    wheez* whistl* breathless gasping chest_(?:\\w+_)?tight tight_chest
  `,
);
const pumpFails = concept(
  `
    (?:inhaler|pump|puffer|ventolin|salbutamol|reliever|nebuli[sz]er)_(?:\\w+_){0,2}(?:n't|not|isn't|doesn't|hasn't|won't)_\\w+
    (?:isn't|not|doesn't|barely|hardly)_(?:\\w+_)?(?:help\\w*|work\\w*|touch\\w*) ribs?_(?:\\w+_)?(?:going_in|sucking|pulling) blue_lips lips_blue
  `,
);

/** "Heart is racing", of a heart that is ill; "good for a racing heart" tells of none. A heart that skips is the illness itself. */
const races =
  /(?<!\b(?:for|against|when|if|good for) (?:(?:a|my|the|his|her) )?)\b(?:my |his |her |the )?(?:heart|pulse|heart ?beat)(?:'s| is| keeps?| has been| feels?| just)?(?: \w+){0,2} (?:racing|pounding|thumping|flutter(?:s|ing)|jumping|all over the place|going (?:fast|mad|crazy|wild)|very fast|too fast|so fast)\b/i;
const grows = concept(
  `(?:getting|gets|got|growing|grown|become|becoming)_(?:\\w+_)?(?:big|bigger|huge|larger|tight|tighter|fat|fatter|rounder) swollen swell* ball?oon* full_of_(?:water|fluid)`,
);

/** One or two are an ordinary dose, and left out of what is read for other signs. */
const tookIbuprofen =
  /(?<!\b(?:not|never|n't|no) (?:\w+ )?)\b(?:took|taken|had|swallowed|popped)\b(?: (?!no\b|not\b)[\w']+){0,4}? (?:ibuprofens?|naproxen|diclofenac|nurofen|advil|aleve|voltarol)\b(?![^.?!]*\b(?:years? ago|last year|used to)\b)/i;

/** What is grave because of an illness of this person. */
export const organDangers: readonly KnownDanger[] = [
  graveFor('known-liver-coma', lives('liver-disease'), {
    sources: ['british-liver-trust-encephalopathy', 'bmj-2015-encephalopathy'],
    patterns: [deeplyMuddled],
    first:
      'With a sick liver, talking nonsense or being hard to wake means that the liver no longer clears the blood (hepatic encephalopathy). A hospital has to treat that now.',
    next: 'Somebody should stay with you. Take no herb, alcohol, sleeping pill or painkiller.',
    before: ['stroke'],
  }),
  graveFor('known-liver-bleed', lives('liver-disease'), {
    sources: ['va-bleeding-varices'],
    near: [
      [broughtUp, dark],
      [stools, tarry],
    ],
    first:
      'With a sick liver, blood that is brought up, or stools black as tar, can come from veins in the gullet, and that can be a torrent.',
    next: 'Lie on your side, and eat and drink nothing.',
    before: ['internal-bleeding'],
  }),
  graveFor('known-asthma-attack', lives('asthma'), {
    sources: ['moreton-asthma-attack', 'asthma-ireland-attack'],
    together: [[fightsForAir, pumpFails]],
    first:
      'This is a severe asthma attack. It can become dangerous within minutes when the reliever no longer helps, and a child tires fast.',
    next: 'Sit up. One puff of the reliever (the blue one) every 30 to 60 seconds, up to ten, through a spacer if there is one, and again after ten minutes while you wait. No steam, no oils, nothing to drink.',
    before: ['sick-baby', 'breathing-or-allergy', 'chest-pain'],
  }),
  graveFor('known-burning-chest', lives('heart-disease', 'heart-failure', 'diabetes', 'stroke'), {
    sources: ['nz-health-heart-attack'],
    anyhow: [
      /\bchest\b[^.?!]{0,12}\b(?:burn\w*|on fire|like fire)|\bburning (?:pain |feeling )?(?:in|across|behind) (?:my|the|his|her) (?:chest|breast ?bone)/i,
    ],
    first:
      'With {ground} a chest that burns can be the heart, also after a meal. From here nobody can tell it from heartburn.',
    next: 'Rest, sitting down, until help comes. If it has gone fully and comes only with food and lying down, ask a doctor today instead.',
    before: ['chest-pain'],
  }),
  soonFor('known-muddled-liver', lives('liver-disease'), {
    sources: ['british-liver-trust-encephalopathy', 'bmj-2015-encephalopathy'],
    patterns: [muddled],
    why: 'With a sick liver a muddled or sleepy head can mean that the liver no longer clears the blood: tell the doctor or the liver team today. Hard to wake, vomit or stool with blood: emergency number. Take no herb, alcohol or sleeping pill until you have been seen.',
    or: 'the team that looks after it',
  }),
  soonFor('known-liver-belly', lives('liver-disease'), {
    sources: ['cureus-2018-peritonitis'],
    near: [[belly, swells, inflamed]],
    why: 'With a sick liver a belly that is swollen and sore, or a fever, can mean that the fluid in it is infected. It has to be drawn and tested today.',
    or: 'the team that looks after it',
  }),
  soonFor('known-liver-fluid', lives('liver-disease'), {
    sources: ['cureus-2018-peritonitis'],
    near: [[belly, grows]],
    why: 'With a sick liver a belly that grows can be water (ascites). The liver team has to hear of it, for it is drained or treated with tablets, and no herb does that. Pain, a fever, short breath or a muddled head: go today, to an emergency department if need be.',
    whom: 'Please call the team that looks after the liver, or your doctor, today or tomorrow, before trying any herb.',
  }),
  soonFor('known-racing-heart', hasAnIllHeart, {
    sources: ['dcu-palpitations'],
    patterns: [races],
    why: 'With {ground}, a heart that races or pounds needs a doctor today, with a heart tracing while it lasts. Sit down, take your tablets as prescribed, and leave out coffee, energy drinks and every herb until then. Faintness, chest pain or short breath: call your emergency number now.',
    or: 'the team that looks after it',
  }),
  soonFor('known-heart-fluid', lives('heart-failure'), {
    sources: ['commonspirit-heart-failure-zones', 'cleveland-heart-failure-zones'],
    near: [
      [gains, quickly],
      [legs, swells],
      [puffed, worse],
    ],
    patterns: [liesBadly, tightShoes],
    why: 'With heart failure, weight that climbs by two kilos (four pounds) in a few days, more pillows, short breath or swelling that gains ground mean that fluid collects. The water tablets have to be changed, today; a herb that drives water is no help and can upset the salts. Short breath at rest, chest pain or pink froth: emergency number at once.',
    or: 'the team that looks after it',
  }),
  soonFor('known-lung-flare', lives('copd'), {
    sources: ['blf-copd-flare-ups', 'my-lungs-my-life-red'],
    near: [
      [phlegm, coloured, puffed],
      [puffed, worse],
    ],
    why: 'With COPD, more or colored phlegm and shorter breath are a flare-up: antibiotics or steroids may be needed today. If you keep a rescue pack, start it as your plan says. Blue lips, sleepiness or too breathless to talk: emergency number at once.',
    or: 'the team that looks after it',
  }),
  soonFor(
    'known-potassium',
    either(lives('kidney-disease', 'dialysis'), takes('ace-inhibitor', 'arb', 'potassium-sparing-diuretic')),
    {
      sources: [
        'kidney-research-uk-hyperkalaemia',
        'report-doorenbos-2003-salt-substitute',
        'nhs-highland-hyperkalaemia',
      ],
      near: [
        [salts, heartSkips],
        [salts, heavyLegs],
        [heavyLegs, heartSkips],
      ],
      why: 'Weak legs or a heart that misses beats can mean too much potassium, from the kidneys, the tablets or a salt substitute. It needs a blood test and a heart tracing today, and no more of the salt substitute. Fainting, chest pain or a very slow pulse: emergency number at once.',
      or: 'the team that looks after it',
    },
  ),
  soonFor('known-painkiller-on-weak-kidneys', lives('kidney-disease', 'dialysis'), {
    sources: ['cdc-nsaids-kidneys', 'kidney-care-uk-healthy-kidneys'],
    anyhow: [tookIbuprofen],
    why: 'With weak kidneys painkillers of the ibuprofen kind can harm them further, more so beside tablets for blood pressure or water tablets. One or two are no poisoning, but take no more of them, drink as you are allowed to, and tell the kidney clinic or a pharmacist today; they name a painkiller that fits. Hardly any urine, swelling, short breath, weakness or a heart that skips: call your emergency number.',
    or: 'the kidney clinic',
    before: ['double-dose'],
  }),
  soonFor('known-kidney-heart', lives('kidney-disease', 'dialysis'), {
    sources: ['kidney-research-uk-hyperkalaemia', 'nhs-highland-hyperkalaemia'],
    near: [[heartSkips, misses]],
    why: 'With sick kidneys a heart that skips or goes slowly can mean too much potassium, so it needs a blood test and a heart tracing today. Fainting, weakness or chest pain: emergency number at once.',
    or: 'the team that looks after it',
  }),
  graveFor('known-fits', lives('epilepsy'), {
    sources: ['young-epilepsy-status', 'epilepsy-scotland-complicated'],
    near: [[fits, newFit]],
    patterns: [severalFits],
    first:
      'Several fits in a day, one after the other or more than is usual for you, need help now: they can run into one that does not stop. Ill, a missed tablet or a new herb can be behind it.',
    next: 'Somebody should stay with you. Give the rescue medicine as your plan says. Do not drive.',
    before: ['collapse-or-seizure'],
  }),
  soonFor('known-pressed-spine', lives('cancer', 'prostate-cancer', 'breast-cancer', 'lung-cancer'), {
    sources: ['rnoh-spinal-cord-compression', 'nice-cg75-public'],
    near: [[backPain, sore, cord]],
    why: 'With cancer, now or in the past, a new back pain that is worse lying down, or legs that are weak, wobbly or numb, can mean that something presses on the spinal cord. That needs a scan today, for within a day or two it may not be mended. Unable to walk or to pass water: emergency number at once.',
    or: 'the cancer team at any hour',
  }),
  soonFor('known-bowel-flare', lives('inflammatory-bowel-disease'), {
    sources: ['nhs-highland-ulcerative-colitis', 'ggc-severe-bowel-flare', 'sussex-colitis-flares'],
    near: [[often, bloody]],
    why: 'Six or more bloody stools a day, or blood with a fever, are a severe flare of the bowel disease, which is treated in hospital. It has to be seen today. Take nothing that stops diarrhea, no ibuprofen and no herb. Faint, a hard belly or strong pain: emergency number at once.',
    or: 'the team that looks after it',
  }),
  soonFor('known-valve-fever', lives('artificial-heart-valve'), {
    sources: ['remedy-endocarditis', 'guys-endocarditis'],
    patterns: [heartValveFever],
    why: 'With an artificial heart valve a fever can mean an infection of the valve. Blood has to be drawn for cultures today, before any antibiotic: take none that is left over at home.',
    or: 'the team that looks after it',
  }),
  graveFor('known-myasthenia', lives('myasthenia-gravis'), {
    sources: ['mgfa-crisis', 'conquer-mg-emergencies'],
    near: [[weakThroat, concept(`hard harder trouble difficult* can't weak* worse short slurr*`)]],
    first:
      'With myasthenia, trouble with swallowing, speaking or breathing can be the start of a crisis, and the breath can fail within hours.',
    next: 'Sit up, and eat and drink nothing.',
    before: ['breathing-or-allergy', 'stroke'],
  }),
];
