import { findHerb } from '../herbs/catalogue.ts';
import { formFor } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';
import type { Item } from '../safety/assess.ts';
import { toItem } from '../safety/check.ts';
import type { AdvisorRequest } from './answer.ts';
import { type Asks, readAsks } from './asks.ts';
import { refusedHerbs, suggestedBefore } from './avoided-herbs.ts';
import { saidBefore } from './conversation.ts';
import { isTampering } from './small-talk.ts';
import { personToldBy, readSubject, type Subject, withoutNamedClasses } from './subject.ts';
import { toldFacts } from './told-facts.ts';
import { unknownSubjects } from './unknown-subjects.ts';
import { wantedUses } from './wanted-uses.ts';

/** Everything that was read from a question; the choice of an answer rests on this alone. */
export interface Understanding extends AdvisorRequest {
  readonly asks: Asks;
  readonly subject: Subject;
  /** All earlier answers as plain text: what stands there is not said again. */
  readonly said: string;
  /** Names in the question, without those it denies ("I take no aspirin"). */
  readonly mentions: readonly Mention[];
  /** What the question wants help with. */
  readonly wanted: readonly UseKey[];
  /** What it tells of a person, in a few words; nothing where it asks for a check. */
  readonly told: readonly string[];
  /** Herbs and medicines the question asks about. */
  readonly herbs: readonly Item[];
  readonly medicines: readonly Item[];
  /** Keys of herbs that are not to be suggested. */
  readonly avoid: readonly string[];
  /** Names the question asks about that nobody knows. */
  readonly strangers: readonly string[];
  /** All unknown names: those and the ones of the profile. */
  readonly unrecognised: readonly string[];
  readonly isTampering: boolean;
}

export function understand(request: AdvisorRequest): Understanding {
  const { question } = request;
  const reading = readText(question);
  const mentions = reading.mentions.filter(({ negated }) => !negated);
  const tampers = isTampering(question);
  const subject = readSubject(tampers ? { ...request, question: '' } : request);
  const said = saidBefore(request);
  const asks = readAsks(question);
  const wanted = wantedUses(question, subject.person.pregnant);
  const avoid = [...refusedHerbs(question, reading.mentions), ...(asks.more ? suggestedBefore(said) : [])];
  const taken = withoutNamedClasses(
    mentions.filter(({ allergy }) => !allergy),
    subject.person.medicines,
  );
  const strangers = unknownSubjects(question, reading.mentions);
  return {
    ...request,
    asks,
    subject,
    said,
    mentions,
    wanted,
    told: asks.checking ? [] : toldFacts(question, personToldBy(question)),
    avoid,
    herbs: taken
      .filter(({ kind, id }) => kind === 'herb' && !avoid.includes(id))
      .map((mention) => toItem(onTheSkin(mention, wanted))),
    medicines: taken.filter(({ kind }) => kind === 'medicine').map(toItem),
    strangers,
    unrecognised: [...new Set([...reading.unrecognised, ...strangers, ...subject.person.unrecognised])],
    isTampering: tampers,
  };
}

/** For the skin a herb is put on the skin, unless the words say otherwise. */
function onTheSkin(mention: Mention, wanted: readonly UseKey[]): Mention {
  const herb = mention.form === 'unspecified' ? findHerb(mention.id) : undefined;
  const isForSkin = herb !== undefined && wanted.some((use) => formFor(herb, use) === 'topical');
  return isForSkin ? { ...mention, form: 'topical' } : mention;
}
