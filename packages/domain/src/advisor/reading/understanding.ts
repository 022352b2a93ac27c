import type { UseKey } from '../../herbs/use-keys.ts';
import type { Mention } from '../../resolve/mention.ts';
import { readText } from '../../resolve/read.ts';
import { type Item, toItem } from '../../safety/item.ts';
import type { AdvisorRequest } from '../answer.ts';
import type { Asks } from './wishes/asks.ts';
import { asksToAvoid } from './wishes/asks-to-avoid.ts';
import { asSpokenOf, asSwallowed, isOfTheInside } from './named-things/as-spoken-of.ts';
import { asksMeant } from './wishes/as-meant.ts';
import { asksOf, whatWouldYouDo } from './wishes/asks-in-context.ts';
import { refusedHerbs, suggestedBefore } from './named-things/avoided-herbs.ts';
import { refusedBefore, withTwins } from './named-things/refused-before.ts';
import { earlierConcerns, earlierHerbs, offeredHerbs, saidBefore } from './conversation.ts';
import { allWrittenOut } from './written-out/replies.ts';
import { repliesOrTells } from './person/facts-alone.ts';
import { isMixedIn } from './named-things/mixed-in.ts';
import { isOfPollen } from './named-things/names-a-herb.ts';
import { isInPassing } from './named-things/in-passing.ts';
import { isTampering } from './wishes/tampering.ts';
import { isFoundFine, isLabResult } from './person/lab-results.ts';
import { withoutItsHours } from './named-things/medicine-schedule.ts';
import { withoutKin } from './person/allergy-of-kin.ts';
import { byPerson } from './person/by-person.ts';
import { onlyOf } from './person/own-facts.ts';
import { factsIn, isForSport, isOnlySpokenOf, tellsNews } from './person/message-facts.ts';
import { askedAbout } from './named-things/named-classes.ts';
import { readSubject, speaksOfAnother } from './person/read-subject.ts';
import { setOffBy } from './wishes/set-off-by.ts';
import type { Subject } from './person/subject.ts';
import { notThatFamily, ofTheFamilies } from './named-things/of-the-family.ts';
import { inMeantForm } from './named-things/meant-form.ts';
import { onlyToldIn, ownBeside } from './named-things/set-aside.ts';
import { supposing } from './person/supposed.ts';
import { toldFacts } from './person/told-facts.ts';
import { isNobody, isNoComplaint, unknownSubjects } from './named-things/unknown-subjects.ts';
import { particularsOfProfile } from '../particular/of-profile.ts';
import type { Particular } from '../particular/particular.ts';
import { withoutDoses } from './named-things/without-doses.ts';
import { readWish, stillOk, whichToLeave, withProstate } from './wishes/read-wish.ts';

/** Everything that was read from a question; the choice of an answer rests on this alone. */
export interface Understanding extends AdvisorRequest {
  readonly asks: Asks;
  readonly subject: Subject;
  /** All earlier answers as plain text: what stands there is not said again. */
  readonly said: string;
  /** The herbs the conversation last spoke of. */
  readonly earlierHerbs: readonly Item[];
  /** What the last questions wanted help with. */
  readonly earlierUses: readonly UseKey[];
  readonly earlierParticulars: readonly Particular[];
  /** Names in the question, without those it denies ("I take no aspirin"). */
  readonly mentions: readonly Mention[];
  /** What the question wants help with. */
  readonly wanted: readonly UseKey[];
  /** The particular concerns among them. */
  readonly particulars: readonly Particular[];
  /** What it tells of a person, in a few words; nothing where it asks for a check. */
  readonly told: readonly string[];
  /** Herbs and medicines the question asks about. */
  readonly herbs: readonly Item[];
  readonly medicines: readonly Item[];
  /** Keys of herbs that are not to be suggested. */
  readonly avoid: readonly string[];
  /** This very message turns one down. */
  readonly isRefusing: boolean;
  /** The food that brings the complaint on: "beans and cabbage". */
  readonly setOffBy: string | null;
  /** Names the question asks about that nobody knows. */
  readonly strangers: readonly string[];
  /** All unknown names: those and the ones of the profile. */
  readonly unrecognised: readonly string[];
  readonly isTampering: boolean;
  /** The question is for somebody else than the one before it. */
  readonly isForAnother: boolean;
}

