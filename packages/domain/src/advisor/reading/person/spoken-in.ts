import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { byPerson } from './by-person.ts';
import { isElderOfProfile } from './elder-of-profile.ts';
import { isOfHerBaby } from './her-baby.ts';
import { isAdultRelation, relationNamed, relationSpokenOf } from './relations.ts';
import { ofSomebody, sharesOwn } from './shares-own.ts';
import { whoseOf } from './whose.ts';
import { turnsToOwner, turnsToWriter, writerIn } from './writes-for-owner.ts';

/** A message and the one it speaks of. */
export interface Spoken {
  readonly message: string;
  readonly relation: string | null;
  /** What the one of the profile is called by whoever writes for them: "grandpa". */
  readonly elder: string | null;
  /** What the one who writes is to the one of the profile: "dad", "carer". */
  readonly writer: string | null;
}

/** Each message with the one it speaks of, as far as it can be told apart. */
export function spokenIn(
  messages: readonly string[],
  { person: profile, name }: { readonly person: Person; readonly name: string | null },
): readonly Spoken[] {
  let relation: string | null = null;
  let writer: string | null = null;
  let named: string | null = null;
  let isMother = profile.pregnant || profile.breastfeeding;
  let isShared = false;
  const people: string[] = [];
  return messages.flatMap(byPerson).map((message) => {
    const claim = writerIn(message, name);
    writer = claim?.role ?? writer;
    if (writer !== null && turnsToWriter(message)) {
      relation = writing;
      return { message, relation, elder: null, writer };
    }
    const isWriting: boolean = relation === writing;
    if (isWriting) relation = null;
    isMother ||= relation === null && motherhood.test(message);
    named = relationNamed(claim?.rest ?? message) ?? named;
    const isHer = isMother && relation === null && (isOfHerBaby(message) || onlyTellsItsAge.test(message));
    const isBack = isShared && relationNamed(message) === null && !ofSomebody(message);
    relation = isHer || isBack ? null : relationSpokenOf(claim?.rest ?? message, { before: relation, named, people });
    isShared = relation !== null && sharesOwn.test(message);
    if (relation === null && isWriting && !turnsToOwner(message, name)) relation = writing;
    if (relation !== null && relation !== writing) people.push(relation);
    const elder = relation !== null && isElderOfProfile(relation, message, profile) ? relation : null;
    const isOwner = elder !== null || (relation !== null && isProfiled(relation, message, profile));
    if (isOwner) writer ??= 'carer';
    return { message, relation: isOwner ? null : relation, elder, writer };
  });
}

/** What the one who writes is called where the profile is another's. */
export const writing = 'writer';

/** "The baby is two weeks old", after her own cold: how young the one is whom she nurses. */
export const onlyTellsItsAge =
  /^\W*(?:and |well,? |oh,? )?(?:(?:the|my|our) )?(?:baby|little one|newborn|son|daughter|he|she)(?:'s|’s| is) (?:only |just |now |about |nearly )*\w+ (?:days?|weeks?|months?)(?: old)?\W*$/i;
const motherhood =
  /\b(?:enough|more|little|no) (?:breast ?)?milk for (?:my|the|our) |\bmy milk (?:is|has|keeps|went)\b|\b(?:my|no|more|enough|low|little) milk\b(?: supply| coming| yet|(?=\W*$))|\b(?:i'm|i am|im|while|when|am) (?:\w+ ){0,3}(?:pregnant|nursing|breast ?-?feeding|expecting)\b/i;

/** "My son has a cough", with the profile of a boy of six: it is he, unless another age is told. */
function isProfiled(relation: string, message: string, profile: Person): boolean {
  if (!isUnderage(profile) || isAdultRelation(relation)) return false;
  const whose = whoseOf(relation);
  const { gender } = profile;
  const isOfOtherSex = (whose === 'his' && gender === 'female') || (whose === 'her' && gender === 'male');
  const isOfOtherAge = [...message.matchAll(ageInWords)].some(
    (match) => Number(match[1] ?? match[2]) !== Math.floor(profile.ageYears ?? 0),
  );
  return !isOfOtherSex && !isOfOtherAge && ownChild.test(relation) && !anotherChild.test(message);
}

const ageInWords =
  /\b(?:is|he's|she's|aged?|turned|just|son,|daughter,) (?:only )?(\d{1,2})\b(?! (?:days|weeks|times|hours))|\b(\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o|months?|weeks?)[- ]?old/gi;
const anotherChild = /\b(?:own|baby|newborn|infant|toddler|teenager|other|younger|older|youngest|oldest|friend's)\b/i;

const ownChild = /^(?:son|daughter|child|kid|boy|girl|little one|lad|lass)$/;
