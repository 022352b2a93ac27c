import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { clausesOf } from '../../wording/sentences.ts';

/** "How much caffeine is in yerba mate?": a figure, no check of the two. */
export function answerWhatIsInIt({ question, herbs: named, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const what = (contents.exec(question) ?? holdsAny.exec(question))
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase()
    .replace('decaf', 'caffeine');
  if (what === undefined || asksOfBoth.test(question)) return null;
  const others = named.filter(({ name }) => name.toLowerCase() !== what);
  const herbs = others.length > 0 ? named : earlierHerbs;
  const holders = herbs.flatMap(({ id, name }) => (name.toLowerCase() === what ? [] : (findHerb(id) ?? [])));
  if (holders.length === 0) return null;
  const told = holders.map((herb) =>
    what === 'caffeine'
      ? (caffeineIn(herb, /\bfree\b/i.test(question)) ?? contentOf(herb, what))
      : contentOf(herb, what),
  );
  const isWaking = holders.some(holdsCaffeine);
  const daily = what === 'caffeine' && isWaking ? [paragraph(mostCaffeine)] : [];
  return {
    ...plainAnswer([...told.map(paragraph), ...daily]),
    sources: citedSources(holders.flatMap(monographSources), []),
    followUps: [`What are the side effects of ${listed(holders.map(({ name }) => inSentence(name)))}?`],
  };
}

const contents =
  /\bhow (?:much|many)(?: \w+ of| mg of)? (caffeine|sugar|alcohol|vitamin [a-k]|iron|iodine|fiber|fibre|salicin|salt|sodium|potassium|magnesium)\b[^.?!]{0,16}\b(?:in|has|have|contains?|does|do|holds?)\b/i;

/** "Does peppermint contain caffeine?", "is rooibos caffeine-free?" */
const holdsAny = oneOf(
  sequence(
    /\b(?:do|does|is|are|has|have)\b[^.?!]{2,40}/i,
    /\b(?:contain|contains|hold|have|has|got|free of)\s+(?:any |much |some )?/,
    /(caffeine|sugar|alcohol|iodine|salicin|fib(?:er|re))\b(?: in (?:it|them|this|that|there))?/,
    /[^.?!]{0,6}(?:\?|$)/,
  ),
  /\b(caffeine)[- ]?free\b|\bis there (?:any |much )?(caffeine) in\b/i,
  /\bis (?:it|this|that|they|the tea) (?:\w+ )?(decaf)\b|\bany (caffeine|sugar|alcohol|iodine) in\b/i,
  /\b(?:is|are|there's|theres|there is|isn't there|got) (?:any |some |much |a lot of )?(caffeine|sugar|alcohol|iodine) in (?:it|that|this|them|those|there)\b/i,
);

/** "Is it safe to have alcohol with valerian?" asks how the two go together. */
const asksOfBoth = /\b(?:ok|okay|safe|fine|all ?right|interact\w*|mix\w*|combin\w*|together|go(?:es)?) \b/i;

function holdsCaffeine({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'contains-caffeine');
}

/** A plain no where none is known; null where there is some. */
function caffeineIn(herb: Herb, isOfFree = false): string | null {
  return holdsCaffeine(herb)
    ? `${isOfFree ? 'No' : 'Yes'}. ${contentOf(herb, 'caffeine')}`
    : `${isOfFree ? 'Yes' : 'No'}: I know of no caffeine in ${inSentence(herb.name)}.`;
}

function contentOf({ name, monograph }: Herb, what: string): string {
  if (what === 'alcohol') return alcoholIn(name, monograph?.forms.includes('tincture') === true);
  const texts = [
    ...(monograph?.amounts.map(({ text }) => text) ?? []),
    monograph?.description ?? '',
    monograph?.precautions.text ?? '',
  ];
  const told = texts.flatMap(clausesOf).find((clause) => /\d/.test(clause) && clause.toLowerCase().includes(what));
  return told === undefined
    ? `I hold no figure for the ${what} in ${inSentence(name)}. The label tells, or the maker.`
    : `${capital(inSentence(name))}: ${told}`;
}

function alcoholIn(name: string, isDrops: boolean): string {
  const inDrops = isDrops
    ? 'Drops and tinctures of it are mostly made with alcohol'
    : 'Drops of any herb may be made with alcohol';
  return `${capital(inSentence(name))} itself holds none. ${inDrops}; a tea, capsules, or drops made with glycerin are without.`;
}

const mostCaffeine =
  'For healthy adults up to 400 mg of caffeine a day from all drinks and pills together counts as fine, and 200 mg in pregnancy.';
