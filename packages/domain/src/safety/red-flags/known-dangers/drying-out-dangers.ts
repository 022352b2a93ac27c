import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { either, graveFor, type Ground, type KnownDanger, soonFor, takes, takesOne } from './known-danger.ts';

const dries = either(
  takes('ace-inhibitor', 'arb', 'diuretic', 'sglt2-inhibitor', 'biguanide', 'lithium'),
  takesOne('sacubitril-valsartan'),
);

const tremor = concept(`shak* trembl* tremor* wobbl* unsteady jerk* twitch* blurr* sleepy clumsy`);
const runs = concept(
  `
    diarrh* the_(?:runs|squits|trots) loose_(?:motions|stools?) (?:tummy|stomach)_bug vomit* throw*_up being_sick been_sick
    can't_keep* sick_\\w+_times
  `,
);
const lost = concept(`drunk slurr* stagger* confus* muddled can't_walk fit fits seizure drows*`);
const lasts = concept(
  `
    since \\w+_days? days hardly_(?:pee|wee)\\w* barely_(?:pee|wee)\\w* not_(?:pee|wee)\\w* no_(?:pee|wee|urine) (?:pee|wee)ing_less
    dizz* weak faint*
  `,
);
const offFood = concept(
  `
    sick nause* queas* vomit* off_(?:my|his|her)_(?:food|grub|meals?|tea|dinner) no_appetite not_hungry yellow* halos? blurr* slow_(?:pulse|heart) confus*
    (?:pulse|heart_rate)_(?:\\w+_)?(?:3|4)\\d
  `,
);
const yellowOrSlow = concept(
  `yellow* halos? green_tinge slow* off_(?:my|his|her)_food no_appetite confus* dizz* vomit* weak*`,
);
/** "My pulse is 48." */
const slowPulse = /\b(?:pulse|heart ?(?:rate|beat)?)\b[^.?!\d]{0,16}\b(?:3\d|4\d)\b(?! ?(?:years|kg|%|mg))/i;
/** Water tablets wash out the potassium without which digoxin turns against the heart. */
const digoxinWithWaterTablet: Ground = (person: Person) =>
  waterTablet(person) === null || digoxin(person) === null ? null : `${digoxin(person)} with ${waterTablet(person)}`;
const waterTablet = takes('diuretic');
const digoxin = takes('digoxin');
/** "Tired n weak", and no weak tea. */
const isWeak =
  /\b(?:feel(?:s|ing)?|felt|am|i'?m|is|he'?s|she'?s|so|very|really|gone|getting|been|tired|dizzy|sick|shaky|legs?|muscles?|arms)(?: (?:and|n|are|is|so|very|feel|gone|quite|rather|all|really|a|bit|little)|[,&]| ?\+)* (?:weak(?:er|ness)?|feeble)\b(?! (?:heart|kidneys?|bladder|tea|bones?|coffee|spot|for|at|immune))|\bmuscle weakness\b|\bweak(?:ness)?(?:,| and| n| ?&| ?\+)+ (?:very |so )?(?:tired|dizzy|exhausted|shaky|wobbly)\b|\b(?:no|lost (?:my|all)) strength (?:in|left|to)\b/i;
const sees = concept(
  `look* see* sees seeing sight vision eyes lamps? lights? bulbs? everything things tv telly screens?`,
);
const coloured = concept(`yellow* green* halos? haloes halo'd rings_round coloured_rings tinge* tint*`);
const upset = concept(
  `
    sick nause* queas* vomit* throw*_up puk* off_(?:my|his|her)_(?:food|grub|meals?|tea|dinner) no_appetite not_eating
    confus* muddled dizz* faint* slow_(?:pulse|heart)
  `,
);

/** Medicines that build up in the body, or strain it, once it dries out. */
export const dryingOutDangers: readonly KnownDanger[] = [
  graveFor('known-lithium-poisoning', takes('lithium'), {
    sources: ['rightdecisions-lithium-toxicity'],
    near: [[tremor, lost]],
    patterns: [concept(`slurr* stagger*`)],
    first:
      'Shaking together with slurred speech, an unsteady walk or a drunk feeling is what too much lithium does, and a tummy bug, heat or a painkiller can bring that on within days.',
    next: 'Take no more lithium until the blood has been tested. Drink water if you can keep it down.',
    before: ['stroke', 'serotonin-or-heat', 'withdrawal-emergency', 'serious-infection', 'overdose', 'drugs', 'drink'],
  }),
  soonFor('known-lithium', takes('lithium'), {
    sources: ['rightdecisions-lithium-toxicity'],
    patterns: [runs, concept(`tremor* trembl* hands?_(?:\\w+_)?shak* twitch*`)],
    why: 'With lithium, a tummy bug, sweating or a new tremor matters: when the body dries out, the lithium climbs and can poison. It needs a blood level today. Ask before the next dose, drink water, and take no ibuprofen. Slurred speech, an unsteady walk, confusion or a fit: emergency number at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-drying-out', dries, {
    sources: ['gp-direct-sick-days', 'brunston-sick-day-rules', 'ni-formulary-sick-day-rules'],
    near: [[runs, lasts]],
    why: 'With {ground}, vomiting or diarrhea can hurt the kidneys when the body dries out. Such tablets are usually paused until you have eaten and drunk normally for a day or two; ask today whether, and which. Sip water or rehydration drink, and take no ibuprofen.',
    or: 'whoever prescribes it',
  }),
  graveFor('known-digoxin-poisoning', takes('digoxin'), {
    sources: ['australian-prescriber-digoxin', 'gpnotebook-cardiac-glycosides'],
    together: [[[sees, coloured], upset]],
    first:
      'Yellow or green sight, or rings round lamps, with a sick stomach beside {ground} is what too much of it does. It can upset the heartbeat dangerously, and it does not wait for the next opening hours.',
    next: 'Take no further {ground} until the blood and the heart have been tested. Take all your medicines along, with any laxative or herb, and do not drive yourself.',
    before: ['stroke', 'eye-emergency', 'grave-signs'],
  }),
  soonFor('known-digoxin', takes('digoxin'), {
    sources: ['australian-prescriber-digoxin', 'gpnotebook-cardiac-glycosides'],
    near: [
      [offFood, yellowOrSlow],
      [sees, coloured],
    ],
    patterns: [slowPulse],
    why: 'Off the food, sick, yellow sight or a slow pulse can mean too much digoxin in the blood, and water tablets, dry weather or weak kidneys bring it about. It needs a blood test and a heart tracing today, before the next dose. Fainting or a pulse below 50: emergency number at once.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-weak-on-digoxin', digoxinWithWaterTablet, {
    sources: ['australian-prescriber-digoxin', 'carenotes-digoxin-toxicity'],
    patterns: [isWeak],
    why: 'Weakness on {ground} can mean that the potassium is low or the digoxin too high: it needs a blood test for both, for the kidneys, and a look at the pulse, before anything is added. Ask today, also before the next dose; stop neither by yourself. Off the food, sick, yellow sight, a slow or uneven pulse or fainting: the emergency number at once.',
    or: 'whoever prescribes it',
  }),
];
