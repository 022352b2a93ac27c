import { choice, sequence } from '../../../resolve/phrases.ts';
import { concept } from '../words/concept.ts';
import { either, graveFor, type KnownDanger, lives, soonFor, takes, takesOne } from './known-danger.ts';

const canGoLow = takes('insulin', 'sulfonylurea');
const diabetic = either(lives('diabetes'), takes('antidiabetic', 'insulin', 'sulfonylurea', 'biguanide'));
const acidRisk = either(takes('sglt2-inhibitor', 'insulin'));
const needsSteroid = either(lives('adrenal-insufficiency'), takesOne('fludrocortisone'));

const sweats = concept(`sweat* clammy cold_sweats? drench*`);
const shakes = concept(
  `shak* trembl* jitter* wobbl* odd faint* light_?headed dizz* hungry starving weak* blurr* palpitation* irritable muddled`,
);
const cannotHelp = concept(
  `
    can't_swallow won't_swallow unconscious pass(?:ed|ing)_out won't_(?:wake|come_(?:up|round)) talking_(?:rubbish|nonsense|gibberish|strange|funny|odd|things)
    (?:don't|doesn't|not|n't|isn't|no)_mak\\w+_(?:any_)?sense (?:makes|making)_no_sense doesn't_know_(?:where|who|us|me) fit seizure confus* muddl*
  `,
);
const throwsUp = concept(
  `vomit* throw*_up threw_up being_sick been_sick sick_\\w+_times puk* can't_keep* sick_all puking`,
);
const acid = concept(
  `
    bell(?:y|ies) tummy stomach thirst* all_(?:day|night) since breath* drows* ketones? high sugars? water down \\d+_times (?:three|four|five|six|several)_times
    (?:1[5-9]|2\\d|3\\d)
  `,
);
const sickly = concept(`sick nause* queas* bell(?:y|ies) tummy stomach vomit* thirst*`);
const breathesDeep = concept(
  `breath(?:e|es|ing)_(?:is_|are_|so_|very_|really_)*(?:fast\\w*|deep\\w*|quick\\w*|hard\\w*|heavy|heavily) (?:fast|deep|heavy|rapid)_breath* panting`,
);
const loses = concept(
  `
    vomit* throw*_up threw_up being_sick been_sick sick_\\w+_times diarrh* the_runs came_(?:back_)?up can't_keep*
    (?:tummy|stomach)_bug gastro* collapse* faint*
  `,
);
const tookIt = concept(`took taken swallowed had_(?:it|his|her|my|two|both|the|one) inject* gave_(?:him|her)`);
const doubled = concept(
  `
    twice(?!_(?:a|per|each|every|daily|weekly|before|so_far|(?:this|that|last)_(?:week|month|year))) double* two_(?:of|at_once|instead|tablets|pills) too_(?:many|much) second_(?:dose|tablet|one) extra_(?:dose|tablet|one)
  `,
);
/** Not "karela juice on an empty stomach": a juice before breakfast is no tablet without food. */
const onEmpty = String.raw`(?<!\b(?:juice|tea|water|powder|seeds?|oil|honey|lemon|smoothie)_(?:\w+_)?(?:on|in)_(?:an_|his_|her_|my_)?)empty_(?:stomach|belly)`;
/** No food after it, or a fast. */
const unfed = concept(
  `
    not_eat\\w* did(?:n't|_not)_eat haven't_eaten hasn't_eaten have_not_eaten has_not_eaten not_eaten no_(?:breakfast|lunch|dinner|food|supper)
    without_(?:breakfast|lunch|dinner|food|eating) ${onEmpty} fasting(?!_(?:blood|bloods|sugars?|glucose|levels?|readings?|values?|tests?)) skipp\\w+_(?:breakfast|lunch|dinner|meals?|a_meal)
    missed_(?:breakfast|lunch|dinner|a_meal) nothing_(?:to_eat|since|in_(?:his|her|my)_(?:stomach|belly)) eaten_nothing ate_nothing
  `,
);
const gaveUp = concept(`stopp?ed quit came_off gave_up ran_out run_out missed without`);
const steroids = concept(`steroids? pred* hydrocortisone dexamethasone tablets? them it`);
const collapses = concept(`weak* dizz* faint* sick vomit* exhaust* collaps* can't_(?:stand|get_up)`);
const goesLow = sequence(
  /\b/i,
  choice(
    sequence(
      /(?<!\b(?:drop|lower|make|push|bring|take|send|get|cause|give|keep)s? )(?:my|his|her|the) (?:blood )?(?:sugars?|glucose)(?: levels?)? (?:\w+ ){0,3}/,
      /(?:low|drops?|dropp(?:ed|ing)|f[ae]lls?|falling|crash\w*)/,
    ),
    /(?:have|had|has|get|gets|got|getting|having|keep having) (?:\w+ ){0,2}(?:hypos?|hypoglyc\w+|low (?:blood )?sugars?)/,
    /(?:hypos?|hypoglyc\w+|low (?:blood )?sugars?) (?:\w+ )?(?:again|lately|at night|twice|today|yesterday|sometimes|now|this|last)/,
    /my (?:hypos?|low (?:blood )?sugars?)/,
  ),
  /\b/,
);
const foot = concept(`toes? foot feet heels? soles? shins? ankles?`);
const sore = concept(
  `
    sores? ulcer* blister* hole cut wound* weep* ooz* pus green black smell* infect* open raw stood_on
    red hot
  `,
);

