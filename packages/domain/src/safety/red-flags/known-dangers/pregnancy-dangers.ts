import { hasCondition, type Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { graveFor, type KnownDanger, soonFor, takes } from './known-danger.ts';

const expecting = ({ pregnant }: Person) => (pregnant ? 'the pregnancy' : null);
const expectingWithHighPressure = (person: Person) =>
  person.pregnant && hasCondition(person, 'high-blood-pressure') ? 'the pregnancy and high blood pressure' : null;
const ankles = concept(`ankles? feet foot legs? calves shoes? water_retention`);
const head = concept(`head* migraine`);
const seesThings = concept(
  `
    stars? spots dots zig_?zags? flashes flashing lights blurr* blurry double_vision see_double sparkl* glitter* floaters
    shimmer* fuzzy vision
  `,
);
const hardHeadache = concept(
  `splitting pounding thumping banging worst won't_(?:shift|go|budge|ease) doesn't_go terribl* awful severe blinding`,
);
const puffy = concept(`swell* swollen puffy puffed ball?oon*`);
const faceOrHands = concept(`faces? hands? fingers? rings? eyes`);
const underRibs = concept(`ribs? ribcage top_of_(?:my|the)_(?:belly|tummy|bump|stomach) upper_(?:belly|tummy|stomach)`);
const hurts = concept(`pain* hurt* ach* sore stabb* burn*`);
const water = concept(`waters? fluid liquid wet trickl* leak* gush* dribbl* damp soaked`);
const comesOut = concept(
  `
    broke* gone running down_(?:my|the|her)_legs? pad knickers pants underwear bed trickl* leak* gush* keeps not_(?:pee|wee)
    isn't_(?:pee|wee)
  `,
);
const blood = concept(`blood bleed* clots? bright_red`);
const below = concept(
  `down_(?:there|below) toilet loo pads? knickers pants underwear wip* vagin* fresh bright gush* bowl period soak*`,
);
/**
 * "Cramping and spotting a bit": where it comes from needs no naming, unless it is another place. "8 weeks pregnant and
 * spotting" alone is told of by the rule for signs in pregnancy.
 */
const anyBleeding =
  /(?<!\b(?:gums?|nose|nosebleeds?|teeth|cut|finger|knee|lips?|piles?|scratch\w*|spots?|haemorrhoids?|hemorrhoids?|bum|toothbrush)\b[^.?!]{0,40})\b(?:(?<!\b\d{1,2} weeks? pregnant and )spotting|(?:some|a bit of|a little|light|slight|heavy|any) bleeding|(?:(?:had|having|got|have|bit of|there(?:'s| is| was)) (?:a )?(?:(?:little|small|tiny|wee|light|slight|big|heavy|another|bit of a) )*|^\W*(?:(?:a|little|small|tiny|wee|light|slight|big|heavy|another|oh|and|also) )*)bleed(?! (?:easily|from))|(?:i|i've) bled|^\W*bled\b|(?:i'm|i am|been|started|keep|still) bleeding|bleeding (?:a bit|a little|lightly|again|since|today|now|from down)|(?:brown|pink|bloody) discharge)\b(?![^.?!]{0,24}\b(?:gums?|nose|teeth|piles?|h(?:a)?emorrhoids?|cut|finger)\b)/i;
const child = concept(`bab(?:y|ies) little_one bump she he kicks? kicking kicked mov* bub`);
const stirsLess = concept(
  `
    (?:not|n't|hasn't|isn't|barely|hardly|no)_(?:\\w+_)?(?:kick|mov|budg|stir)\\w* less_(?:kick|mov)\\w*
    (?:kick|mov)\\w*_(?:\\w+_)?(?:less|slow\\w*|not) (?:gone|very|so|really|too|been)_(?:\\w+_)?quiet quiet(?:er)?_(?:today|since|all)
    no_(?:movements?|kicks?)
  `,
);
/** "Hasn't kicked since morning": who, needs no naming. */
const hasNotKicked =
  /^\W*(?:(?:and|also|oh|but|still|now|it|today)\b\W*)*(?:hasn'?t|has not|isn'?t|not|no|didn'?t|stopp?ed|less|barely|hardly)(?: \w+)? (?:kick\w*|kicks|mov(?:ed|ing|ements?)|stirr\w*)\b(?! (?:house|home|my bowels?))[^.?!]{0,40}\W*$/i;
const itches = concept(`itch*`);
const palms = concept(`hands? palms? feet soles? all_over everywhere at_night whole_body`);
const passesWater = concept(`pee* wee* urin* water bladder cystitis uti`);
const stings = concept(`burn* sting* hurt* pain* cystitis uti infection cloudy`);
const hot = concept(`fever* temp temperature shiver* 3[89][.,]\\d chills rigors burning_up`);
const tightens = concept(
  `contractions? tightenings? cramp* (?:goes?|gets?|going|getting|turns?)_(?:\\w+_)?(?:tight|hard|rock_hard) (?:tummy|belly|bump|womb)_(?:is_|keeps_)?(?:tight*|hard*)`,
);
const regular = concept(`every_\\d+_min\\w* regular* minutes? closer stronger coming_(?:and_going|fast)`);
const oneSideLow = concept(
  `one_side(?:d)? left_side right_side shoulder_?(?:tip|blade)? low(?:er)?_(?:down|left|right|belly)`,
);
const graveHere = concept(`faint* dizz* pass(?:ed|ing)?_out shoulder* blood bleed* collaps* sharp stabb*`);

const highReading =
  /\b(?:1[4-9]\d|2\d\d) ?(?:\/|over|auf|by) ?\d{2,3}\b(?! ?(?:mg|ml|kg|cm|calories))|\b1\d\d ?(?:\/|over) ?(?:9\d|1[0-3]\d)\b/i;
const belly = concept(`bell(?:y|ies) tumm(?:y|ies) stomach abdomen`);
const growsBig = concept(
  `swollen swell* swelled bloat* huge ball?oon* tight_as_a_drum look*_(?:\\w+_)?(?:pregnant|\\d_months)`,
);
const driesOut = concept(
  `
    sick vomit* throw*_up threw_up pain* agon* breathless short_of_breath can't_breathe thirst*
    (?:hardly|barely|not|no|little)_(?:\\w+_)?(?:pee|wee|urin|water)\\w*
  `,
);

const keepsNothing = concept(
  `
    (?:not|n't|nothing|cannot|no|hardly)_(?:\\w+_){0,3}(?:keep*|stay*|hold*|down|water) throw*_up vomit* sick_\\w+_times
    being_sick comes_(?:straight_|right_)?(?:back_)?up can't_(?:\\w+_)?(?:keep*|hold*)
  `,
);
const dryingOut = concept(
  `
    dark_(?:urine|pee|wee) (?:urine|pee|wee|water)_(?:\\w+_){0,4}(?:dark*|less|little|brown) (?:hardly|barely|not|no)_(?:\\w+_)?(?:pee|wee|urin|water)\\w*
    since_yesterday (?:two|2|three|3)_days all_day_long lost_(?:weight|\\w+_kilos) losing_weight dizz* faint* even_water not_even_water
  `,
);
const allComesUp = concept(
  `(?:throw*|vomit*|bring*|chuck*|puk*)_(?:\\w+_)?(?:everything|it_all|all_of_it) everything_(?:\\w+_){0,2}comes_(?:\\w+_)?(?:up|out)`,
);
const callMaternity =
  'Call your maternity unit or midwife now, day or night, and do what they say. If nobody answers, or with a lot of blood, strong pain, faintness or a fit, call your emergency number: 911, 112, 999 or 000.';

/** What is grave because a child is on its way, whether or not this message says so. */
export const pregnancyDangers: readonly KnownDanger[] = [
  graveFor('known-pre-eclampsia', expecting, {
    sources: ['action-on-pre-eclampsia-signs', 'nice-htg630-pre-eclampsia'],
    together: [[head, seesThings]],
    near: [
      [concept(`headaches? migraine`), hardHeadache],
      [puffy, faceOrHands, concept(`sudden* today overnight woke morning headache* head blurr*`)],
      [hurts, underRibs],
      [concept(`flashing_lights flashes zig_?zags? sparkles stars spots`), concept(`eyes? vision sight`)],
      [concept(`seeing see sees saw`), concept(`stars? spots dots zig_?zags? flashes sparkl* double`)],
    ],
    first:
      'In pregnancy a bad headache, stars or spots before the eyes, a swollen face or pain under the ribs can mean pre-eclampsia: a dangerous rise of the blood pressure. The maternity unit has to measure it now, also when it eases. Do not wait or sleep it off.',
    call: callMaternity,
    next: 'Say how many weeks along you are. Do not drive yourself.',
    before: ['chest-pain', 'stroke'],
  }),
  graveFor('known-waters', expecting, {
    sources: ['nhs-forth-valley-waters', 'nhs-buckinghamshire-early-waters', 'tommys-premature-labour'],
    isOfOwner: true,
    near: [[water, comesOut]],
    first:
      'That may be your waters. The maternity unit has to hear of it now, whatever the week, for an infection or an early birth can follow.',
    call: callMaternity,
    next: 'Put in a pad and no tampon, and tell them the time, the amount and the color. Green, brown or bad-smelling water, bleeding, a fever or a quieter child makes it more urgent.',
  }),
  graveFor('known-pain-in-pregnancy', expecting, {
    sources: ['health-for-under-fives-ectopic', 'ectopic-trust-symptoms', 'nhs-shropshire-bleeding-in-pregnancy'],
    near: [[hurts, oneSideLow, graveHere]],
    first:
      'Pain low down on one side in pregnancy, with faintness, bleeding or an aching shoulder, can mean that the child grows outside the womb or that something has torn. It needs help at once.',
    next: 'Tell them how many weeks along you are, also when it is only a guess.',
    before: ['acute-belly'],
  }),
  graveFor('known-bleeding-in-pregnancy', expecting, {
    sources: ['nhs-shropshire-bleeding-in-pregnancy', 'tommys-premature-labour'],
    isOfOwner: true,
    near: [[blood, below]],
    patterns: [anyBleeding],
    first: 'Bleeding in pregnancy has to be looked at straight away, with or without pain.',
    call: callMaternity,
    next: 'Wear a pad, so that they can see how much it is.',
    before: ['severe-bleeding'],
  }),
  graveFor('known-quiet-child', expecting, {
    sources: ['cuh-reduced-fetal-movements', 'kicks-count-care'],
    isOfOwner: true,
    near: [[child, stirsLess]],
    patterns: [hasNotKicked],
    first:
      'When a child in the womb moves less than usual, the maternity unit has to check it now, day or night. Do not wait till tomorrow, and do not try to wake it with a drink first.',
    call: callMaternity,
    next: 'A heartbeat on a device at home proves nothing; they look at more than that.',
  }),
  soonFor('known-swelling-with-high-pressure', expectingWithHighPressure, {
    sources: ['action-on-pre-eclampsia-signs', 'nice-htg630-pre-eclampsia'],
    near: [[puffy, ankles]],
    why: 'Swelling in pregnancy beside high blood pressure has to be checked today: the blood pressure and the urine show whether it is pre-eclampsia. No herb that drives water fits here. A bad headache, stars before the eyes, pain under the ribs or a swollen face: go at once.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-high-reading-in-pregnancy', expecting, {
    sources: ['mater-pregnancy-high-blood-pressure', 'action-on-pre-eclampsia-signs'],
    isOfOwner: true,
    patterns: [highReading],
    why: 'In pregnancy a blood pressure of 140/90 or more has to be checked the same day, with the urine: it can be the start of pre-eclampsia, also when you feel well. No tea or herb lowers it safely now. A bad headache, stars before the eyes, pain under the ribs, or a swollen face or hands: go at once.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-hyperemesis', expecting, {
    sources: ['hse-hyperemesis', 'rotherham-hyperemesis'],
    near: [[keepsNothing, dryingOut], [allComesUp]],
    why: 'Sickness in pregnancy where no drink stays down, or the urine turns dark and little, dries you out (hyperemesis). It needs a doctor or the maternity unit today, for a drip and a medicine against sickness that fits; ginger or a tea cannot do that now. Blood in the vomit, belly pain, a fever, or too dizzy to stand: go at once.',
    or: 'the midwife or maternity unit',
    before: ['dehydration', 'jaundice', 'sick-baby'],
  }),
  soonFor('known-itch-in-pregnancy', expecting, {
    sources: ['safer-pregnancy-itchy-skin', 'bmj-2016-cholestasis-of-pregnancy'],
    near: [[itches, palms]],
    why: 'Itching of the hands, the feet or all over in pregnancy can come from bile that does not flow (cholestasis), and that matters for the child: tell the midwife within a day, for a blood test shows it.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-bladder-in-pregnancy', expecting, {
    sources: ['leeds-urine-infection-in-pregnancy', 'gpnotebook-urine-infection-in-pregnancy'],
    near: [[passesWater, stings]],
    why: 'A bladder infection in pregnancy can climb to the kidneys and bring on labour, so it is tested and treated the same day. Cranberry or a tea does not replace that.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-fever-in-pregnancy', expecting, {
    sources: ['tommys-high-temperature'],
    patterns: [hot],
    why: 'A fever in pregnancy has to be looked into the same day, for your own sake and the child’s. Paracetamol is usually allowed; ask when you call.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-contractions', expecting, {
    sources: ['tommys-premature-labour'],
    isOfOwner: true,
    near: [[tightens, regular]],
    why: 'Tightenings that come regularly can be labour. Before 37 weeks ring the maternity unit straight away, day or night; after that they tell you when to come.',
    or: 'the midwife or maternity unit',
  }),
  soonFor('known-ovarian-hyperstimulation', takes('fertility-drug'), {
    sources: ['rcog-ovarian-hyperstimulation'],
    before: ['bowel-change', 'acute-belly'],
    near: [[belly, growsBig, driesOut]],
    why: 'With {ground} a swollen belly, sickness, thirst or passing little water can mean that the ovaries were stimulated too much. The fertility clinic has to know today, also at night or at a weekend. Short breath, chest pain or a painful, swollen leg: emergency number at once.',
    whom: 'Please call the fertility clinic on its emergency line now, or go to an emergency department, before trying any herb.',
  }),
];
