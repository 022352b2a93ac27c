import { mayStandIn } from '../../../resolve/patterns/quick-patterns.ts';
import { sequence } from '../../../resolve/phrases.ts';

/** "A natural painkiller", "herbs that work like Ozempic": a wish for what the medicine is for, and none that is taken. */
export function withKindsAsWishes(text: string): string {
  return patternsThatMayStand(text).size === 0 || takesIt.test(text) || asksIfItIs.test(text)
    ? text
    : kinds.reduce(asAWish, text);
}

const patternsThatMayStand = mayStandIn(() =>
  kinds.flatMap(({ natural, asPlant, likeIt, bought, needed }) => [
    natural,
    asPlant,
    likeIt,
    ...(bought === undefined ? [] : [bought, needed]),
  ]),
);

function asAWish(text: string, { natural, asPlant, likeIt, bought, needed, wish }: (typeof kinds)[number]): string {
  const told = text
    .replaceAll(natural, `herb for ${wish}`)
    .replaceAll(likeIt, `herb for ${wish}`)
    .replaceAll(asPlant, `$1 for ${wish}`);
  return bought === undefined || isOwn.test(text)
    ? told
    : told.replaceAll(bought, `herb for ${wish}`).replaceAll(needed, `something for ${wish}`);
}

const takesIt =
  /\b(?:take|takes|taking|took|on|using|instead of|replace|alternative to) (?:my |a |an |the )?(?:natural |herbal )/i;
/** "Is garlic a natural antibiotic?" */
const asksIfItIs =
  /^\W*(?:and |so |but )?(?:is|are|isn't) (?!there\b)[\w' -]{3,30}? (?:really |actually )?(?:an? )?(?:natural|herbal)\b/i;
/** What is prescribed, or taken for long, is not to be replaced. */
const isOwn = /\b(?:prescri\w+|doctor|gp|daily|every day|for years|stop|quit|come off|get off)\b/i;

interface Kind {
  readonly kind: string;
  readonly wish: string;
  /** Names of what is bought without a prescription for a passing complaint. */
  readonly bought?: string;
}

const named: readonly Kind[] = [
  { kind: 'laxative', wish: 'constipation', bought: 'dulcolax|bisacodyl|miralax|movicol' },
  {
    kind: 'pain ?killer|pain ?reliever|analgesic|tylenol|paracetamol|acetaminophen|ibuprofen|advil|motrin|nurofen|aleve|naproxen|aspirin',
    wish: 'pain',
    bought: 'pain ?killers?|tylenol|paracetamol|panadol|acetaminophen|ibuprofen|advil|motrin|nurofen|aleve',
  },
  { kind: 'sleeping (?:pill|tablet|aid)|sleep aid|sedative|ambien|zopiclone', wish: 'sleep' },
  {
    kind: 'anti-?histamine|allergy (?:pill|tablet|medicine)|zyrtec|claritin|cetirizine|loratadine|allegra',
    wish: 'hay fever',
    bought: 'antihistamines?|zyrtec|claritin|cetirizine|loratadine|allegra|fexofenadine',
  },
  { kind: 'anti[- ]?inflammator(?:y|ie)', wish: 'inflammation' },
  { kind: 'decongestant|sudafed', wish: 'a blocked nose', bought: 'sudafed|decongestants?' },
  { kind: 'antacid|tums|gaviscon|omeprazole', wish: 'heartburn', bought: 'tums|gaviscon|rennie|antacids?' },
  {
    kind: 'expectorant|cough (?:syrup|medicine)',
    wish: 'a cough',
    bought: 'cough (?:syrup|medicine)|robitussin|mucinex',
  },
  { kind: 'tranquilli[sz]er|anxiolytic|xanax|valium|ativan', wish: 'anxiety' },
  { kind: 'antidepressant|prozac|zoloft|ssri', wish: 'low mood' },
  { kind: 'diuretic|water (?:pill|tablet)', wish: 'water retention' },
  { kind: 'hrt|hormone replacement(?: therapy)?', wish: 'hot flashes' },
  { kind: 'adderall|ritalin|vyvanse|concerta|adhd (?:med\\w*|pill)', wish: 'focus' },
  {
    kind: 'ozempic|wegovy|mounjaro|appetite suppressant|fat burner|(?:weight[- ]loss|slimming|diet) (?:pill|drug|injection)',
    wish: 'losing weight',
  },
  { kind: 'statin|cholesterol (?:pill|tablet|medicine)', wish: 'cholesterol' },
  { kind: 'muscle relax(?:ant|er)', wish: 'muscle tension' },
  { kind: 'antibiotic', wish: 'killing germs' },
  { kind: 'blood[- ]?thinner|anticoagulant', wish: 'thinning the blood' },
];

const kinds = named.map(({ kind, wish, bought }) => ({
  natural: new RegExp(`\\b(?:natural|herbal|plant[- ]based) (?:${kind})s?\\b`, 'gi'),
  asPlant: new RegExp(`\\b(?:${kind}) (herbs?|teas?|plants?|spices?|remed(?:y|ies))\\b`, 'gi'),
  likeIt: new RegExp(
    `\\b(?:herbs?|plants?|teas?|supplements?|(?:any|some)thing natural) (?:that |which )?(?:(?:works?|acts?|is|are) )?(?:just )?(?:like|similar to|as) (?:a |an |the )?(?:natural )?(?:${kind})s?\\b`,
    'gi',
  ),
  // "Need a laxative quick": none is taken as yet.
  needed: sequence(
    /(?<=\b(?:i |we |he |she |^)?(?:need|needs|want|wants|looking for|after|recommend|suggest) )\b/gi,
    String.raw`(?:an? |some )(?:(?:quick|mild|gentle|strong|good|natural|herbal) )*(?:${kind})s?`,
    /\b(?! (?:every|each|daily|for my|as prescribed))/,
  ),
  ...(bought === undefined
    ? {}
    : {
        bought: new RegExp(
          `\\b(?:(?:natural|herbal) )?(?:alternatives? (?:to|for)|replacements? for|substitutes? for|instead of|rather than) (?:a |an |the |taking )?(?:${bought})\\b`,
          'gi',
        ),
      }),
  wish,
}));
