import { choice } from '../resolve/phrases.ts';
import { findMedicineProfile } from './catalogue.ts';

const onTheSurface = new RegExp(
  String.raw`^\s*(?:\d+(?:[.,]\d+)?\s?%\s*)?(?:(?!(?:and|plus|with|or|tablets?|capsules?|pills?|then|some|an?|my|by|for|mouth|injections?|patch|infusion)\b)[a-z]+ ){0,1}?${choice(
    /creams?|ointments?|(?:emul)?gels?|emulsions?|cr[eè]mes?|cremas?|pomadas?|pomat[ae]|pommades?|salben?/,
    /shampoos?|foams?|lotions?|scalp (?:solution|application)|eye[- ]?drops?|ear[- ]?drops?/,
    /(?:eye|ear|nasal|skin) (?:drops?|ointment|gel|cream)|mouth ?wash(?:es)?|mouth gel/,
    /nail (?:lacquer|paint|polish)|pessar(?:y|ies)|vaginal (?:cream|tablets?|gel|ring)|wash/,
    'patch for shingles',
  )}\b`,
  'i',
);
const breathedIn =
  /^\s*(?:(?!(?:and|plus|with|or|tablets?|capsules?|then|an?|my)\b)[a-z]+ ){0,1}?(?:inhalers?|puffers?|nebuli[sz]ers?|nasal sprays?|nose sprays?|nose drops?|turbo ?halers?)\b/i;
/** What is made for the skin, eyes or ears as well; of nothing else a local form is believed. */
const madeForTheSurface = [
  'corticosteroid',
  'antifungal',
  'antibiotic',
  'antiviral',
  'antihistamine',
  'nsaid',
  'retinoid',
  'calcineurin-inhibitor',
  'topical-agent',
  'eye-drop',
  'local-anesthetic',
];
const alsoForTheSurface = ['minoxidil', 'fluorouracil', 'oxybutynin-gel', 'metronidazole'];
const localWhenBreathed = ['corticosteroid', 'antihistamine'];

/** Whether the words behind a medicine's name make it one that hardly reaches the blood: a cream, eye drops, an inhaler. */
export function isLocalForm(id: string, head: string, tail: string): boolean {
  const classes = findMedicineProfile(id)?.certain;
  if (!classes) return false;
  if (/\bvaginal\b/i.test(`${head} ${tail.slice(0, 24)}`) && (classes.has('estrogen') || classes.has('progestogen')))
    return true;
  if (onTheSurface.test(tail) || /\b(?:topical|vaginal)\s+$/i.test(head))
    return alsoForTheSurface.includes(id) || madeForTheSurface.some((each) => classes.has(each));
  return (
    (breathedIn.test(tail) || /\b(?:inhaled|nasal)\s+$/i.test(head)) &&
    localWhenBreathed.some((each) => classes.has(each))
  );
}
