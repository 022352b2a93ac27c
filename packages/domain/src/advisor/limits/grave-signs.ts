import { anyPhrase } from '../../resolve/phrases.ts';
import type { ConditionKey } from '../../conditions/conditions.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';

/** A sign that is mild in others and grave for somebody with one of these illnesses or medicines. */
export interface GraveSign {
  readonly conditions?: readonly ConditionKey[];
  readonly medicines?: readonly string[];
  readonly classes?: readonly MedicineClass[];
  /** Everyone of it has to be told. */
  readonly signs: readonly RegExp[];
  /** Then it has another cause. */
  readonly unless?: RegExp;
  /** "@" stands for the medicine. */
  readonly says: string;
}

export const callToday = 'Please call your doctor or a medical advice line today, before trying any herb';
const emergency = 'call your emergency number, 911, 112, 999 or 000';

const feverish = anyPhrase(
  /fever(?:ish)?|shiver\w*|chills|(?:high |got a |has a |a )temp(?:erature)?|hot and (?:cold|shivery)|fluey|flu/,
  /(?:feel|feels|feeling) (?:\w+ )?hot/,
);
const soreMouth = anyPhrase(
  /(?:mouth|tongue) (?:ulcers?|sores?|blisters?)/,
  /(?:ulcers?|sores|blisters) (?:in|on|inside|all over) (?:my |the |her |his )?(?:mouth|tongue|gums?)/,
);
const soreThroat = anyPhrase(/sore throat|throat (?:is |feels )?(?:\w+ )?(?:sore|raw|killing)/);
const onceOrMore = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i');

