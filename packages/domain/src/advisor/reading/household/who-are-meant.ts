import { writtenOut } from '../written-out/short-forms.ts';
import { isLetter } from '../story.ts';
import { kinByName } from './kin-of-member.ts';
import { memberOf } from './member-of-relation.ts';
import type { HouseholdMember } from './member.ts';
import { type NamesAsKin, namesAsKin } from './names-as-kin.ts';
import { asAskedFor, askedAgain, type Groups, me, namedIn, type SeveralAsked, severalAsked } from './several-asked.ts';
import { askedFor, type Meant, type Talk, whoIsMeant } from './who-is-meant.ts';

/**
 * Everybody the newest question is asked for, each with the talk as it is told of that one: "can Leo and Mia have it?", "what
 * could my wife and I drink?", "and for the two of us?". One at least; several only where each of them, asked for alone in the
 * same words, is who is meant ("the kids are asleep, what can I take?" is of one).
 */
export function whoAreMeant<M extends HouseholdMember>(talk: Talk<M>): readonly Meant<M>[] {
  const places = talk.history.flatMap(({ role }, place) => (role === 'user' ? [place] : []));
  const asked = [...places.map((place) => talk.history[place]?.text ?? ''), talk.question];
  const chosen = [...places.map((place) => talk.history[place]?.profile ?? null), talk.chosen];
  const texts = kinByName(asked.map(writtenOut), { household: talk.household, chosen });
  const kin = namesAsKin(texts, talk.household);
  const groups = groupsOf(talk.household, kin);
  const several: (SeveralAsked | null)[] = [];
  const soFar = (turn: number) => {
    const place = places[turn];
    return place === undefined ? talk : { ...talk, question: asked[turn] ?? '', history: talk.history.slice(0, place) };
  };
  /** By turn; told where it is asked for alone, since to tell of whom a message is means to read the talk up to it. */
  const named: (readonly string[])[] = [];
  const namedBefore = (turn: number) => {
    for (let at = named.length; at < turn; at += 1)
      named.push(namedIn(kin.messages[at] ?? '').filter((one) => isSpokenOf(one, soFar(at), kin)));
    return named.slice(0, turn).flat();
  };
  let each: readonly Meant<M>[] = [];
  for (const [turn, message] of kin.messages.entries()) {
    const before = several.at(-1) ?? null;
    const here =
      severalAsked(message, groups, () => namedBefore(turn)) ?? (before === null ? null : askedAgain(message, before));
    each = here === null ? [] : eachOf(soFar(turn), { several: [...several, here], kin });
    several.push(each.length > 1 ? here : null);
  }
  if (!isLetter(talk.question)) return each.length > 1 ? each : [whoIsMeant(talk)];
  // Who is who in a letter is read sentence by sentence, under the chosen profile.
  const one = whoIsMeant(each.length > 1 ? { ...talk, household: [talk.chosen] } : talk);
  return [one.profile === talk.chosen ? { ...one, question: talk.question } : one];
}

/** Somebody with a profile, or whom the message is about; who only sold or praised it is none of "the two". */
function isSpokenOf<M extends HouseholdMember>(one: string, talk: Talk<M>, { words }: NamesAsKin<M>): boolean {
  if ([...words.values()].some((word) => one === `my ${word}`)) return true;
  const who = askedFor(talk);
  return typeof who === 'string' && one.endsWith(` ${who}`);
}

/** Those of a group who are meant when they are asked for alone. */
function eachOf<M extends HouseholdMember>(talk: Talk<M>, read: Read<M>): readonly Meant<M>[] {
  const each = new Map<M | string, Meant<M>>();
  for (const one of read.several.at(-1)?.people ?? []) {
    const own = ofOne(one, talk, read);
    const who = askedFor(own);
    if (isThatOne(one, who, talk) && !each.has(who)) each.set(who, whoIsMeant(own));
  }
  return [...each.values()];
}

/** The messages of a talk: who is asked for together in each, null where it is one. */
interface Read<M> {
  readonly several: readonly (SeveralAsked | null)[];
  readonly kin: NamesAsKin<M>;
}

/** The talk as it would be of one of several alone. */
function ofOne<M extends HouseholdMember>(one: string, talk: Talk<M>, { several, kin }: Read<M>): Talk<M> {
  const told = (text: string, asked: SeveralAsked | null | undefined) =>
    asked?.people.includes(one) === true ? kin.withNames(asAskedFor(one, asked)) : text;
  let place = -1;
  const history = talk.history.map((turn) => {
    if (turn.role === 'assistant') return turn;
    place += 1;
    return { ...turn, text: told(turn.text, several[place]) };
  });
  return { ...talk, history, question: told(talk.question, several.at(-1)) };
}

/** Asked for alone, it is the one that was meant: nobody who is only mentioned, and not the one who writes. */
function isThatOne<M extends HouseholdMember>(one: string, who: M | string, { chosen }: Talk<M>): boolean {
  if (typeof who === 'string') return one.endsWith(` ${who}`);
  const isWriter = who === chosen || who.isMain;
  return one === me ? isWriter : who !== chosen || !who.isMain;
}

function groupsOf<M extends HouseholdMember>(household: readonly M[], { words }: NamesAsKin<M>): Groups {
  const writer = household.find(({ isMain }) => isMain) ?? null;
  const members = household.filter((member) => member !== writer);
  const called = (member: M) => `my ${words.get(member) ?? member.name}`;
  const all = (...relations: readonly string[]) =>
    members
      .filter((each) => relations.some((relation) => memberOf(relation, '', { members: [each], writer }) !== null))
      .map(called);
  const partner = memberOf('partner', '', { members, writer });
  return {
    children: (whose) => all(whose === null ? 'child' : { his: 'son', her: 'daughter' }[whose]),
    parents: all('mother', 'father'),
    everyone: [me, ...members.map(called)],
    partner: partner === null ? null : called(partner),
  };
}
