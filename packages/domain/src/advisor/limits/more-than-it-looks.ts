import type { ConditionKey } from '../../conditions/conditions.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';

/**
 * "A cold" after a transplant, "belly is playing up" with Crohn’s disease, sweats on tamoxifen: what the illness or a medicine
 * makes of an everyday complaint.
 */
export function moreThanItLooks({ question, wanted, herbs, subject: { person }, said }: Understanding): string | null {
  for (const { condition, classes = [], uses, words, isOfWishAlone, says } of toldOf) {
    const taken = person.medicines.find(({ id }) => isOfClass(id, ...classes));
    if (taken === undefined && (condition === undefined || !hasCondition(person, condition))) continue;
    const isWished = wanted.some((use) => uses?.has(use)) && (isOfWishAlone !== true || herbs.length === 0);
    if (!isWished && words?.test(question) !== true) continue;
    const line = says.replaceAll('{medicine}', taken?.name ?? '');
    return said.includes(line) ? null : line;
  }
  return null;
}

/** "Trousers hanging off him since the summer": weight that went by itself, told by the way. */
export function slackClothes({ question, subject: { who, isOther, whose }, said }: Understanding): string | null {
  const text = withPlainApostrophes(question);
  if (!slack.test(text) || meantToLose.test(text) || !wished.test(text)) return null;
  const line = `Weight that goes without trying, above all in later years, should be looked into by a doctor within days: blood, teeth, swallowing, mood and medicines. Weigh ${isOther ? `${who} and note ${whose} weight` : 'yourself and note it'}; something for the appetite does not stand in for that.`;
  return said.includes(line) ? null : line;
}

const slack = sequence(
  /\b(?:trousers|clothes|jeans|pants|skirts?|dress(?:es)?|belt|rings?|watch|shirts?|bra|collars?|dentures)\b/i,
  / (?:(?:is|are|just|all|now|have got|keeps?|starting to) )*/,
  /(?:hang(?:s|ing)?|fall(?:s|ing)?|slid(?:es?|ing)|slip(?:s|ping)?|drop(?:s|ping)?) (?:off|down)\b|\bswimming in (?:his|her|my|their) (?:clothes|trousers|shirts?)\b|\b(?:gone|going|getting) (?:all )?skin and bones?\b/,
);
const meantToLose =
  /\b(?:diet\w*|slimm\w*|weight ?watchers|gym|on purpose|trying to lose|wanted to lose|mounjaro|ozempic|wegovy|tirzepatide|semaglutide|proud|bypass|sleeve)\b/i;
/** Told beside food: what slides off for want of a belt is no matter. */
const wished = /\b(?:appetite|food|eat\w*|meals?|hungry|hunger|bitters?|weight|thin\w*|strength|weak\w*|tired\w*)\b/i;

const joints = String.raw`joints?|knees?|hands?|fingers?|wrists?|hips?|ankles?|feet|toes|shoulders?|elbows?|ra|arthritis`;
const aches = String.raw`ach(?:e|es|ed|y|ing)|sore\w*|hurts?|hurting|pain\w*|stiff\w*|swollen|swell\w*|inflam\w*|bad|worse|playing up`;

const ofInfections: ReadonlySet<UseKey> = new Set([
  'colds',
  'fever',
  'cough',
  'sore-throat',
  'sinus',
  'urinary',
  'diarrhea',
]);