export function understand(typed: AdvisorRequest): Understanding {
  const written = allWrittenOut(typed);
  const { question, by } = setOffBy(written.question);
  const request = { ...written, question };
  const { mentions, unrecognised } = readText(question);
  const tampers = isTampering(question);
  const subject = supposing(readSubject(tampers ? { ...written, question: '' } : written), question);
  const asked = asksOf(
    withoutDoses(withoutItsHours(question, mentions), mentions),
    mentions,
    request.history.length > 0,
  );
  const asks = afterNewsAsks(request, asked);
  const strangers = asks.form === null ? unknownSubjects(question, mentions).filter(isNobody(request.profileName)) : [];
  const before = whatWasSaid(request, subject);
  const wish = wishIn(request, { asks, strangers, subject, usesBefore: before.earlierUses });
  const named = namedIn(request, {
    asks,
    subject,
    wanted: wish.wanted,
    usesBefore: before.earlierUses,
    earlier: before.earlierHerbs,
  });
  return {
    ...request,
    ...before,
    ...wish,
    ...named,
    asks: asksMeant(asks, question, { ...wish, ...named }),
    subject,
    setOffBy: by,
    strangers,
    unrecognised: [...new Set([...unrecognised.filter(isNoComplaint), ...strangers, ...subject.person.unrecognised])],
    isTampering: tampers,
    isForAnother: speaksOfAnother(request),
  };
}

/** "So what would you do?", right after an illness or a pregnancy was told, asks for what is left. */
function afterNewsAsks({ question, history }: AdvisorRequest, asks: Asks): Asks {
  if (!whatWouldYouDo.test(question)) return asks;
  const [last = '', ...before] = history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).toReversed();
  const isNews = before.length > 0 && tellsNews(last);
  return isNews ? { ...asks, comparing: false, instead: true } : asks;
}

/** What the talk so far was about. */
function whatWasSaid(
  request: AdvisorRequest,
  subject: Subject,
): Pick<Understanding, 'said' | 'earlierHerbs' | 'earlierUses' | 'earlierParticulars'> {
  const { uses, particulars } = withProstate(subject, earlierConcerns(request));
  return {
    said: saidBefore(request),
    earlierHerbs: asSwallowed(earlierHerbs(request), request),
    earlierUses: uses,
    earlierParticulars: particulars,
  };
}

interface Around {
  readonly asks: Asks;
  readonly subject: Subject;
  readonly usesBefore: readonly UseKey[];
}

/** What the message tells of a person, and what it wants help with. */
function wishIn(
  request: AdvisorRequest,
  { asks, subject, usesBefore, strangers }: Around & { readonly strangers: readonly string[] },
): Pick<Understanding, 'told' | 'wanted' | 'particulars'> {
  const { question } = request;
  const meant = onlyOf(question, subject.isOther);
  const last = byPerson(meant).at(-1) ?? meant;
  const facts = factsIn(withoutKin({ message: last, relation: subject.who.replace(/^your /, '') }));
  // "The baby kicks" tells no age of the one who carries it.
  const isSmall = (facts.ageYears ?? youngestMother) < youngestMother;
  const isOfBaby = isSmall && subject.person.pregnant && !subject.isOther;
  const noMother = { ...facts, pregnant: facts.pregnant && !(isSmall && subject.isOther) };
  const own = isOfBaby ? { ...noMother, ageYears: null, ageGroup: null, pregnant: false } : noMother;
  const isChecked = asks.checking && !whichToLeave.test(question) && !stillOk.test(question);
  const told = isChecked
    ? []
    : toldFacts(question, own, { isReply: repliesOrTells(request), subject, profile: request.person });
  const { uses: wanted, particulars } = readWish(question, { told, strangers, facts, subject, before: usesBefore });
  const ofProfile = particularsOfProfile(subject.person, wanted).filter(
    ({ name }) => !particulars.some((each) => each.name === name),
  );
  return { told, wanted, particulars: [...ofProfile, ...particulars] };
}

const youngestMother = 10;

