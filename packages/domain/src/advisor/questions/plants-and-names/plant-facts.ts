import { likensATablet, mayTakeTheSame } from './likens-a-tablet.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { partsOf } from './parts-of.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { lower } from '../../wording/sentences.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { chewsIt, coatedWhole } from './left-whole.ts';
import { staysAdvisedAgainst } from '../who-takes-it/advised-against.ts';

/** Its parts, where it grows, whether two names are one: a fact, no check. */
export function answerPlantFacts(understood: Understanding): AdvisorAnswer | null {
  const { question, subject, herbs, earlierHerbs, mentions, wanted } = understood;
  const text = withPlainApostrophes(question);
  if (!mayAsk.test(text)) return null;
  if (missed.test(text) && herbs.length + earlierHerbs.length > 0 && mentions.every(({ kind }) => kind !== 'medicine'))
    return plainAnswer([paragraph(leaveItOut(herbsMeant({ herbs, earlierHerbs })))], ['What should I watch out for?']);
  // "Can I put honey in it?" asks of what it is put into.
  const named =
    sweetened.test(text) && herbs.length < 2 && earlierHerbs.length > 0
      ? []
      : sweetened.test(text) && herbs.length > 1
        ? herbs.filter(({ id }) => !sweeteners.has(id))
        : herbs;
  const spoken =
    named.length > 0 || !(ofIt.test(text) || sweetened.test(text))
      ? named
      : earlierHerbs.filter(({ id }) => id !== 'caffeine').slice(0, 1);
  const [key, ...others] = new Set(spoken.map(({ id }) => id));
  const herb = key === undefined ? undefined : findHerb(key);
  if (herb === undefined || others.length > 0 || wanted.length > 0) return null;
  const leftOut = spoken.filter((item) => sweetened.test(text) && isWarnedOf(item, subject.person));
  if (leftOut.length > 0) return plainAnswer([paragraph(staysAdvisedAgainst(understood, leftOut))], ['Why not?']);
  const names = new Set(mentions.filter(({ id }) => id === herb.key).map((mention) => mention.text.toLowerCase()));
  if (
    areOne.test(text) &&
    inForms.test(text) &&
    !likensATablet.test(text) &&
    !/\bsame name\b/i.test(text) &&
    !mayTakeTheSame.test(text)
  )
    return plainAnswer([paragraph(formsOfOne(herb))], [`How much ${inSentence(herb.name)} do people take?`]);
  if (areOne.test(text) && names.size > 1)
    return plainAnswer([paragraph(`Yes: both names stand for ${inSentence(herb.name)}${latin(herb)}.`)]);
  const isForBaby = (subject.person.ageYears ?? honeyFromAge) < honeyFromAge || subject.person.ageGroup === 'baby';
  if (isForBaby && sweetened.test(text))
    return plainAnswer([paragraph(nothingForABaby)], ['What helps without herbs?']);
  const medicine = mentions.find(({ kind, id }) => kind === 'medicine' && id !== 'alcohol');
  if (medicine !== undefined && sameAs.test(text) && !isToldOf(herb, medicine.name))
    return plainAnswer(
      [paragraph(notThatMedicine(herb, medicine.text))],
      [`What is ${inSentence(herb.name)} good for?`],
    );
  const whole = chewsIt.test(text) ? coatedWhole(herb) : null;
  if (whole !== null) return plainAnswer([paragraph(whole)], ['How much do people take?']);
  const fact = facts.find(({ asked }) => asked.test(text));
  const several = named.length === 0 && fact?.told === partsOf ? earlierHerbs.slice(0, mostHerbs) : [];
  if (several.length > 1)
    return plainAnswer(
      several.flatMap(({ id }) => findHerb(id) ?? []).map((each) => paragraph(partsOf(each))),
      ['How do I prepare it?'],
    );
  return fact === undefined
    ? null
    : {
        ...plainAnswer([paragraph(fact.told(herb))], [`What is ${inSentence(herb.name)} good for?`]),
        sources: citedSources(toldIn(herb, fact.told(herb)), []),
      };
}

