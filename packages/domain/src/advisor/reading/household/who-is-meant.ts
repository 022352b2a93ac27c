import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { besideOwnFact } from '../person/own-facts.ts';
import { withForWhom } from '../written-out/for-whom-after-all.ts';
import { writtenOut } from '../written-out/short-forms.ts';
import { asksAsWriter, asksOfAnother } from '../person/writes-for-owner.ts';
import { spokenIn, writing } from '../person/spoken-in.ts';
import { cannotBe } from '../person/of-another-profile.ts';
import { kinByName } from './kin-of-member.ts';
import { memberOf } from './member-of-relation.ts';
import type { HouseholdMember } from './member.ts';
import { firstOf, kinCalled, namesAsKin, withName } from './names-as-kin.ts';
import { signedBy } from './signed-by.ts';

/** A talk of an account with several profiles. */
export interface Talk<M extends HouseholdMember> {
  readonly question: string;
  /** Oldest first; a question with the profile that was chosen for it, null where that is gone. */
  readonly history: readonly {
    readonly role: 'user' | 'assistant';
    readonly text: string;
    readonly profile?: M | null;
  }[];
  /** The profile chosen for the question, and what is known of that one. */
  readonly chosen: M;
  readonly person: Person;
  readonly household: readonly M[];
}

/** The profile a question is about, and the talk as it is told of that one. */
export interface Meant<M extends HouseholdMember> extends Pick<AdvisorRequest, 'question' | 'history'> {
  readonly profile: M;
}

/**
 * Whose profile the newest question is about: the chosen one, or another of the account that the words name ("can Leo have
 * it?"; "and my wife?", where one profile fits). What was said of others is marked as theirs. Who has no profile stays with the
 * chosen one: the advisor reads from the words whom they are about.
 */
export function whoIsMeant<M extends HouseholdMember>(talk: Talk<M>): Meant<M> {
  if (talk.household.length < 2) return asChosen(talk);
  const read = readTalk(talk);
  const newest = read.at(-1);
  const profile = newest?.of ?? talk.chosen;
  const isAside = profile !== talk.chosen;
  let place = -1;
  const history = talk.history.map(({ role, text }) => {
    if (role === 'assistant') return { role, text };
    place += 1;
    const turn = read[place];
    const isForAnother = turn?.of === null ? isAside || turn.base !== profile : turn?.of !== profile;
    return { role, text: isForAnother ? text : (turn?.text ?? text), isForAnother };
  });
  return { profile, question: newest?.text ?? talk.question, history };
}

/** Nobody else has a profile: what was said under one that is gone is not of this one. */
function asChosen<M extends HouseholdMember>({ question, history, chosen }: Talk<M>): Meant<M> {
  return {
    profile: chosen,
    question,
    history: history.map(({ role, text, profile }) =>
      role === 'assistant' ? { role, text } : { role, text, isForAnother: profile !== chosen },
    ),
  };
}

/** One who is asked for: a profile, or the word for somebody without one; null is the chosen one as well. */
export function askedFor<M extends HouseholdMember>(talk: Talk<M>): M | string {
  const newest = readTalk(talk).at(-1);
  return newest?.of ?? newest?.relation ?? talk.chosen;
}

function readTalk<M extends HouseholdMember>(talk: Talk<M>): readonly Turn<M>[] {
  const turns = [...talk.history.filter(({ role }) => role === 'user'), { text: talk.question, profile: talk.chosen }];
  return readTurns(turns, talk);
}

interface Turn<M> {
  /** Whom it is about; null is somebody without a profile. */
  readonly of: M | null;
  /** The word for that one, where there is one. */
  readonly relation: string | null;
  /** Whose profile was chosen. */
  readonly base: M | null;
  /** As it is told of that one. */
  readonly text: string;
}

function readTurns<M extends HouseholdMember>(
  turns: readonly { readonly text: string; readonly profile?: M | null }[],
  { chosen, person, household }: Talk<M>,
): readonly Turn<M>[] {
  const bases = turns.map(({ profile }) => profile ?? null);
  const signed = turns.map(({ text }) => signedBy(writtenOut(text), household));
  const texts = turns.map(({ text }, place) => signed[place]?.rest ?? writtenOut(text));
  const kin = namesAsKin(kinByName(texts, { household, chosen: bases }), household);
  const writer = household.find(({ isMain }) => isMain) ?? null;
  const start = bases.findLastIndex((base) => base !== chosen) + 1;
  const before = bases[start - 1];
  const last = before == null ? null : (kin.words.get(before) ?? null);
  const elsewhere = last !== null && cannotBe(last, person) ? last : null;
  const spoken = spokenIn(kin.messages.slice(start).map(withForWhom), { person, name: chosen.name, elsewhere });
  let signer: M | null = null;
  return turns.map(({ text }, place) => {
    const base = bases[place] ?? null;
    if (place < start) return { of: base, relation: null, base, text };
    const said = spoken.findLast((each) => each.place === place - start);
    const relation = said?.elder === null ? said.relation : null;
    const message = kin.messages[place] ?? text;
    signer = signed[place]?.by ?? (relation === null || relation === writing ? signer : null);
    const of = ofRelation(relation);
    const isOwn = signed[place] === null ? asksAsWriter(message) : !asksOfAnother(message);
    if (signer !== null && (of === chosen || relation === writing) && isOwn)
      return { of: signer, relation: null, base, text: message };
    return {
      of,
      relation,
      base,
      text: of === null || relation === null ? text : toldOf(of, relation, { message, text }),
    };

    function ofRelation(word: string | null): M | null {
      if (word === null) return chosen;
      if (word === writing) return writer ?? chosen;
      return [...kin.words].find(([, each]) => each === word)?.[0] ?? called(word, text) ?? fitting(word);
    }
  });

  /** "Baba is constipated", where that is the name of a profile: a word of kin by itself. */
  function called(relation: string, text: string): M | null {
    const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
    const isSaid = ({ name }: M) => words.has(firstOf(name).toLowerCase());
    return household.find((each) => isSaid(each) && kinCalled(firstOf(each.name)) === relation) ?? null;
  }

  function fitting(relation: string): M | null {
    const members = household.filter((member) => member !== writer);
    const messages = kin.messages.slice(start);
    const told = messages.filter((message) => message.toLowerCase().includes(relation));
    return memberOf(relation, (told.length > 0 ? told : messages).join('\n'), { members, writer });
  }

  function toldOf(of: M, relation: string, { message, text }: { message: string; text: string }): string {
    if (relation === writing) return text;
    const rest = besideOwnFact(message)?.rest ?? message;
    return kin
      .withNames(withName(rest, relation, firstOf(of.name)))
      .replaceAll(/\s{2,}/g, ' ')
      .trim();
  }
}
