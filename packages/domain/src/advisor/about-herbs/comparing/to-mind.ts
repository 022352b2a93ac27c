import type { Herb } from '../../../herbs/herb.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';
import { inSentence } from '../../wording/names.ts';
import { choice } from './choice-first.ts';
import { durationOf } from '../facts/effect-facts.ts';
import { isForAWhile, wantsLong } from '../facts/how-long.ts';

/** What goes wrong when a herb is used without it, such as the water that psyllium needs, and the signs to stop for; empty where nothing of the kind is told. */
export function toMind({ monograph }: Herb, said: string): string {
  const told = [monograph?.preparation ?? '', monograph?.precautions.text ?? ''].flatMap(clausesOf);
  const grave = clausesOf(monograph?.sideEffects.text ?? '').find((clause) => saysToStop.test(clause));
  const lines = [told.find((clause) => isOfUse.test(clause)), grave].flatMap((line) => line ?? []).map(withStop);
  return lines.filter((line) => !said.includes(line)).join(' ');
}

/** Rare, and yet what one stops for: a liver that fails is seen by its signs. */
const saysToStop = /\b(?:liver|kidneys?|heart)\b[^.]*\bstop\b/i;

const isOfUse =
  /^(?:never (?:take|swallow|eat|chew|use|put)|(?:no|not for) (?:longer|more) than|only on|not on broken)\b|\bfull glass of water\b|\btoo little water\b/i;

/** "Which to use every day, senna or psyllium?": of two the one that is meant for a while only; null where neither or both are. */
function onlyForAWhile(herbs: readonly Herb[], question: string, topic: UseKey | undefined): Herb | null {
  const isShort = (herb: Herb) =>
    wantsLong.test(question) ? isForAWhile.test(durationOf(herb)) : topic === 'constipation' && drivesTheBowel(herb);
  const short = herbs.filter(isShort);
  return herbs.length === 2 && short.length === 1 ? (short[0] ?? null) : null;
}

/** Bulk comes before what drives, unless it has to be quick. */
function drivesTheBowel({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'stimulant-laxative');
}

interface Around {
  readonly question: string;
  readonly topic: UseKey | undefined;
  readonly findings: readonly Finding[];
  readonly isChoice: (herb: Herb) => boolean;
}

/** The one for every day, where the other is for a while only; that it wants hours between it and a tablet is no reason against it. */
export function lastingOf(
  herbs: readonly Herb[],
  { question, topic, findings, isChoice }: Around,
): { readonly line: string; readonly herb: Herb } | null {
  const short = onlyForAWhile(herbs, question, topic);
  if (short === null) return null;
  const wantsHours = (herb: Herb) =>
    (topic === undefined || herb.monograph?.uses.some(({ use }) => use === topic) === true) &&
    findings.filter((finding) => isAbout(finding, herb)).every(({ advice }) => hoursApart.test(advice));
  const lasting = herbs.find((herb) => herb !== short && (isChoice(herb) || wantsHours(herb)));
  if (lasting === undefined) return null;
  const line = `${choice} ${inSentence(lasting.name)}: ${inSentence(short.name)} is for a short time only.`;
  return { line: isChoice(lasting) ? line : `${line} Mind the hours between it and the medicine.`, herb: lasting };
}

const hoursApart = /\bhours? (?:apart|before|after|later)\b/i;