const mayAsk =
  /parts?\b|bits?\b|made\b| or |grow|native|comes? from|found|ingredient|compound|substance|constituent|what(?:'s| is) in|stay|remain|last|half-?life|miss|forgot|open|crush|chew|split|break|sweeten|honey|sugar|milk|lemon|same|differ|another name/i;
/** "Where does it grow?" */
const leafOrRoot =
  /(?<=(?:^|[.;,:?])\W*)(?:the )?(?:leaf|leaves|roots?|flowers?|seeds?|bark|berr(?:y|ies)) or (?:the )?(?:leaf|leaves|roots?|flowers?|seeds?|bark|berr(?:y|ies))(?=\W*(?:$|(?:which|what)(?: one| part| bit)?(?: is|'s| works)? (?:better|best)))/;
const ofIt = new RegExp(
  String.raw`\b(?:it|that|this|they|them|the (?:capsules?|tablets?|pills?|tea|plant|herb))\b|${leafOrRoot.source}`,
  'i',
);
const milks = '(?:oat|almond|soy|soya|coconut|rice|plant|cow.?s|goat.?s|normal|dairy)? ?milk|honey|lemon|sugar';
const sweetened = anyPhrase(
  /sweeten\b[^.?!]{0,24}\b(?:with|honey|sugar)|(?:put|add) (?:some |a little )?(?:honey|sugar|milk|lemon) (?:in|to) (?:it|my tea|the tea)|with (?:honey|sugar|lemon|milk) in (?:it|the tea)/,
  new RegExp(
    String.raw`(?:with|in|add(?:ing)?|use|using) (?:a (?:bit|splash|drop|dash) of |some )?(?:${milks})(?=\W*$)`,
  ),
);
const missed = anyPhrase(/miss(?:ed)? (?:a|one|my) (?:dose|day|cup|capsule|tablet)|forgot (?:to take|a dose|my)/);
/** "So like biktarvy in the morning" likens nothing. */
const sameAs =
  /\b(?:the )?same (?:thing )?as\b|\b(?:natural|basically|related to)\b|(?<!\b(?:so|was|and|just|i'm|feel|feels|would|i'd|is it) |^\W*)\blike\b(?!,)/i;
const areOne = /\bsame\b(?! (?:time|day))|\bdifference\b|\banother name\b/i;

const mostHerbs = 3;
const honeyFromAge = 1;
const sweeteners: ReadonlySet<string> = new Set(['dairy', 'honey', 'lemon']);
const nothingForABaby =
  'No honey for a child under one year: it can hold germs that paralyse a baby (infant botulism), also when it is cooked or stirred into a tea. Sugar, lemon and cow’s milk do not belong in a baby’s bottle either. If honey was given and the baby is floppy, constipated, or cries and sucks weakly, call a doctor at once.';

const facts: readonly { readonly asked: RegExp; readonly told: (herb: Herb) => string }[] = [
  {
    asked: anyPhrase(
      new RegExp(
        String.raw`(?:which|what) (?:parts?|bits?)(?: of (?:the |a )?[\w' -]{2,24})?(?:\W*$| (?:is|are|do|does|should|works?|helps?|has|have|gets?|would|can|could|may|you|i|we|people)\b)`,
      ),
      leafOrRoot,
    ),
    told: partsOf,
  },
  {
    asked: anyPhrase(
      /(?:active|main) (?:ingredients?|compounds?|substances?|constituents?)/,
      /what(?:'s| is) in (?!it\b)[\w' -]{3,28}(?=\W*$)/,
      /what(?:'s| is| are|s)? (?:it|this|that|they|those|the [\w -]{3,20}|[\w' -]{3,28}) (?:actually |really )?made (?:of|from|out of|up of|with)/,
      /what(?:'s| is|s) (?:actually |really )?in (?:it|this|that|them)(?=\W*$)/,
    ),
    told: whatIsIn,
  },
  {
    asked: anyPhrase(/(?:stay|remain|last)s? in (?:the|my|your) (?:body|system|blood)|half-?life/),
    told: ({ name }) =>
      `I hold no figure for how long ${inSentence(name)} stays in the body. What it does to medicines can last for days to weeks after the last dose, so tell the prescriber.`,
  },
  {
    asked: anyPhrase(
      oneOf(
        /(?:capsules?|tablets?|pills?)\b[^.?!]{0,24}\b(?:open|crush|chew|split|break)/,
        /(?:open|crush|split|break) (?:them|it|these|those|one) (?:up|open|and|in|into|over|onto)/,
        /(?:open|crush|chew|split|break)\b[^.?!]{1,24}\b(?:capsules?|tablets?|pills?)/,
        /(?:capsules?|tablets?)\b[^.?!]{0,16}\b(?:be )?(?:opened|crushed|split|chewed)/,
      ),
    ),
    told: (herb) =>
      coatedWhole(herb) ??
      `I hold nothing on opening capsules of ${inSentence(herb.name)}. Some are coated so that they pass the stomach, and those must stay whole: the label or a pharmacist tells.`,
  },
  {
    asked: sweetened,
    told: ({ name }) =>
      `Yes: a little honey, sugar, lemon or milk does not change what ${inSentence(name)} does, as far as I know. No honey for a child under one year.`,
  },
  {
    asked: anyPhrase(/where (?:does|do|is|are)\b[^.?!]{2,30}\b(?:comes?|grows?|grown|found|native)(?: from)?/),
    told: (herb) =>
      herb.monograph ? `${herb.name}: ${lower(herb.monograph.description)}` : nothingOn('where it grows', herb),
  },
];

/** The sources of what is told of its kinds and substances. */
function toldIn({ key }: Herb, text: string): readonly string[] {
  const { madeOf, kinds } = characterOf(key);
  return [madeOf, kinds].flatMap((each) => (each !== null && text.includes(each.text) ? each.sources : []));
}

function whatIsIn(herb: Herb): string {
  const { madeOf } = characterOf(herb.key);
  const parts = herb.monograph?.partsUsed ?? [];
  const used = parts.length === 0 ? '' : `Used of it: ${listed(parts)}.`;
  const wakes = herb.effects.some(({ effect }) => effect === 'contains-caffeine') ? 'It holds caffeine.' : '';
  const held = madeOf?.text ?? `I hold no list of what is in ${inSentence(herb.name)}; its monographs have it.`;
  return [herb.monograph?.description ?? '', used, wakes, held].filter((text) => text !== '').join(' ');
}

/** Red yeast rice does hold a statin: what is told of the two comes first. */
function isToldOf({ monograph, rules }: Herb, medicine: string): boolean {
  const name = medicine.toLowerCase().replace(/s$/, '');
  return [monograph?.description ?? '', ...rules.map(({ why }) => why)].some((text) =>
    text.toLowerCase().includes(name),
  );
}

/** "Is it the same as valium?" */
function notThatMedicine({ name }: Herb, medicine: string): string {
  return `No: ${inSentence(name)} is a plant and ${medicine} a medicine, with other substances in it and another strength. One does not stand in for the other, and I would not take the two together before a pharmacist has looked.`;
}

/** "Valerian root and valerian tablets": one plant, made up in two ways. */
function formsOfOne({ name, monograph }: Herb): string {
  const parts = listed(monograph?.partsUsed ?? []);
  return `Both come from the same plant. ${parts === '' ? 'The dried plant' : `The dried ${parts}`} of ${inSentence(name)} is what a tea is made of; how much a cup holds differs. Tablets and capsules mostly hold an extract or powder in a set amount, and most studies used those.`;
}

const inForms = /\b(?:tablets?|capsules?|pills?|extract|drops|tincture)\b/i;

function leaveItOut(herbs: readonly Item[]): string {
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  return `With ${names} leave out what was missed and go on with the next; do not double it. Of prescribed medicines the leaflet or a pharmacist tells.`;
}

function latin({ scientificName }: Herb): string {
  return scientificName === null ? '' : ` (${scientificName})`;
}

function nothingOn(what: string, { name, monograph }: Herb): string {
  return `I hold nothing on ${what} of ${inSentence(name)}. ${monograph?.description ?? ''}`.trim();
}
