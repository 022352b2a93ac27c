import { oneOf } from '../../../resolve/phrases.ts';
import type { Person } from '../../person/person.ts';
import { longNosebleed } from '../signs/long-nosebleed.ts';
import { concept } from '../words/concept.ts';
import { either, graveFor, type Ground, type KnownDanger, lives, soonFor, takes } from './known-danger.ts';

const onThinner = takes('anticoagulant');
const thinned = either(onThinner, takes('antiplatelet'));
const bleedsEasily = either(thinned, lives('bleeding-disorder'));
const bleedsInside = either(bleedsEasily, takes('nsaid', 'salicylate', 'corticosteroid'), lives('peptic-ulcer'));
const clotsEasily = either(
  lives('blood-clots', 'cancer', 'lung-cancer'),
  takes('estrogen', 'hormonal-contraceptive', 'tamoxifen', 'serm', 'hormonal-cancer-therapy', 'chemotherapy'),
  ({ pregnant }) => (pregnant ? 'the pregnancy' : null),
);
const pastPeriods = (person: Person) =>
  person.gender !== 'male' && !person.pregnant && (person.ageYears ?? 0) >= youngestWithout
    ? 'the age'
    : takes('aromatase-inhibitor', 'tamoxifen')(person);
/** From here on periods have ended for nearly everybody. */
const youngestWithout = 58;

const pastForties: Ground = ({ gender, pregnant, ageYears }) =>
  gender !== 'male' && !pregnant && (ageYears ?? 0) >= 45 ? 'the age' : null;
const yearsWithout = concept(
  `
    (?:\\w+)_years?_(?:\\w+_)?(?:none|nothing|without|ago) none_for_(?:\\w+_)?(?:a_)?years? menopaus* periods?_(?:\\w+_)?(?:stopp?ed|ended|finished|gone)
    (?:no|not_had_a|haven't_had_a|without_a)_periods?_(?:for|since|in)
  `,
);
const bleedsBeside =
  'Bleeding or new bruises beside {ground} should be told today to the clinic or doctor who looks after it: the blood may have become too thin. No prescribed medicine is to be stopped without asking. Black stools, a knock on the head, a bad headache or bleeding that does not stop in ten minutes: call your emergency number.';
const lateBleeding =
  'Any bleeding after the periods have ended needs to be looked into within days, also on hormones or tamoxifen and also when it was only once. Most causes are harmless; the lining of the womb has to be checked.';
const seenThisWeek = 'Please call your doctor this week, before trying any herb; today if it is heavy.';

const knock = concept(
  `knock* bang* hit hits hitting bump* bash* crack* whack* smack* clonk* fell fall fallen catch_(?:me|my|his|her) caught_(?:me|my|his|her) clobber* wallop* clout* clunk* bonk*`,
);
const head = concept(`heads? skull forehead temple`);
const stool = concept(
  `
    poos? poops? stools? motions? toilet loo shit number_two bowels? bowel_movements? faeces pooed pooped crap
  `,
);
const blackish = concept(
  `black(?!_(?:coffee|tea|pepper|seeds?|cumin|cohosh|beans?|currants?))(?!berr) tar tarry very_dark sticky_dark dark_and_sticky dark_sticky jet_black pitch`,
);
const urine = concept(`pee wee urine water piss peeing weeing`);
const reddish = concept(`pink* red reddish blood* rusty`);
const gumsOrNose = concept(`gums? nose_?bleeds? nose teeth`);
const bleeds = concept(`bleed* blood* nose_?bleeds?`);
const lot = concept(
  `easily (?:just|barely|only)_(?:touch\\w*|brush\\w*|bump\\w*) slightest from_nothing at_a_touch everywhere all_over for_no_reason without more loads appear* longer ages won't_stop if_you_look* look_at lately all_(?:up|down|along|the_time) up_(?:my|the|both)`,
);
const longTime = concept(
  `half_an_hour (?:\\d\\d|ten|fifteen|twenty|thirty|forty)_min* an_hour hours on_and_on every_(?:day|morning|night)`,
);
const fell = concept(
  `(?:i|i've|he|she|he's|she's)_(?:\\w+_)?(?:fell|fallen|tripped|slipped|tumbled) (?:had|took)_a_(?:\\w+_)?(?:fall|tumble) came_off_(?:my|the|his|her)`,
);
const hurtPart = concept(
  `hip hips back ribs? side belly stomach thigh knees? bum bottom pelvis shoulder chest stairs ladder bike ice`,
);
const bruises = concept(`bruis* blue_(?:patch\\w*|marks?|spots?) black_and_blue`);
const belowBleeds = concept(
  `
    spotting bled bleed* bleeding blood_(?:in|on|when)_(?:\\w+_)?(?:knickers|pants|underwear|pad|wip\\w*|toilet_paper)
    period_(?:again|came|is_back|started) periods?_(?:came|come|are)_back light_period
  `,
);
const elsewhere = concept(
  `
    spotting down_(?:there|below) vagin* periods? womb menopaus* knickers pants underwear after_sex wip* below none
    last_(?:one|period)
  `,
);
const oneLeg = concept(
  `
    (?:one|left|right|same|my|that|the)_(?:leg|calf|thigh) calf calf's leg's (?:behind|back_of)_(?:my|the)_knee lower_leg
  `,
);
const swollen = concept(
  `swoll* swell* puff* hot(?!_(?:drinks?|tea|water|milk|chocolate|lemon|toddy|bath|shower|weather|flush\\w*|flash\\w*|nights?|day|summer)) warm(?!_(?:drinks?|tea|water|milk|bath|shower|weather)) tight hard brick tender red thick* bigger throbb* ach* sore pain*`,
);
const lung = concept(
  `
    breathless short_of_breath out_of_breath puffed_out can't_(?:catch|get)_(?:my_)?breath (?:when|as)_i_breathe
    breath(?:e|ing)_in cough*_(?:up_)?(?:\\w+_)?blood chest stabs? stabbing
  `,
);
const ownUrine = concept(`pee wee urine piss peeing weeing`);
const teaColored = concept(
  `
    like_(?:\\w+_)?(?:tea|cola|coke|coffee|stout|rust) (?:tea|cola|coke|rust)_colou?red? colou?r_of_(?:\\w+_)?(?:tea|cola|coke|stout)
    dark darker brown* red_wine
  `,
);
const eyesOrSkin = concept(`eyes? eyeballs? whites_of skin_(?:is|has|went|looks|gone|turned)`);
const yellow = concept(`yellow(?!_dock) yellowish yellowing jaundice*`);

