import { sequence } from '../../../resolve/phrases.ts';
import type { Person } from '../../person/person.ts';
import { concept } from '../words/concept.ts';
import { graveFor, type Ground, type KnownDanger, lives, soonFor, takes, takesOne } from './known-danger.ts';

const nitrate = takes('nitrate');
const potencyPill = takes('pde5-inhibitor');
/** Both stand in the profile: one of them is meant to be left out, and nobody can tell which is taken when. */
const bothWidenVessels: Ground = (person) => {
  const [one, other] = [nitrate(person), potencyPill(person)];
  return one === null || other === null ? null : `${one} with ${other}`;
};
/** Told without the word for it: "had a funny turn, lost 10 minutes". */
const oddTurn = concept(
  `
    (?:funny|odd|strange|weird|bad)_turns? (?:lost|missing|lose)_(?:about_|like_|some_)?(?:\\d+|ten|five|twenty|several|some|a_few)_(?:minutes|mins)
    blank(?:ed|ing)?_(?:out|spells?) zon(?:ed|ing)_out absences?(?!_(?:seizures?|epilepsy|fits?|type)) bit(?:ten)?_(?:my|his|her)_tongue wok(?:e|en)_(?:up_)?on_the_floor
    came_(?:to|round)_on_the_floor jerk(?:ed|ing|s)?_(?:awake|all_over) (?:wet|soiled)_(?:myself|himself|herself)
  `,
);
const fastsBadly = takes('insulin', 'sulfonylurea', 'sglt2-inhibitor');
const inOldAge: Ground = ({ ageYears }: Person) => ((ageYears ?? 0) >= 65 ? 'the age' : null);
const seesThings = concept(
  `
    hallucinat* seeing_(?:things|people|spiders|insects|children|cats) sees_(?:things|people|spiders|insects) talking_to_(?:people|folk)_who
    suddenly_(?:\\w+_)?(?:confus\\w+|muddled) all_of_a_sudden_(?:confus\\w+|muddled) (?:confus\\w+|muddled)_since paranoid
  `,
);
const sinceNew = concept(
  `since_(?:the|her|his|my|a|starting|started|new|she|he) after_(?:the|her|his|my)_(?:new|op|operation|fall|anaesthetic) new_(?:\\w+_)?(?:tablets?|pills?|medicines?|meds|patch)`,
);
const allergicToStings: Ground = ({ allergens }: Person) =>
  allergens.some(({ id }) => id === 'bee-venom') ? 'an allergy to stings' : null;