const toldOf: readonly {
  readonly condition?: ConditionKey;
  /** Or what is taken: it may be behind the complaint. */
  readonly classes?: readonly MedicineClass[];
  readonly uses?: ReadonlySet<UseKey>;
  readonly words?: RegExp;
  /** Beside a herb that is named only those words count. */
  readonly isOfWishAlone?: true;
  readonly says: string;
}[] = [
  {
    condition: 'organ-transplant',
    uses: ofInfections,
    says: 'After a transplant call the transplant team today with signs of an infection, even mild ones, and at once with fever: they decide what is taken.',
  },
  {
    condition: 'artificial-heart-valve',
    uses: ofInfections,
    words: /\b(?:flu|gripe|grippe|influenza)\b/i,
    says: 'With an artificial heart valve take your temperature: any fever needs a doctor the same day and blood drawn before an antibiotic, as the valve may be infected.',
  },
  {
    // As the hospitals of University College London and York and Crohn’s & Colitis UK advise.
    condition: 'inflammatory-bowel-disease',
    uses: new Set<UseKey>(['digestion', 'diarrhea', 'cramps', 'bloating']),
    words:
      /\b(?:belly|tummy|stomach|gut|guts|bowels?) (?:is |are |has been |keeps? |been )*(?:playing up|acting up|bad|sore|hurt\w*|upset|off)\b/i,
    says: 'With Crohn’s disease or colitis a belly that is worse than usual may be a flare: follow your plan, or call the team that treats it this week, before a herb hides it. Much blood, a fever, strong pain, vomiting or nothing passing: get help today.',
  },
  {
    condition: 'rheumatoid-arthritis',
    // The name of the illness alone is no wish for the joints: "can she have echinacea, she has rheumatoid arthritis".
    uses: new Set<UseKey>(),
    words: new RegExp(
      String.raw`\b(?:${joints})\b[^.?!,]{0,30}\b(?:${aches})\b|\b(?:${aches})(?: \w+){0,2} (?:${joints})\b|\bflar(?:e|es|ing|ed)(?: |-)?up|\ba flare\b`,
      'i',
    ),
    says: 'With rheumatoid arthritis joints that ache more may be a flare: tell the rheumatology team, as the treatment may need a change. Nearly all studies of herbs for joints were in worn joints, not in this illness. One joint that is suddenly hot and very sore, or a fever: call today.',
  },
  {
    condition: 'heart-failure',
    uses: new Set<UseKey>(['constipation']),
    says: 'With heart failure drink only as much as your team allows, also for the bowels, and leave out anything that has to swell in much water or drives water and salts out. Ask a pharmacist which laxative suits your tablets. Weight that goes up by 2 kg in a few days or shorter breath: call the team today.',
  },
  {
    // As Heart Failure Matters, the British Society for Heart Failure and 111 Wales tell of it.
    condition: 'heart-failure',
    uses: new Set<UseKey>(['cough']),
    says: 'With heart failure a cough, above all a dry one at night or lying down, can be water on the lungs, and some heart tablets bring one too: tell the heart team or your doctor of it today, before you soothe it. Short of breath at rest, pink froth or a blue tint: call your emergency number now.',
  },
  {
    // As the NHS page on gallstones tells when to call.
    condition: 'gallstones',
    uses: new Set<UseKey>(['digestion', 'cramps']),
    isOfWishAlone: true,
    words: /\b(?:fat(?:ty)?|greas\w+|fr(?:y|ied)[- ]?ups?|fried|chips|cream\w*|rich) (?:food|meals?|stuff|dinners?)?/i,
    says: 'With gallstones, trouble after fatty food can come from the stones: keep the fat low and tell your doctor. Pain under the right ribs that lasts for hours, a fever or yellow eyes need help today.',
  },
  {
    // As the leaflets of horse chestnut and the NHS page on heart failure tell of it.
    condition: 'heart-failure',
    uses: new Set<UseKey>(['veins']),
    says: 'With heart failure, legs that are heavy or swollen can be water that gathers, not the veins: weigh yourself each morning and tell the heart team of it this week, before any herb for the veins. Two kilos (four pounds) more in a few days, swelling that climbs or shorter breath: call today.',
  },
  {
    classes: ['tamoxifen', 'serm', 'aromatase-inhibitor'],
    uses: new Set<UseKey>(['menopause']),
    words: /\b(?:sweat\w*|hot (?:flush|flash)(?:es)?)\b/i,
    says: 'Hot flashes and sweats are a usual effect of {medicine}. Tell the cancer team, who have treatments without hormones, and do not stop it alone. Leave out black cohosh, red clover, soy extracts, dong quai, hops and St John’s wort unless that team agrees. Sweats with fever or lost weight need a doctor soon.',
  },
  {
    classes: ['lithium'],
    words:
      /\b(?:water|fluid) retention\b|\b(?:retain\w*|holding|hold) (?:on to )?(?:water|fluid)\b|\bwater (?:tablets?|pills?)\b|\bdiuretics?\b|\bdrain\w* (?:the )?(?:water|fluid)\b/i,
    says: 'With {medicine} take nothing that drives water, herbal water tablets included: the level in the blood can rise until it poisons. Keep salt and drinks as they are, and ask whoever checks the level, as swelling can come from the kidneys or the thyroid. Coarse shaking, vomiting, the runs, unsteady legs or confusion: get medical help at once.',
  },
  {
    classes: ['nnrti'],
    uses: new Set<UseKey>(['mood']),
    says: 'HIV tablets such as {medicine} can bring low mood by themselves: tell the HIV clinic this week, and do not stop them alone. With thoughts of harming yourself call your emergency number or a crisis line at once.',
  },
  {
    classes: ['tricyclic-antidepressant', 'bladder-anticholinergic'],
    words:
      /\bdry (?:mouth|tongue)\b|\b(?:mouth|tongue)(?:'s| is| feels| gets| so| all| very| really| always)* (?:dry|parched)\b/i,
    says: 'A dry mouth often comes from medicines such as {medicine}. Tell the prescriber or a pharmacist, and do not stop it alone; sips of water and sugar-free gum help, and the dentist should know.',
  },
  {
    condition: 'diabetes',
    words:
      /\bneuropath\w*|\b(?:can'?t|cannot|don'?t|no|lost|little|less) (?:really |much |all |the )?feel(?:ing)?(?: much)?(?: in| of)? (?:my |the |his |her )?(?:feet|foot|toes|soles)\b|\b(?:feet|foot|toes|soles)\b[^.?!]{0,40}\b(?:burn\w*|numb\w*|tingl\w*|pins (?:and|n|&) needles|no feeling)\b|\b(?:burn\w*|numb\w*|tingl\w*|pins (?:and|n|&) needles)\b[^.?!]{0,24}\b(?:feet|foot|toes|soles)\b/i,
    says: 'With diabetes have the feet, the sugar and vitamin B12 checked soon; metformin can use B12 up. Look at your feet every day, and put no hot-water bottle on them, and nothing that bites, such as tea tree, garlic, vinegar or capsaicin: numb skin burns unnoticed. Their nails and fungi are for a foot clinic. A wound, a new color or a hot, swollen foot is for the same day.',
  },
  {
    classes: ['cholinesterase-inhibitor'],
    words: /\b(?:dizz\w*|light-? ?headed|giddy|woozy|faint\w*)\b/i,
    says: 'Tablets such as {medicine} can slow the heart, above all beside a beta blocker: have the pulse and the pressure, lying and standing, taken this week. Fainting, a pulse below 50 or pain in the chest: get help at once.',
  },
  {
    condition: 'dementia',
    uses: new Set<UseKey>(['anxiety', 'stress', 'sleep']),
    words:
      /\b(?:agitat\w*|restless\w*|sundown\w*|gets? (?:in|into) (?:a|such a) (?:state|tizz\w*|panic)|paces?|pacing|shouts?|shouting|wanders?|wandering)\b/i,
    says: 'Restlessness with dementia often has a cause: pain, thirst or hunger, a full bladder, constipation, an infection, a new medicine, too much noise or too little light. Look for it first. Is it new, or much worse within hours or days, call a doctor today, as it may be a delirium.',
  },
];