const nosebleedGoesOn = oneOf(
  /\bnose\b[^.?!]{0,40}\b(?:wo(?:n't|nt)|will not|do(?:esn't|esnt|n't|nt)|does not|do not|cannot|can ?not|can't|cant|isn't|isnt|is not|not|never) (?:\w+ )?stop(?:p(?:ing|ed))?(?: bleed\w*)?\b(?! (?:running|dripping snot|itching|hurting|streaming|sneez\w+))/i,
  /\b(?:can't|cant|cannot|won't|wont|unable to) stop (?:my |the |his |her |a )?(?:nose ?-?bleed|(?:bleeding|blood) from (?:my |the |his |her )?nose)/i,
);

/** What is grave because of how the blood of this person clots. */
export const bloodDangers: readonly KnownDanger[] = [
  graveFor('known-head-knock', onThinner, {
    sources: ['nice-qs74-anticoagulants', 'rotherham-anticoagulation'],
    near: [[knock, head]],
    first:
      'After a knock on the head {ground} can let blood collect inside the skull, even when the bump seems small and nothing hurts. A hospital has to look now, mostly with a scan.',
    call: 'Go to an emergency department now. With headache, vomiting, sleepiness, confusion, a fit or weakness call your emergency number: 911, 112, 999 or 000.',
    next: 'Do not drive yourself. Tell them about {ground} and when the last dose was.',
  }),
  graveFor('known-long-nosebleed', bleedsEasily, {
    sources: ['rotherham-anticoagulation', 'nhs-anticoagulant-side-effects'],
    anyhow: [longNosebleed, nosebleedGoesOn],
    first:
      'A nosebleed that goes on for more than ten to fifteen minutes beside {ground} is an emergency: it may not stop without help, and much blood can be lost.',
    call: 'Go to an emergency department now; do not drive yourself. Faint, pale, confused, short of breath, or blood that pours or runs down the throat: call your emergency number, 911, 112, 999 or 000.',
    next: 'Until you are seen: sit up, lean forward and pinch the soft part of the nose firmly for 10 to 15 minutes without letting go. Breathe through the mouth, spit the blood out, and do not lie down or tilt the head back. No herb stops it. Tell them about {ground} and when the last dose was; stop no medicine on your own, and let them say when the next dose is due.',
    before: ['severe-bleeding'],
  }),
  graveFor('known-burst-cells', lives('g6pd-deficiency'), {
    sources: ['review-luzzatto-2018-favism', 'review-lee-2017-g6pd-supplements'],
    near: [
      [ownUrine, teaColored],
      [eyesOrSkin, yellow],
    ],
    first:
      'With G6PD deficiency dark urine or yellow eyes can mean that red blood cells are bursting, as after fava beans (falafel holds them at times), some medicines, moth balls or an infection. The blood can fall dangerously low within a day or two.',
    call: 'Go to an emergency department now. Pale, faint, breathless or with a racing heart: call your emergency number, 911, 112, 999 or 000.',
    next: 'Eat and take nothing more of what was new, and name it to them together with the G6PD deficiency.',
    before: ['jaundice'],
  }),
  graveFor('known-lung-clot', clotsEasily, {
    sources: ['thrombosis-uk-lung-clot', 'uhb-clots'],
    together: [[oneLeg, swollen, lung]],
    first:
      'A sore or swollen leg and then pain on breathing or short breath can mean that a clot has reached the lung.',
    next: 'Sit still until help comes.',
    before: ['breathing-or-allergy', 'chest-pain'],
  }),
  soonFor('known-black-stool', bleedsInside, {
    sources: ['adam-black-stools', 'rotherham-anticoagulation', 'nhs-anticoagulant-side-effects'],
    near: [[stool, blackish]],
    anyhow: [
      /\b(?:black|tarry)\b[^.?!]{0,8}\b(?:poos?|poops?|stools?|motions)\b|\b(?:poos?|poops?|stools?|motions)\b[^.?!]{0,20}\b(?<!not )(?:black|tarry)\b/i,
    ],
    why: 'Black or tarry stools beside {ground} are bleeding in the stomach until shown otherwise; iron tablets, charcoal and liquorice color them too, but that is for a doctor to say. Take no more painkiller of the ibuprofen or aspirin kind that nobody prescribed, and ask in the call about the prescribed one. Dizzy, faint, weak, vomiting blood or strong pain: emergency number at once.',
  }),
  soonFor('known-bleeding', onThinner, {
    sources: ['rotherham-anticoagulation', 'nhs-anticoagulant-side-effects'],
    near: [
      [bruises, lot],
      [bleeds, lot],
      [bleeds, longTime],
    ],
    why: bleedsBeside,
  }),
  soonFor('known-fall', onThinner, {
    sources: ['healthywa-warfarin-bleeding'],
    near: [[fell, hurtPart]],
    why: 'A fall or a hard knock beside {ground} can bleed inside, into a muscle, the belly or round the hip, and show it only hours later. Let a doctor or an advice line hear of it today, also when it hurts little, and say when the last dose was; stop no prescribed medicine alone, and take no ibuprofen or aspirin for the pain. Rub nothing in until then. A bruise or swelling that grows, a leg that cannot bear weight, a hard belly, faintness, or any knock to the head: emergency number at once.',
    before: ['likely-urgent'],
  }),
  soonFor('known-bleeding', thinned, {
    sources: ['rotherham-anticoagulation', 'nhs-anticoagulant-side-effects'],
    near: [
      [gumsOrNose, bleeds],
      [urine, reddish],
      [concept(`cough* phlegm sputum spit*`), concept(`blood* streaks?`)],
    ],
    why: bleedsBeside,
  }),
  soonFor('known-late-bleeding', pastPeriods, {
    sources: ['cancer-research-uk-womb-referral', 'devon-bleeding-after-menopause'],
    near: [[belowBleeds, elsewhere]],
    patterns: [concept(`spotting_(?:again|today|since|a_bit) light_period period_again`)],
    why: lateBleeding,
    whom: seenThisWeek,
  }),
  soonFor('known-late-bleeding', pastForties, {
    sources: ['cancer-research-uk-womb-referral', 'devon-bleeding-after-menopause'],
    together: [[belowBleeds, yearsWithout]],
    anyhow: [
      /\b(?:spotting|bleeding)\b[^?!]{0,60}\bperiods? (?:\w+ )?(?:stopp?ed|ended|finished)\b[^.?!]{0,20}\byears? ago\b/i,
      /\bperiods? (?:\w+ )?(?:stopp?ed|ended|finished)\b[^.?!]{0,20}\byears? ago\b[^?!]{0,60}\b(?:spotting|bleeding)\b/i,
    ],
    why: lateBleeding,
    whom: seenThisWeek,
  }),
  soonFor('known-sickle-crisis', lives('sickle-cell'), {
    sources: ['uclh-sickle-cell-adulthood'],
    patterns: [concept(`(?<!(?:mid-?life|mid_life|identity|money|housing|family|work|energy)_)crisis crises sickling`)],
    why: 'A painful crisis with {ground} follows the pain plan of the sickle cell team: the tablets they set, plenty to drink, warmth and rest, and a call to them today. No herb stops one, and several thin the blood. In pregnancy, with fever, chest pain, short breath, a weak side, or pain the plan does not hold: go to hospital at once.',
    or: 'the sickle cell team',
  }),
  soonFor('known-leg-clot', clotsEasily, {
    sources: ['uhb-clots', 'thrombosis-uk-lung-clot'],
    near: [[oneLeg, swollen]],
    why: 'One leg that is sore, tight, warm or swollen can be a blood clot, and {ground} makes one likelier. It needs a scan today. Do not rub it, and take nothing for veins meanwhile. Short breath, chest pain or coughing blood: emergency number at once.',
  }),
];