/** A sting that happened, and no remedy for stings: told as harmless by its place, it still counts here. */
const wasStung = sequence(
  /\b(?:(?:got|been|was|were|just|i'm|he's|she's) stung|stung (?:me|my|his|her|him|by)|(?:(?:honey|bumble) ?)?(?:bee|wasp|hornet|yellow jacket|fire ant)s? (?:has |have |just )?(?:stung|sting(?= (?:on|to|in|me|my|his|her|and|hand|arm|leg|foot|finger|now|today|an?|\d)|\W*$|,)))\b/i,
  /(?![^.?!]{0,40}\b(?:last (?:year|summer|month|week)|(?:years?|months?|weeks?) ago|as a (?:child|kid)|once)\b)/,
);
const pastFifty: Ground = ({ ageYears }: Person) => ((ageYears ?? 0) >= 50 ? 'the age' : null);

const potency = concept(
  `(?<!(?:herbal|natural)_)viagra sildenafil cialis tadalafil levitra vardenafil (?:half_a_|a_|the_|one_|my_)*blue_(?:one|pill|tablet|diamond)s?`,
);
const tookIt = concept(`took taken had swallowed popped necked used`);
const drops = concept(
  `
    woozy dizz* faint* light_?headed pass*_out blacking_out blacked_out collaps* wobbl* grey clammy sweaty
    chest tight* angina
  `,
);
const lowMood = concept(
  `
    (?:low|down|flat|hopeless|depress*|tearful|empty|miserable|weepy)(?:_as_(?:hell|anything|fuck))? low_mood
    nightmares? paranoid aggressive not_myself moody angry_all
  `,
);
const feels = concept(
  `feel* felt been been_feeling mood am i'm im he's she's is getting gone so lately since weeks days`,
);
const fast = concept(
  `
    fast fasting(?!_(?:blood|bloods|sugars?|glucose|levels?|readings?|values?|tests?|insulin)) (?:water|juice|detox)_fast* ramadan roza lent_fast intermittent_fast* not_eating_(?:for|till|until)
    skip*_meals
  `,
);
const howLong = concept(`days? day hours? water juice detox ramadan roza week weeks no_food sunset dawn till until`);
const shakyOnAFast =
  /\b(?:fasting|ramadan|roza|(?:my|the|a|this) fast)\b(?! (?:blood|bloods|sugars?|glucose|levels?|readings?|tests?|insulin|heart|pulse))[^.?!]{0,40}\b(?:shak\w*|trembl\w*|wobbly|sweat\w*|clammy|dizz\w*|faint\w*|muddled|confus\w*)\b/i;
const chews = concept(`chew* eat* bread meat apple`);
const jaw = concept(`jaw tongue`);
const aches = concept(`ache* aching pain* hurt* sore tire* cramp*`);
const head = concept(`temples? scalp head_?aches? comb* brush* hair head`);

const purges = concept(
  `
    laxative* senna senokot dulcolax bisacodyl throw*_up vomit* make_myself_sick made_myself_sick purg* not_(?:eaten|eating) fast* water_only diet_pills
    (?:2\\d|3\\d|4[0-3])_?(?:kg|kilos?)
  `,
);
const failing = concept(
  `
    fell fall* collaps* faint* black*_out passed_out pass*_out flutter* skip* palpitations heart_(?:is_)?(?:racing|pounding|slow) chest
    can't_stand legs_(?:gave|give|buckl*)_?(?:way)? cramp* tingl*
  `,
);

const liverInTrouble =
  /\b(?:eyes?|skin|whites|face)\b[^.?!]{0,30}\b(?:yellow\w*|jaundice\w*)\b|\b(?:i'm|i am|he's|he is|she's|she is|gone|going|turn\w*|look\w*) (?:\w+ ){0,2}(?:yellow|jaundiced)\b|\b(?:yellow\w*|jaundiced) (?:\w+ )?(?:eyes?|skin|whites|face)\b|\b(?:urine|pee|wee|peeing|weeing|piss|water)\b[^.?!]{0,20}\b(?:cola|coke|brown|like (?:\w+ )?tea|stout)\b|\b(?:brown|cola|coke|tea)[ -](?:coloured |colored )?(?:urine|pee|wee)\b/i;

/** What is grave because two medicines meet, a medicine darkens the mood, somebody fasts on one, or starves. */
export const furtherDangers: readonly KnownDanger[] = [
  soonFor('known-paracetamol-liver', takesOne('acetaminophen'), {
    sources: ['fda-label-acetylcysteine', 'ni-direct-jaundice'],
    patterns: [liverInTrouble],
    why: 'Yellow eyes or skin, or dark urine, while taking {ground} can mean that the liver is being harmed. Take no more of it, nor of any pack that holds it (co-codamol, cold and flu remedies, night tablets), and no alcohol. There is an antidote, and it works best early; milk thistle is none, and no herb is. Tell them how much you took on which days, and what you drank. Confusion, great sleepiness, bruises or vomiting: emergency number.',
    whom: 'Please go to an emergency department today, with yellow eyes or skin now, even if you feel well.',
    before: ['blood-where-none-belongs'],
  }),
  graveFor('known-nitrate-and-potency-pill', bothWidenVessels, {
    sources: ['paramedic-practice-sildenafil', 'sruk-sildenafil'],
    together: [[[tookIt, potency], drops]],
    near: [[potency, drops]],
    anyhow: [
      /\b(?:took|taken|had|popped|necked)\b[^.?!]{0,40}\b(?:viagra|sildenafil|cialis|tadalafil|levitra|blue (?:one|pill|tablet))\b[^?!]{0,80}\b(?:woozy|dizz\w+|faint\w*|light-?headed|wobbly)\b/i,
    ],
    first:
      '{ground} can drop the blood pressure so far that the heart and the brain get too little blood. Use no nitrate spray or tablet now, whatever the chest does.',
    next: 'Lie down with the legs raised until help comes. Say first of all which potency pill was taken and when: then no nitrate may be given, for a day or, after tadalafil, two.',
    before: ['chest-pain', 'likely-poisoning', 'overdose', 'heart-rhythm', 'grave-signs', 'poisoning'],
  }),
  soonFor('known-nitrate-beside-potency-pill', bothWidenVessels, {
    sources: ['paramedic-practice-sildenafil', 'sruk-sildenafil'],
    patterns: [potency],
    why: '{ground} must not be taken together: a nitrate tablet counts as much as the spray, and the blood pressure can drop dangerously. Take no more of the potency pill until a pharmacist or the doctor has looked at both. Go on with the heart tablets. Chest pain, faintness or a grey face after taking it: emergency number at once, and no nitrate.',
    or: 'a pharmacist',
  }),
  graveFor('known-starved-heart', lives('eating-disorder'), {
    sources: ['seed-medical-risk', 'derbyshire-eating-disorders'],
    together: [[purges, failing]],
    first:
      'Little food, laxatives or vomiting wash the potassium out of the body, and then the heart can stop without warning. Falling, blacking out or a fluttering heart is how it begins, at any weight and with normal looks.',
    next: 'Take no more laxative, and do not be alone until help is there. You have done nothing wrong: it needs a blood test and a heart tracing now.',
    before: ['likely-emergency', 'chest-pain', 'heart-rhythm', 'collapse-or-seizure', 'eating'],
  }),
  soonFor('known-montelukast-mood', takesOne('montelukast'), {
    sources: ['scfhp-2020-montelukast'],
    near: [[lowMood, feels]],
    why: '{ground} can bring nightmares, a low mood and thoughts of death, in children too. Ring whoever prescribes it today, before the next dose, and ask whether to stop it; the reliever inhaler stays at hand. I name no herb and no melatonin for it. Whoever speaks of dying is not left alone: 988 in the US and Canada, 116 123 in the UK and Ireland, or the emergency number, now.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-low-mood', takesOne('isotretinoin', 'efavirenz', 'levetiracetam', 'mefloquine'), {
    sources: ['rcpsych-isotretinoin', 'gpnotebook-isotretinoin-mood', 'study-2020-efavirenz-mind'],
    near: [[lowMood, feels]],
    why: '{ground} can change the mood in some people, and mood can sink without it too. Tell whoever prescribes it today how you feel, and somebody close to you as well; ask before the next dose whether to go on. I name no herb for it, and no St John’s wort. If you think of dying or of harming yourself: 988 in the US and Canada, 116 123 in the UK and Ireland, or your emergency number, now.',
    or: 'whoever prescribes it',
  }),
  soonFor('known-fast', fastsBadly, {
    sources: ['ccjm-fasting-medicines', 'study-2017-diabetes-fasting'],
    near: [[fast, howLong]],
    patterns: [
      shakyOnAFast,
      /\bfasting (?:since|ever since|for (?:\w+ )?(?:days?|hours?))\b(?! (?:my |the |a )?(?:blood|tests?|bloods)\b)/i,
    ],
    why: 'To fast on {ground} can bring the sugar dangerously low, or acid into the blood. Eat something now unless the diabetes team has planned the fast with you, measure your sugar, and ask before the next dose. Shaky, sweating or muddled: sugar or juice at once; when it does not pass, or with vomiting and fast breath, the emergency number.',
    or: 'the diabetes team',
  }),
  soonFor('known-delirium', inOldAge, {
    sources: ['forth-valley-delirium'],
    near: [[seesThings, sinceNew]],
    why: 'New confusion, or seeing what is not there, in old age is mostly delirium: an infection, a medicine, pain, thirst, constipation or a full bladder is behind it, and it can be put right. It needs a doctor today. Take all tablet boxes along, tell when each was begun, and stay with the person. No calming herb: it can deepen it. Hard to wake, a fall, a fever or a weak side: emergency number at once.',
    or: 'the pharmacist about a new tablet',
  }),
  soonFor('known-sting-allergy', allergicToStings, {
    sources: ['anaphylaxis-uk-wasps', 'anaphylaxis-uk-emergency'],
    anyhow: [wasStung],
    why: 'With {ground} a sting is never watched alone: stay with somebody, scrape the sting out, and keep the adrenaline pen in your hand if you have one. Ask today about an antihistamine, and a cold cloth helps the place itself. A rash elsewhere, a swollen face or throat, a hoarse voice, wheezing, vomiting or faintness: use the pen, lie down with the legs raised, and call the emergency number at once; a second pen after five minutes if it gets no better.',
    before: ['bite', 'likely-urgent'],
  }),
  soonFor('known-temple-artery', pastFifty, {
    sources: ['arthritis-research-temple-artery'],
    together: [[[jaw, chews, aches], head]],
    why: 'After 50 a new headache or sore scalp together with a jaw that aches on chewing can be an inflamed artery at the temple. It can take the sight within days and is treated the same day, on suspicion. Any change of sight: an emergency department now.',
    or: 'an eye emergency department',
    before: ['headache-check'],
  }),
  soonFor('known-turn-with-epilepsy', lives('epilepsy'), {
    sources: ['epilepsy-scotland-complicated', 'young-epilepsy-status'],
    patterns: [oddTurn],
    why: 'With epilepsy a funny turn, minutes that are missing or waking on the floor may have been a seizure. Tell the epilepsy team or your doctor today, with what you took before it, herbs as well; leave those out until then, and change nothing of the medicine by yourself. Do not drive, bathe or climb alone. A fit that lasts five minutes, one after the other, or somebody who does not come round: emergency number at once.',
    or: 'the epilepsy team',
  }),
];
