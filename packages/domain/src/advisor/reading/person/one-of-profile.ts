import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isAdultRelation } from './relations.ts';
import { whoseOf } from './whose.ts';
import { namesAMedicine } from '../named-things/names-a-herb.ts';

interface Profile {
  readonly person: Person;
  readonly name: string | null;
}

/** Whether whoever writes has chosen the profile of the one a message speaks of: by the name, the age or a medicine. */
export function isOneOfProfile(relation: string, message: string, { person, name }: Profile): boolean {
  if (isOfOtherSex(relation, person)) return false;
  return (
    isSpouseOfProfile(relation, message, person) ||
    isElderOfProfile(relation, message, person) ||
    (name !== null && isCalled(relation, message, name)) ||
    takesTheSame(relation, message, person)
  );
}

/** "My husband has gout", with the profile of a man: far more often his wife has chosen it than his husband writes. */
function isSpouseOfProfile(relation: string, message: string, { gender, saysNoMedicines }: Person): boolean {
  if (tellsOfTwo.test(message) || (saysNoMedicines && namesAMedicine(message))) return false;
  return (gender === 'male' && husband.test(relation)) || (gender === 'female' && wife.test(relation));
}

const husband = /^(?:husband|hubby)$/;
const wife = /^wife$/;

/** "My wife Hedwig", "Hedwig, my wife", "Lotte, she's the little one". */
function isCalled(relation: string, message: string, name: string): boolean {
  return plainName.test(name) && calledLately(`${relation}\u0000${name}`).test(message);
}

const plainName = /^\p{L}{2,}(?:[ '-]\p{L}+)*$/u;

const calledLately = lately((key: string) => {
  const [relation = '', name = ''] = key.split('\u0000');
  return new RegExp(
    String.raw`\b(?:my|our) (?:\w+ ){0,2}${relation}(?:,| is| called)? ${name}(?!\p{L})|(?<!\p{L})${name}(?:,| is|,? (?:who|she|he)(?:['’]s| is))? (?:my|our|the) (?:\w+ )?${relation}\b`,
    'iu',
  );
});

/** "My husband is taking warfarin", with the profile of a man who does; "takes it too" tells of two. */
function takesTheSame(relation: string, message: string, { medicines, ageYears }: Person): boolean {
  if (!isAdultRelation(relation) || whoseOf(relation) === 'their') return false;
  const isTooYoung = (parent.test(relation) || grandparent.test(relation)) && (ageYears ?? 0) < youngestParent;
  if (medicines.length === 0 || isTooYoung) return false;
  const sentences = message.split(/[.!?;\n]+/).filter((sentence) => !tellsOfTwo.test(sentence));
  return sentences.some((sentence) =>
    readText(sentence).mentions.some(({ kind, id }) => kind === 'medicine' && medicines.some((each) => each.id === id)),
  );
}

const tellsOfTwo = /\b(?:i|i'm|i've|me|myself|too|as well|also|both|same|like me|we)\b/i;

/** "It's for my grandpa", with the profile of a man of 85: who writes for somebody so old has chosen their profile. */
function isElderOfProfile(relation: string, message: string, { ageYears }: Person): boolean {
  const from = grandparent.test(relation) ? grandparentsFromYears : parent.test(relation) ? parentsFromYears : null;
  if (from === null || ageYears === null || ageYears < from) return false;
  const isOfOtherAge = [...message.matchAll(ages)].some(([, age]) => Number(age) !== Math.floor(ageYears));
  return !isOfOtherAge && !didSoToo.test(message);
}

/** "My mother did so too", from a woman of 81. */
const didSoToo =
  /\b(?:did|took|drank|used|had|made|swore|always|taught|was|were)\b[^.?!]*\b(?:too|as well|also|it|that|so)\b/i;

function isOfOtherSex(relation: string, { gender }: Person): boolean {
  const whose = whoseOf(relation);
  return (whose === 'his' && gender === 'female') || (whose === 'her' && gender === 'male');
}

/** From these ages on hardly anybody has a grandparent, or a parent, to ask for. */
const grandparentsFromYears = 60;
const parentsFromYears = 68;
/** Of whoever is old enough to have a child that asks. */
const youngestParent = 45;
const grandparent = /^(?:grand ?(?:mother|father|ma|pa|mom|dad|parents?)|granny|nana|gran|nan)$/;
const parent = /^(?:mother|father|mom|mum|dad|parents?)$/;
const ages = /\b(\d{2,3})\b(?! ?(?:mg|mcg|ml|g|iu|%|times|weeks|months|days|hours))/gi;