export const graveSigns: readonly GraveSign[] = [
  {
    classes: ['antithyroid'],
    medicines: ['clozapine'],
    signs: [onceOrMore(feverish, soreMouth, soreThroat)],
    says: `With @ a sore throat, mouth ulcers or a fever can mean that the white blood cells have fallen. ${callToday}: you need a blood count the same day, and to hear whether to take the next dose. Shivering, short breath or feeling very ill: ${emergency}.`,
  },
  {
    classes: ['dmard', 'immunosuppressant', 'chemotherapy'],
    signs: [soreMouth],
    says: `With @ mouth ulcers, with a sore throat or bruises even more so, can mean that the dose is too high for the blood or that an infection has begun. ${callToday}: say that you take @, when the dose was last changed, and ask for a blood count before the next dose. Fever, shivering or short breath: ${emergency}.`,
  },
  {
    conditions: ['organ-transplant'],
    signs: [
      onceOrMore(
        feverish,
        anyPhrase(
          /(?:pee|wee|peeing|urine|passing) (?:\w+ ){0,2}less|less (?:pee|urine|water)|(?:ankles|legs|face) (?:\w+ )?(?:puffy|swollen)/,
        ),
      ),
    ],
    says: `After a transplant that can be an infection or the body turning on the organ, and hours count. ${callToday}, the transplant team today, at any hour. Take the medicines as planned, and nothing besides.`,
  },
  {
    conditions: ['weakened-immunity'],
    classes: ['chemotherapy'],
    signs: [
      anyPhrase(
        /shivery|shivering|chills|fever since|(?:have|got|running|has|with) a (?:\w+ )?(?:fever|temp(?:erature)?)|hot and shivery/,
      ),
    ],
    says: `With a body that fights germs badly a fever is never just a cold. ${callToday}: the team that looks after you, at any hour. From 38 degrees (100.4 F), or if you feel very ill, ${emergency}.`,
  },
  {
    conditions: ['diabetes'],
    classes: ['insulin', 'antidiabetic'],
    signs: [
      onceOrMore(
        anyPhrase(
          /(?:sore|ulcer|blister|wound|cut|hole|graze|blood blister)\b[^.?!]{0,24}\b(?:on|between|under|of) (?:my |the |his |her |one )?(?:\w+ )?(?:toes?|foot|heels?|soles?|feet)/,
          /(?:toes?|foot|heel|sole)\b[^.?!]{0,24}\b(?:smell(?:s|y)?|weep(?:s|ing)|ooz(?:es|ing)|pus|black|infected|gone (?:blue|purple))/,
        ),
      ),
    ],
    says: `With diabetes a sore on the foot can go deep fast, even if it does not hurt. ${callToday}: it should be seen by a foot clinic or doctor within a day. Until then put nothing on it but a clean dry dressing: no cream, oil or honey, and keep the weight off it. Redness that spreads, a bad smell with fever, or a black toe: ${emergency}.`,
  },
  {
    conditions: ['inflammatory-bowel-disease'],
    signs: [
      anyPhrase(/blood|bloody/),
      onceOrMore(
        feverish,
        anyPhrase(
          /(?:[6-9]|1\d|2\d|six|seven|eight|ten|twelve|dozen) times|loads|all (?:day|night)|nonstop|non-stop|every (?:half )?hour/,
        ),
      ),
    ],
    says: `Many bloody stools with colitis or Crohn’s, above all with fever, can be a severe flare that needs hospital. ${callToday}: the bowel team’s flare line first. Six or more bloody stools a day with fever, a fast pulse or faintness: go to an emergency department now. Take nothing that stops the bowel, such as loperamide, and no ibuprofen.`,
  },
  {
    conditions: ['sickle-cell'],
    signs: [
      anyPhrase(/pain\w*|hurts?|aches?|aching|sore|crisis|crises/),
      anyPhrase(/since|now|started|today|tonight|last night|badly|crying|worse|all over|yesterday|began/),
    ],
    says: `With sickle cell disease pain like this may be the start of a crisis, and no herb treats one. ${callToday}: the sickle cell team first, and follow the pain plan they gave, with plenty to drink and warmth. Pain the plan does not hold, fever from 38 degrees (100.4 F), chest pain, short breath, a weak arm or a big hard belly: ${emergency}.`,
  },
  {
    classes: ['lithium'],
    signs: [
      onceOrMore(
        anyPhrase(
          /diarrh?o?ea|the runs|(?:been|being) sick|vomit\w*|throwing up|threw up/,
          /hands? (?:\w+ )?(?:shak\w+|tremb\w+)|shaky hands|tremor|wobbly|unsteady|slurr\w+|stagger\w*/,
        ),
      ),
    ],
    says: `With @ that can mean too much of it in the blood, or lead to it, because lost water holds lithium back. ${callToday}: ask for a lithium level and whether to take the next dose; drink water and leave the salt in your food as it is. Slurred speech, twitching, confusion or a walk like drunk: ${emergency}.`,
  },
  {
    classes: ['digoxin'],
    signs: [
      onceOrMore(
        anyPhrase(
          /queasy|nause\w*|feel(?:ing|s)? sick|vomit\w*|(?:been|being) sick|no appetite|off (?:my|her|his) food/,
        ),
        anyPhrase(/(?:yellow|blurr\w*|halos?)\b|slow pulse/),
      ),
    ],
    unless: anyPhrase(/travel\w*|boats?|ships?|sea|cars?|coach|bus|planes?|ferry|pregnan\w*/),
    says: `With @ that can be a sign of too much of it in the blood. ${callToday}: ask for a level and the potassium before the next dose. Fainting, a very slow or stumbling pulse or odd colours before the eyes: ${emergency}.`,
  },
  {
    medicines: ['lamotrigine', 'carbamazepine', 'oxcarbazepine', 'phenytoin', 'allopurinol'],
    signs: [anyPhrase(/rash|blister\w*|peeling|hives|come out in spots/)],
    says: `With @ a new rash can be the start of a grave reaction of the skin, so nothing goes on it before it is seen. ${callToday}, the prescriber first, and ask about the next dose; do not stop by yourself if it is against fits. Blisters, sores in the mouth or eyes, swelling or fever: ${emergency}.`,
  },
  {
    conditions: ['bipolar-disorder'],
    signs: [
      anyPhrase(/sleep(?:s|ing|less|'s)?|slept|awake|insomnia|nights?/),
      anyPhrase(
        /(?:mind|head|thoughts?)(?:'s| is| are)? (?:\w+ )?rac\w+|racing (?:mind|thoughts)|(?:brilliant|amazing|great|so many|big) (?:ideas|plans)/,
        /full of (?:energy|beans|life|ideas)|on top of the world|on fire|unstoppable|buzzing|never felt better|don't need (?:it|any|sleep)|feel(?:ing)? (?:amazing|brilliant|fantastic|invincible)/,
      ),
    ],
    unless: anyPhrase(/exams?|worr\w+|anxi\w+|stress\w*|interviews?|deadlines?/),
    says: `Little sleep with a racing mind can be the start of a high, however good it feels. ${callToday}: the mental health team or whoever looks after the bipolar illness; tell somebody close to you as well. Until then keep the prescribed medicines, dark quiet evenings and regular hours; no alcohol, no caffeine, and put off big decisions. Nothing herbal for sleep before they have spoken to you.`,
  },
  {
    medicines: ['theophylline', 'aminophylline'],
    signs: [
      anyPhrase(
        /(?:been|being|feel(?:ing)?) sick|vomit\w*|nause\w*|shak(?:y|ing)|tremor|heart (?:\w+ )*(?:rac\w+|pound\w*|flutter\w*)|palpitations/,
      ),
    ],
    says: `With @ that can mean too much of it in the blood; coffee, guarana, an infection or a new medicine can push it up. ${callToday} or the next dose, and leave out all caffeine. A racing or stumbling heart, vomiting that goes on or a fit: ${emergency}.`,
  },
];
