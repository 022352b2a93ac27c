import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import { forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { bullets, escapeHtml, herbLink, linkTo, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { askedOfUnknown } from './nothing-known-yet.ts';
import { missingFacts } from '../../reading/person/missing-facts.ts';
import { lower } from '../../wording/sentences.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';

const usualTeas = [
  'peppermint',
  'chamomile',
  'rooibos',
  'fennel',
  'lemon-balm',
  'rosehip',
  'ginger',
  'linden',
  'hibiscus',
  'green-tea',
  'nettle-leaf',
  'sage',
  'licorice',
].flatMap((key) => findHerb(key) ?? []);
const mostTold = 6;
const waking: ReadonlySet<string> = new Set(['green-tea', 'caffeine', 'coffee', 'black-tea', 'decaf-coffee']);

/** "Rooibos (sweet by itself and slightly nutty)". */
function teaIn(herb: Herb): string {
  const taste = characterOf(herb.key).taste?.text.split(/[.;:]/)[0];
  const named = linkTo(herb, inSentence(herb.name));
  return taste === undefined ? named : `${named} (${escapeHtml(lower(taste))})`;
}

/** "Which teas can I drink?": the usual ones, each checked as a tea for this person. */
export function answerWhichTeas(asked: Understanding): AdvisorAnswer | null {
  const { question, wanted, herbs, earlierHerbs, particulars, subject, said } = asked;
  const isUncaffeinated = withoutCaffeine.test(withPlainApostrophes(question));
  const isOther = wanted.some((use) => !['blood-sugar', 'blood-pressure'].includes(use));
  const isOfHerbs = herbs.some(({ id }) => !isUncaffeinated || !waking.has(id));
  const isSwap = swapsADrink(asked);
  const isCold = asksForCold.test(question);
  // "Gout, which tea is good?"
  if (particulars.length > 0 && !isUncaffeinated && !isCold) return null;
  if (isOther || isOfHerbs || !(isSwap || isCold || asksForTeaIn(question))) return null;
  const unknown = askedOfUnknown(subject);
  if (unknown !== null) return unknown;
  const left = new Set(isSwap || givesUp.test(question) ? earlierHerbs.map(({ id }) => id) : []);
  const { person, who } = subject;
  const checked = usualTeas
    .filter(({ key }) => !left.has(key) && (!isUncaffeinated || !waking.has(key)))
    .map((herb) => {
      const item = { kind: 'herb' as const, id: herb.key, name: herb.name, text: herb.name, form: 'tea' as const };
      const findings = assess({ person, items: [item], about: new Set([herb.key]) });
      return { herb, finding: findings.find(({ severity }) => severity !== 'minor') };
    });
  const free = checked.filter(({ finding }) => finding === undefined).slice(0, mostTold);
  const careful = checked.flatMap(({ herb, finding }) => (finding ? [{ herb, finding }] : [])).slice(0, mostTold);
  const findings = careful.map(({ finding }) => finding);
  const missing = missingFacts(subject, said);
  return {
    ...plainAnswer([
      ...(asksForBest.test(question) && !isSwap && !isCold ? [paragraph(noBest)] : []),
      free.length === 0
        ? paragraph(`None of the usual teas passes without a question for ${who}.`)
        : `<p>I found no warning for ${escapeHtml(who)} against these usual teas${isUncaffeinated ? ', all without caffeine' : ''}: ${listed(free.map(({ herb }) => teaIn(herb)))}. Keep to a few cups a day, without sugar.</p>`,
      ...(careful.length === 0
        ? []
        : [
            paragraph('With these, ask first or leave them out:'),
            bullets(
              careful.map(
                ({ herb, finding }) =>
                  `<strong>${herbLink(herb)}</strong>${forbids(finding.severity) ? ' (leave it out)' : ''}: ${escapeHtml(finding.why)}`,
              ),
            ),
          ]),
      ...(isCold ? [paragraph(letCool)] : []),
      ...(missing === null ? [] : [paragraph(missing)]),
      ...reminder(question, subject, said),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: ['Which tea helps me sleep?', 'Which herbs should I avoid?'],
  };
}

/** "What is a good swap?", of a tea that was drunk for the taste of it. */
function swapsADrink({ question, history, asks, earlierHerbs, earlierUses }: Understanding): boolean {
  const text = withPlainApostrophes(question);
  if (earlierHerbs.length === 0 || !(asks.instead || swaps.test(text)) || ofMoreThanDrinks.test(text)) return false;
  const isOfComplaint = earlierUses.some((use) => !['blood-sugar', 'blood-pressure', 'heart'].includes(use));
  const told = history.flatMap(({ role, text: each }) => (role === 'user' ? [each] : [])).join(' ');
  return !isOfComplaint && drunkForTaste.test(told);
}

const givesUp = /\binstead\b/i;
const swaps =
  /\b(?:swaps?|replacements?|substitutes?|alternatives?)\b|\b(?:drink|have|sip) instead\b|\binstead\W*$|\bsomething else (?:to drink|in the evenings?|at night)\b/i;
const ofMoreThanDrinks = /\b(?:tablets?|pills?|capsules?|for (?:my|the|his|her) (?!sweet|taste|evenings?)\w+)\b/i;
const drunkForTaste =
  /\b(?:mugs?|cups?|pots?|glass(?:es)?|drinks?|drinking|sip)\b[^.?!]*\b(?:dessert|sweet|candy|tast\w+|treat|like|love|enjoy)\b|\b(?:sweet|candy|tast\w+|treat|love|enjoy)\b[^.?!]*\b(?:mugs?|cups?|pots?|tea)\b/i;

function asksForTeaIn(question: string): boolean {
  const text = withPlainApostrophes(question);
  return asksForTeas.test(text) || withoutCaffeine.test(text);
}

const asksForBest = /\b(?:best|healthiest|favou?rite|good|recommend)\b/i;
const noBest =
  'No tea is the best as such: it hangs on what you want from it. Say what for, such as sleep, the belly or a cold, and I look for the one that fits.';

/** "A decent cup of tea that isn't caffeine". */
const withoutCaffeine = anyPhrase(
  /(?:teas?|cuppa|brew|drinks?|infusions?)\b[^.?!]{0,40}\b(?:no|without|isn't|isnt|not|free of|hasn't(?: got)?|low in|less) (?:any |a lot of |much )?caffeine/,
  /caffeine[- ]?free (?:herbal )?(?:teas?|cuppa|brew|drinks?|infusions?)|(?:decaf\w*|no[- ]caffeine) (?:herbal )?(?:teas?|cuppa|brew)/,
);
const letCool =
  'For a cold drink brew it hot, strain it, let it cool and keep it in the fridge until the next day; the sour ones and those of mint or lemon taste freshest. In great heat drink water beside it.';
/** "What is a nice cooling drink with herbs?" */
const asksForCold = anyPhrase(
  sequence(
    /(?:what|which|any|some|an?|recommend|suggest|idea for)\b[^.?!]{0,24}\b/,
    /(?:cool(?:ing)?|refreshing|cold|iced?|chilled|summer|thirst[- ]quenching) (?:herbal |herb )?(?:drinks?|teas?|infusions?)/,
    /(?: (?:with|of|from|made (?:with|of|from|out of)) (?:some )?herbs?)?(?: (?:for|in) (?:the |this )?(?:summer|heat|hot (?:days?|weather)))?(?=\W*$)/,
  ),
  /(?:which|what) (?:herbal )?(?:teas?|herbs?) (?:taste|tastes|is|are) (?:good|nice|best|great) (?:cold|chilled|iced|with ice)/,
  /what (?:can|could|should) (?:i|we|you) drink (?:to (?:cool|stay cool|keep cool)|against the heat|in (?:this|the|such) heat)\b(?: (?:me|us|down|off))*(?=\W*$)/,
  /(?:something|anything) (?:herbal |cool(?:ing)? |cold |refreshing |to drink )+(?:for|in|on|against) (?:this |the |such |great |a |these )*(?:heat ?wave|heat|hot (?:days?|weather|nights?|summer))/,
  /(?:herbs?|teas?|something herbal|herbal drinks?) (?:that cools?|to cool|for cooling|(?:really |best |also )?cools?|(?:can|could|will|would) (?:really )?cool)(?: (?:me|us|you|one|people))?(?: down| off)/,
  /(?:which|what|any|some|an?)\b[^.?!]{0,24}\b(?:herbs?|teas?|drinks?|infusions?|something)\b[^.?!]{0,24}\b(?:in|against|for|on) (?:this |the |such |great |a )*(?:heat ?wave|heat|hot (?:days?|weather|nights?|summer))(?=\W*$)/,
);
const asksForTeas = anyPhrase(
  /(?:anything|something|nothing|what)\b[^.?!]{0,40}\b(?:even|just|only|at least|like|maybe|perhaps) (?:a |one )?(?:nice |simple |plain |little )*(?:cup of (?:herbal )?tea|cuppa|herbal tea)(?=\W*$)/,
  /(?:what|which)(?:'s| is| are)? (?:the )?(?:best|healthiest|good|your favou?rite) (?:herbal )?teas?(?: of all| to drink)?(?: every day)?(?=\W*$)/,
  /(?:what|which) (?:herbal )?teas? (?:is|are|would be) (?:the )?(?:best|healthiest|good|right|fine|ok|okay)(?: to drink)?(?: for (?:me|us|him|her|them))?(?=\W*$)/,
  /(?:recommend|suggest)\b[^.?!]{0,12}\b(?:a|some|any) (?:good |nice )?(?:herbal )?teas?(?=\W*$)/,
  /(?:which|what) (?:herbal |kinds? of |sorts? of )*(?:teas?|infusions?)\b[^.?!]{0,16}\b(?:can|could|may|are|is|should)\b[^.?!]{0,40}\b(?:drink|have|safe|ok|okay|fine|allowed|all ?right)/,
  /(?:which|what) (?:herbal )?teas? (?:can|could|may|should) (?:i|we|he|she|they)\b/,
  /what (?:can|could|may) (?:i|we) (?:safely )?drink as (?:a )?(?:herbal )?teas?/,
  /(?:which|what|is there an?|are there|any) (?:herbal )?teas?\b[^.?!]{0,16}\b(?:easiest|easy|kindest|kind|gentlest|gentle|fine|good|ok|okay|safe) (?:on|to|for|with) (?:my |the |your )?(?:kidneys?|liver|heart|stomach|tablets|pills|medicines?)(?=\W*$)/,
  /(?:any|some) (?:herbal )?teas?\b[^.?!]{0,12}\b(?:safe|ok|okay|fine|allowed|all ?right)/,
  /(?:which|what) (?:other )?(?:herbal )?teas?,? (?:then|instead)(?=\W*$)/,
  // "Which tea would be the safest for every day then?"
  /(?:which|what)(?:'s| is| are)? (?:the )?(?:safest|mildest|gentlest) (?:herbal )?teas?(?! of (?:those|them|these))/,
  /(?:which|what|any) (?:one of the )?(?:herbal )?teas?\b[^.?!]{0,24}\b(?:safest|safe|mildest|gentlest|harmless|without worry(?:ing)?)(?! of (?:those|them|these))/,
  /(?:is there|are there)(?: an?| any)? (?:herbal )?teas?\b[^.?!]{0,24}\b(?:safe|ok|okay|fine|harmless|drink)\b[^.?!]{0,24}\b(?:every day|everyday|daily|each day|every (?:evening|night|morning)|for me)/,
  /(?:any|some) (?:herbal )?teas?\b[^.?!]{0,16}\bdrink\b[^.?!]{0,12}\b(?:every day|everyday|daily|each day|every (?:evening|night|morning))/,
);