/** What is grave with diabetes, or when the body makes no cortisol of its own. */
export const hormoneDangers: readonly KnownDanger[] = [
  graveFor('known-low-sugar-collapse', canGoLow, {
    sources: ['eastamb-hypoglycaemia', 'nhs-humber-hypoglycaemia'],
    near: [
      [sweats, cannotHelp],
      [concept(`hypos? low_sugars? sugar_(?:is_)?low`), cannotHelp],
    ],
    first: 'This can be very low blood sugar, which is an emergency when somebody is muddled or cannot swallow.',
    next: 'Awake and able to swallow: sugar or juice now. Otherwise nothing by mouth; lay them on their side, and use the glucagon kit if there is one.',
    before: ['serotonin-or-heat', 'stroke', 'overdose', 'poisoning'],
  }),
  soonFor('known-low-sugar', canGoLow, {
    sources: ['nhs-humber-hypoglycaemia', 'eastamb-hypoglycaemia'],
    near: [
      [sweats, shakes],
      [sweats, concept(`inject* units forgot* jabbed second_dose extra`)],
    ],
    patterns: [concept(`shak(?:y|ing)_and_(?:hungry|weak|dizzy|faint|light_?headed)`)],
    why: 'With {ground}, sweating and shaking most likely mean low blood sugar (a hypo), and not weakness or nerves. If it is so now: take sugar, juice or glucose tablets at once, measure, again after 15 minutes, then eat something. Take no more of anything else that lowers sugar (karela, gymnema, fenugreek, cinnamon, berberine) until that is settled: {ground} may have become too strong beside it. Do not drive. Muddled, unable to swallow or no better after 15 minutes: emergency number.',
    or: 'the diabetes team',
    before: ['serotonin-or-heat', 'heart-rhythm'],
  }),
  soonFor('known-low-sugar', diabetic, {
    sources: ['nhs-humber-hypoglycaemia', 'eastamb-hypoglycaemia'],
    patterns: [goesLow],
    why: 'Tell the doctor or diabetes team of each low sugar: the medicine may be too strong now, and nothing that lowers sugar should go on top. When you shake, sweat or feel odd, take sugar or juice at once, measure, again after 15 minutes, then eat something. If you do not get better, or cannot swallow, call your emergency number. Do not drive until it is sorted out.',
    or: 'the diabetes team',
  }),
  soonFor('known-sugar-may-fall', canGoLow, {
    sources: ['nhs-humber-hypoglycaemia', 'ccjm-fasting-medicines'],
    together: [
      [tookIt, unfed],
      [tookIt, doubled],
    ],
    why: 'Beside {ground} a doubled dose, or one with no food after it, can bring the sugar dangerously low for many hours, and more so with anything else that lowers sugar. Eat now, something sweet and then a meal; measure the sugar now, every hour today and in the night, and take no more of what was taken on top. Do not be alone or drive. Shaky, sweating, cold or odd: sugar or juice at once. Muddled, unable to swallow or no better after 15 minutes: emergency number.',
    or: 'the diabetes team or a poison line (1-800-222-1222 in the US)',
    before: ['double-dose'],
  }),
  graveFor('known-ketoacidosis', acidRisk, {
    sources: ['dorset-sglt2-sick-days', 'mhra-2016-sglt2-ketoacidosis', 'north-bristol-sglt2'],
    near: [[throwsUp, acid]],
    together: [[sickly, breathesDeep]],
    first:
      'Vomiting or fast breathing beside {ground} can mean ketoacidosis, where the blood turns acid within hours. With tablets of the dapagliflozin and empagliflozin kind that happens even while the sugar is nearly normal.',
    next: 'Measure sugar and ketones if you can. Take no more of the tablet of that kind, but never leave out insulin. Sip water.',
    before: ['acute-belly'],
  }),
  graveFor('known-adrenal-crisis', needsSteroid, {
    sources: ['addisons-emergency', 'addisons-recognising-crisis'],
    patterns: [loses],
    first:
      'Without the hormone, somebody with {ground} can collapse within hours, and vomiting or diarrhea carries it off. That is an adrenal crisis in the making.',
    next: 'Give the emergency hydrocortisone injection if there is one, and say "adrenal crisis" when you call. Show the steroid card.',
  }),
  graveFor('known-steroid-stopped', takes('corticosteroid'), {
    sources: ['addisons-emergency', 'rheum-for-primary-care-steroids'],
    together: [[[gaveUp, steroids], collapses]],
    first:
      'After weeks on steroids the body makes no cortisol of its own. To stop at once can lead to a collapse, an adrenal crisis: weak, dizzy and sick are its signs.',
    next: 'Say "steroids stopped suddenly" when you call, and take the tablets along.',
  }),
  soonFor('known-diabetic-foot', diabetic, {
    sources: ['diabetes-uk-foot-attack', 'legs-matter-diabetic-foot'],
    near: [[foot, sore]],
    why: 'With diabetes a sore, blister or cut on the foot can turn bad within days, often without pain. It needs to be seen today by a foot clinic or doctor; till then cover it clean and dry, and keep off it. Put no herb, honey or cream on it.',
    or: 'the foot clinic',
  }),
];
