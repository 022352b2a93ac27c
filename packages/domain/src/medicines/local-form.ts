import { findMedicineProfile } from './catalogue.ts';

const onTheSurface =
  /^\s*(?:\d+(?:[.,]\d+)?\s?%\s*)?(?:[a-z]+ ){0,2}?(?:creams?|ointments?|gels?|shampoos?|foams?|lotions?|scalp (?:solution|application)|eye[- ]?drops?|ear[- ]?drops?|(?:eye|ear|nasal|skin) (?:drops?|ointment|gel|cream)|mouth ?wash(?:es)?|mouth gel|nail (?:lacquer|paint|polish)|pessar(?:y|ies)|vaginal (?:cream|tablets?|gel|ring)|wash|patch for shingles)\b/i;
const breathedIn =
  /^\s*(?:[a-z]+ ){0,1}?(?:inhalers?|puffers?|nebuli[sz]ers?|nasal sprays?|nose sprays?|nose drops?|turbo ?halers?)\b/i;
/** Rubbed in, these are meant to reach the blood. */
const systemicThroughSkin = ['estrogen', 'androgen', 'opioid', 'nitrate', 'progestogen', 'hormonal-contraceptive'];
const localWhenBreathed = ['corticosteroid', 'antihistamine', 'decongestant'];

/** Whether the words behind a medicine's name make it one that hardly reaches the blood: a cream, eye drops, an inhaler. */
export function isLocalForm(id: string, head: string, tail: string): boolean {
  const classes = findMedicineProfile(id)?.certain;
  if (!classes) return false;
  if (onTheSurface.test(tail) || /\b(?:topical|vaginal)\s+$/i.test(head))
    return !systemicThroughSkin.some((each) => classes.has(each));
  return (
    (breathedIn.test(tail) || /\b(?:inhaled|nasal)\s+$/i.test(head)) &&
    localWhenBreathed.some((each) => classes.has(each))
  );
}
