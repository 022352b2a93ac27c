import { oneOf } from '../../../resolve/phrases.ts';
import type { EvidenceGrade } from '../../../evidence/source.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Item } from '../../../safety/item.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

const mostHerbs = 3;

/** "Explain it like I'm 10": what was said of the herbs, in short words and without figures. */
export function answerExplainedSimply(question: Understanding): AdvisorAnswer | null {
  if (!asksForSimpler.test(question.question)) return null;
  const meant = herbsMeant(question);
  const items = meant.filter(({ id }) => findHerb(id)?.monograph).slice(0, mostHerbs);
  if (items.length === 0) return null;
  const { person } = question.subject;
  const findings = items.flatMap((item) =>
    findingsAbout([item], person).toSorted((left, right) => compareSeverity(left.severity, right.severity)),
  );
  const wish = wishOf(question);
  const chosen = items.flatMap(({ id }) => findHerb(id) ?? []);
  const allowed = chosen.filter((herb) => !findings.some((each) => isNo(each) && each.subject.id === herb.key));
  return {
    ...plainAnswer(
      [
        paragraph(opening(allowed, wish)),
        bullets(
          items.flatMap((item) => {
            const herb = findHerb(item.id);
            return herb ? [lineOf(herb, { item, wish, findings })] : [];
          }),
        ),
        paragraph(allowed.length === 0 ? askSomebody : closing(question, allowed)),
      ],
      ['How soon does it work?', 'What should I watch out for?'],
    ),
    findings,
    recommended: [],
  };
}

function opening(allowed: readonly Herb[], wish: readonly UseKey[]): string {
  if (allowed.length === 0) return 'In plain words: these do not go with you.';
  const topic = topicsOf(wish, '');
  const what = allowed.length > 1 ? 'these' : inSentence(allowed[0]?.name ?? '');
  return topic === ''
    ? `In plain words, this is what is known of ${what}.`
    : `In plain words: ${what} may help a little with ${topic}, if you give it time.`;
}

interface Line {
  readonly item: Item;
  readonly wish: readonly UseKey[];
  readonly findings: readonly Finding[];
}

function lineOf(herb: Herb, { item, wish, findings }: Line): string {
  const [worst] = findings.filter(({ subject }) => subject.id === herb.key);
  const name = `<strong>${herbLink(herb)}</strong>:`;
  if (worst !== undefined && isNo(worst)) return `${name} not for you. ${escapeHtml(worst.why)}`;
  const uses = herb.monograph?.uses ?? [];
  const use = uses.find((each) => wish.includes(each.use)) ?? uses[0];
  const tested = use?.result === 'no-benefit' ? noHelp : use === undefined ? '' : testedIn[use.evidence];
  const mind = worst !== undefined && worst.severity !== 'minor' ? ' Ask a doctor or pharmacist first.' : '';
  return `${name} ${escapeHtml(`${taken(herb, item)} ${tested}${mind}`)}`;
}

function taken({ monograph }: Herb, { form }: Item): string {
  const measured = (monograph?.amounts ?? []).map((each) => each.form);
  const forms = measured.length > 0 ? measured : (monograph?.forms ?? []);
  if (form === 'topical' || forms.every((each) => each === 'topical')) return 'you put it on the skin.';
  const ways = [
    ...(forms.includes('tea') ? ['drink it as a tea'] : []),
    ...(forms.includes('extract') ? ['swallow it as a capsule'] : []),
    ...(forms.includes('food') ? ['eat it as food'] : []),
  ].slice(0, 2);
  return ways.length === 0 ? '' : `you ${ways.join(' or ')}.`;
}

const testedIn: Readonly<Record<EvidenceGrade, string>> = {
  strong: 'Many people tried it in good tests, and it helped.',
  moderate: 'It did well in some good tests with people.',
  limited: 'Only small tests were done, so nobody is sure yet.',
  theoretical: 'People have used it for very long, but hardly anybody has tested it.',
};
const noHelp = 'It was tested, and it did not help.';

function closing({ subject: { person, who } }: Understanding, allowed: readonly Herb[]): string {
  if (isUnderage(person)) return 'A grown-up and a pharmacist should say yes before any of it is taken.';
  const names = listed(allowed.map(({ name }) => inSentence(name)));
  const how =
    allowed.length > 1
      ? 'Pick one, not all. Use it as the pack says and see after some weeks whether it helps.'
      : `Use ${names} as the pack says and see after some weeks whether it helps.`;
  const stop = 'Stop if it makes you feel bad.';
  return person.medicines.length > 0
    ? `${how} ${stop} Show the pharmacist what ${who === 'you' ? 'you take' : `${who} takes`} first.`
    : `${how} ${stop}`;
}

const askSomebody = 'A pharmacist can tell you what fits you better.';

function isNo(finding: Finding): boolean {
  return forbids(finding.severity);
}

/** "Say that more simply" */
export const asksForSimpler = oneOf(
  /\b(?:like|as if) (?:i'?m|i am|i was|i were|to|for) (?:an? )?(?:\d{1,2}|five|six|seven|eight|ten|child|kid|stupid|dumb|idiot|beginner)\b/i,
  /\beli ?\d{1,2}\b|\bfor (?:dummies|a (?:child|kid|\d{1,2} ?-?year ?-?old))\W*$/i,
  /\b(?:say|explain|tell|put)\b[^.?!]{0,16}\b(?:eas(?:y|ier|ily)|simpl(?:e|er|y)|plain(?:ly)?)\b/i,
  /\b(?:easy|simple|simpler|plain) (?:words|english|version|language)\b/i,
  /^\W*(?:more )?simply\W*(?:please)?\W*$|\bwithout the (?:jargon|latin|medical words)\b/i,
);
