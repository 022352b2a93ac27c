import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import type { AdvisorAnswer } from './answer.ts';
import { listed, paragraph } from './html.ts';
import { capital, inSentence } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import { monographSources } from './herb-facts.ts';
import { citedSources } from './source-list.ts';
import type { Understanding } from './understanding.ts';

/** "How much caffeine is in yerba mate?": a figure, no check of the two. */
export function answerWhatIsInIt({ question, herbs }: Understanding): AdvisorAnswer | null {
  const what = contents.exec(question)?.[1]?.toLowerCase();
  if (what === undefined) return null;
  const holders = herbs.flatMap(({ id, name }) => (name.toLowerCase() === what ? [] : (findHerb(id) ?? [])));
  if (holders.length === 0) return null;
  const told = holders.map((herb) => contentOf(herb, what));
  const daily = what === 'caffeine' ? [paragraph(mostCaffeine)] : [];
  return {
    ...plainAnswer([...told.map(paragraph), ...daily]),
    sources: citedSources(holders.flatMap(monographSources), []),
    followUps: [`What are the side effects of ${listed(holders.map(({ name }) => inSentence(name)))}?`],
  };
}

const contents =
  /\bhow (?:much|many)(?: \w+ of| mg of)? (caffeine|sugar|alcohol|vitamin [a-k]|iron|iodine|fiber|fibre|salicin|salt|sodium|potassium|magnesium)\b[^.?!]{0,16}\b(?:in|has|have|contains?|does|do|holds?)\b/i;

function contentOf({ name, monograph }: Herb, what: string): string {
  const texts = [
    ...(monograph?.amounts.map(({ text }) => text) ?? []),
    monograph?.description ?? '',
    monograph?.precautions.text ?? '',
  ];
  const told = texts
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .find((clause) => /\d/.test(clause) && clause.toLowerCase().includes(what));
  return told === undefined
    ? `I hold no figure for the ${what} in ${inSentence(name)}. The label tells, or the maker.`
    : `${capital(inSentence(name))}: ${told.replace(/;$/, '.')}`;
}

const mostCaffeine =
  'For healthy adults up to 400 mg of caffeine a day from all drinks and pills together counts as fine, and 200 mg in pregnancy.';