/** The herbs and medicines a message asks about, and those that are turned down. */
function namedIn(
  request: AdvisorRequest,
  {
    asks,
    subject,
    wanted,
    usesBefore,
    earlier,
  }: Around & {
    readonly wanted: readonly UseKey[];
    readonly earlier: readonly Item[];
  },
): Pick<Understanding, 'mentions' | 'avoid' | 'isRefusing' | 'herbs' | 'medicines'> {
  const { question } = request;
  const named = readText(question).mentions.filter((mention) => !isForSport(question, mention));
  const isAvoiding = asksToAvoid(question, named) !== null;
  // "Any medicine I can't have with turmeric?" tells of no allergy.
  const all = isAvoiding ? named.map((mention) => ({ ...mention, negated: false, allergy: false })) : named;
  const isOfOthers = whoShouldNot.test(question) || isAvoiding;
  const mentions = all.filter(({ negated }) => !negated || isOfOthers);
  const refused = isOfOthers ? [] : refusedHerbs(question, all);
  const avoid = [
    ...refused.flatMap(withTwins),
    ...refusedBefore(request, mentions),
    ...(asks.more ? suggestedBefore(request.history) : []),
    ...(notThatFamily.test(question) ? ofTheFamilies(earlier) : []),
  ];
  const told = onlyToldIn(question, mentions, asks);
  const besides = ownBeside(question, mentions, subject.person);
  const others = mentions.filter((mention) => !told.includes(mention.start) && !besides.includes(mention));
  const isOfOthersToo = others.some(({ kind }) => kind === 'herb');
  const asksAbout = askedAbout(
    (isOfOthersToo ? others : mentions).filter(
      (mention) => !isOfPollen(mention, mentions) && (earlier.length === 0 || !isMixedIn(mention, question)),
    ),
    question,
    subject.person.medicines,
  );
  return {
    mentions,
    avoid,
    isRefusing: refused.length > 0,
    herbs: herbsAmong(asksAbout, { question, avoid, wanted, usesBefore }).map((herb) =>
      isOfTheInside(question) ? herb : asSpokenOf(herb, earlier, offeredHerbs(request)),
    ),
    medicines: asksAbout
      .filter(({ kind, start, text }) => kind === 'medicine' && !isOnlySpokenOf(question, start, text))
      .map(toItem),
  };
}

const whoShouldNot =
  /\bwho (?:should|must|can|may)(?: not|n'?t|n’t|not)\b|\bwhat\b[^.?!]{0,16}\b(?:not|never|avoid)\b[^.?!]{0,16}\bwith\b/i;

interface AskedIn {
  readonly question: string;
  readonly wanted: readonly UseKey[];
  readonly usesBefore: readonly UseKey[];
  readonly avoid: readonly string[];
}

/** The herbs a question asks about, each in the form it is meant in. */
function herbsAmong(mentions: readonly Mention[], { question, wanted, usesBefore, avoid }: AskedIn): readonly Item[] {
  // "Turmeric golden milk", "turmeric, we make golden milk": one thing, named twice.
  const isNamedOn = ({ id, end }: Mention) =>
    mentions.some((next) => next.id === id && next.start > end && !asAnother.test(question.slice(end, next.start)));
  return mentions
    .filter((mention) => !isNamedOn(mention))
    .filter(({ kind, id }) => kind === 'herb' && (!avoid.includes(id) || blames.test(question)))
    .filter(({ id, start }) => !isLabResult(question) && !isFoundFine(id, question.slice(start)))
    .filter(({ start, end, id }) => !isInPassing(id, question.slice(0, start), question.slice(end), wanted.length > 0))
    .map((mention) => toItem(inMeantForm(mention, wanted.length > 0 ? wanted : usesBefore, question)));
}

const asAnother = /[;:&+/]|\b(?:and|or|vs|with|plus|beside|besides|both|together|also|too|on top|than|then|but)\b/i;

/** "Valerian gave me nightmares!" asks about it, though it is turned down. */
const blames =
  /\b(?:gave|gives|caused|causes) me (?:a |an |the |such |bad |terrible |awful |some )*(?:head|stomach|tummy|night|dream|rash|diarr|heart|cramp|nause|runs|hives|wind|gas|spots|migraine|insomnia|itch|palpit|jitter|dizz)\w*(?![^?]*\b(?:else|instead|other)\b)/i;
