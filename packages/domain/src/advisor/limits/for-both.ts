import { asideOn } from '../reading/person/aside-on.ts';
import { personToldBy } from '../reading/person/message-facts.ts';
import { relationNamed } from '../reading/person/relations.ts';
import { pairOf } from '../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import { compareSeverity } from '../../safety/words.ts';
import { offeredHerbs } from '../reading/conversation.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { listed } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Can we share the tea?": what suits one may not suit the other. */
export function sharedWithAnother(asked: Understanding): string | null {
  const { question, said, subject } = asked;
  const { isOther } = subject;
  if (!isOther && forUs.test(question)) {
    const other = relationNamed(question);
    const aside = other === null ? null : asideOn(other, question);
    if (aside !== null && personToldBy(aside).pregnant)
      return `What follows is for you alone. In pregnancy your ${other} takes none of it before the midwife or a pharmacist has agreed. Ask me for her by herself, and I check for that.`;
  }
  if (!sharing.test(question) && !usBoth.test(question)) return null;
  const forOther = checkedForOther(asked);
  if (forOther !== null) return `${eachHasOwn} ${forOther}`;
  return said.includes(eachHasOwn) ? null : `${eachHasOwn} ${onlyForOne}`;
}

/** What speaks against it for the one the talk told of besides: "hes on diazepam". */
function checkedForOther(asked: Understanding): string | null {
  const { history, herbs, earlierHerbs, subject } = asked;
  const items =
    herbs.length > 0
      ? herbs
      : [...new Map([...earlierHerbs, ...offeredHerbs(asked)].map((herb) => [herb.id, herb])).values()];
  const told = [...history.keys()].toReversed().filter((place) => history[place]?.role === 'user');
  const other = subject.isOther
    ? subject
    : told
        .map((place) =>
          readSubject({ ...asked, question: history[place]?.text ?? '', history: history.slice(0, place) }),
        )
        .find((each) => each.isOther);
  if (other === undefined || items.length === 0) return null;
  const { who, person } = other;
  const against = items.flatMap((herb) => weightsAgainst(herb, person));
  const names = listed([...new Set(against.map(({ subject }) => inSentence(subject.name)))]);
  if (against.length === 0)
    return `For ${who} I found nothing serious against ${listed(items.map(({ name }) => inSentence(name)))} by what you told me; ask a pharmacist all the same.`;
  const [gravest] = against.toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const why = gravest === undefined ? '' : ` ${capital(pairOf([gravest], person))}: ${gravest.why} ${gravest.advice}`;
  return `So no ${names} in a pot that ${who} drinks from as well, unless a doctor or pharmacist agrees.${why}`;
}

const forUs = /\b(?:we|us|both)\b/i;
const sharing =
  /\b(?:can|could|may|should|do) (?:we|they|both(?: of us)?|the two of us|my \w+ and i)\b[^?]{0,16}\b(?:share|(?:both )?(?:drink|take|use|have|make) (?:it )?(?:from |out of )?(?:the same|it both|together|one (?:pot|cup|tea)))\b|\b(?:same|one) (?:pot|tea|brew|flask|bottle) for (?:us|both|the two|him|her|them)\b/i;
const usBoth =
  /\b(?:us both|both of us|we(?:'d| would| could| can)? both|the two of us)\b[^?]*\b(?:take|drink|use|have|try|start)\b/i;
const eachHasOwn =
  'You can share a pot only where it suits each of you: age, medicines, illnesses and a pregnancy differ.';
const onlyForOne = 'Below I go by one person; tell me of the other, or choose that profile, and I check again.';
