import {
  type AdvisorRequest,
  answerInWords,
  createMemory,
  emptyPerson,
  type HouseholdMember,
  isLetter,
  readPerson,
  requestFor,
  whoAreMeant,
} from '@herbie/domain';
import { type Profile, toPersonInput } from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { listOwnProfiles } from '../profiles/profiles.service.ts';
import { personWithSupplements } from '../supplements/person-with-supplements.ts';
import { forgetting } from './forgetting.ts';
import { listSpoken } from './branches.store.ts';
import { type MessageRow } from './messages.store.ts';

const rememberedMessages = 12;
/** Answers that are kept in words for the next turns, and for how long. */
const mostKept = 500;
const keptMs = 10 * 60_000;

interface Asked {
  readonly deps: AppDeps;
  readonly session: SignedIn;
  /** The chosen one. */
  readonly profile: Profile | null;
  readonly question: MessageRow;
}

/** The question with the talk before it, and the profile it is about: the chosen one, or others that the words name. */
export async function questionOf({
  deps,
  session,
  profile,
  question,
}: Asked): Promise<{ request: AdvisorRequest; profile: Profile | null }> {
  const { id: userId } = session.user;
  const { chatId, parentId, content } = question;
  const earlier =
    parentId === null ? [] : await listSpoken(deps.db, { chatId, leafId: parentId, limit: rememberedMessages });
  const turns = earlier.map(({ role, content: text, profileId }) => ({
    role,
    text: role === 'user' ? text : plainText(text),
    profileId,
  }));
  if (profile === null) {
    const history = turns.map(({ role, text, profileId }) =>
      role === 'user' ? { role, text, isForAnother: profileId !== question.profileId } : { role, text },
    );
    return { request: { question: content, history, person: emptyPerson, profileName: null }, profile };
  }
  const household = (await listOwnProfiles(deps.db, userId)).map(toMember);
  const chosen = household.find(({ profile: each }) => each.id === profile.id) ?? toMember(profile);
  const meant = whoAreMeant({
    question: content,
    history: turns.map(({ role, text, profileId }) => ({
      role,
      text,
      profile: household.find(({ profile: each }) => each.id === profileId) ?? null,
    })),
    chosen,
    person: readPerson(toPersonInput(profile)),
    household,
  });
  const spokenOf = isLetter(content) ? household : [];
  const people = new Map(
    await Promise.all(
      [...new Set([chosen, ...meant.map(({ profile: each }) => each), ...spokenOf])].map(
        async (each) =>
          [each, readPerson(await personWithSupplements(deps, { userId, profile: each.profile }))] as const,
      ),
    ),
  );
  // Nobody is checked as somebody of whom nothing is known because a look-up went wrong.
  const personOf = (each: Member) => {
    const person = people.get(each);
    if (person === undefined) throw new Error('a profile that is meant was not read');
    return person;
  };
  return {
    request: requestFor(meant, { chosen, household: spokenOf, personOf }),
    profile: meant[0]?.profile.profile ?? profile,
  };
}

interface Member extends HouseholdMember {
  readonly profile: Profile;
}

/** What tells who is meant by "my son" or a name. */
function toMember(profile: Profile): Member {
  const { name, age, gender, isMainProfile } = profile;
  return { name, ageYears: age, gender, isMain: isMainProfile, profile };
}

/** Each turn of a talk asks for all its answers again. */
const plainText = forgetting(() => createMemory(answerInWords, mostKept).read, keptMs);
