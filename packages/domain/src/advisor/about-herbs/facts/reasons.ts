import type { EvidenceGrade } from '../../../evidence/source.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { assess } from '../../../safety/assess.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lower } from '../../wording/sentences.ts';
import { mayClash } from '../../for-concerns/may-clash.ts';
import { intakesLately } from '../amounts/day-amount.ts';
import { citedSources, sourceList } from '../../wording/source-list.ts';
import { pairOf } from '../verdict/finding-lines.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { whyDangerous } from '../verdict/why-dangerous.ts';
import type { Subject } from '../../reading/person/subject.ts';
import type { Understanding } from '../../reading/understanding.ts';

const mostReasons = 3;
const howSureTheyAre = 'The reasons, and how sure they are:';

const sureness: Readonly<Record<EvidenceGrade, string>> = {
  strong: 'This is well documented in people.',
  moderate: 'There are good reports or studies in people.',
  limited: 'It rests on a few reports or small studies.',
  theoretical: 'It follows from how it acts; it was hardly studied in people.',
};

/** "Why those?", of what was offered: what speaks for each. */
export function reasonsFor(question: Understanding, herbs: readonly Item[]): AdvisorAnswer {
  const { subject } = question;
  const wish = wishOf(question);
  const chosen = herbs.flatMap(({ id }) => {
    const herb = findHerb(id);
    const use = herb?.monograph?.uses.find((each) => wish.includes(each.use)) ?? herb?.monograph?.uses[0];
    return herb && use ? [{ herb, use }] : [];
  });
  const sources = citedSources(
    chosen.flatMap(({ use }) => use.sources),
    [],
  );
  return {
    ...plainAnswer(
      [
        paragraph(
          `I chose ${chosen.length > 1 ? 'them because, of what I know, they are' : 'it because, of what I know, it is'} the best studied or longest used for this and fit${chosen.length > 1 ? '' : 's'} ${subject.isOther ? subject.who : 'you'} best:`,
        ),
        bullets(
          chosen.map(
            ({ herb, use }) => `${escapeHtml(herb.name)}: ${gradeOf(use)} for ${escapeHtml(topicOf(use.use))}.`,
          ),
        ),
        paragraph('Where it was read:'),
        sourceList(sources, ''),
      ].filter((block) => block !== ''),
      ['Which one is best?', 'What else could help?'],
    ),
    sources,
  };
}

function onlyANote(note: Finding, { names, subject }: { names: string; subject: Subject }): string {
  const about = pairOf([note], subject.person);
  return `Nothing serious speaks against ${names} for ${subject.who}. There is only a small note on ${about}: ${lower(note.why)} ${note.advice}`;
}

/** "Why not?": the reasons alone, how sure they are, and where they stand. */
export function reasonsAgainst(
  { subject, history }: Understanding,
  herbs: readonly Item[],
  { lead = howSureTheyAre, calm = '' }: { readonly lead?: string; readonly calm?: string } = {},
): AdvisorAnswer {
  const { person, who } = subject;
  const intakes = intakesLately(
    history,
    herbs.flatMap(({ id }) => findHerb(id) ?? []),
  );
  const found = assess({ person, items: herbs, intakes, about: new Set(herbs.map(({ id }) => id)) });
  const weighty = found.filter(({ severity }) => severity !== 'minor');
  const findings = (weighty.length > 0 ? weighty : found).slice(0, mostReasons);
  const poison = poisonAmong(herbs);
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const [note] = found;
  if (weighty.length === 0 && note !== undefined && poison === undefined)
    return {
      ...plainAnswer([paragraph(onlyANote(note, { names, subject }))], ['What should I watch out for?']),
      findings,
    };
  const clashing = findings.length === 0 && poison === undefined ? mayClashOf(herbs, subject) : [];
  if (clashing.length > 0) return untilTheyAreKnown(clashing, subject);
  const nothing = calm === '' ? `I know of nothing that speaks against ${names} for ${who}.` : calm;
  return {
    ...plainAnswer(
      findings.length === 0 ? [paragraph(poison ?? nothing)] : [paragraph(lead), ...reasonBlocks(findings, person)],
    ),
    findings,
    sources: citedSources([], findings),
    followUps: ['What could I take instead?'],
  };
}

/** What clashes with many medicines was held back because nobody has said yet which are taken. */
function mayClashOf(herbs: readonly Item[], { person }: Subject): readonly Herb[] {
  if (person.takesUnknown) return [];
  return herbs.flatMap(({ id }) => (mayClash(id, person) ? (findHerb(id) ?? []) : []));
}

function untilTheyAreKnown(herbs: readonly Herb[], { who }: Subject): AdvisorAnswer {
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const verb = herbs.length > 1 ? 'clash' : 'clashes';
  const takes = who === 'you' ? 'you take' : `${who} takes`;
  const cautions = herbs.flatMap(({ monograph }) => monograph?.precautions ?? []);
  return {
    ...plainAnswer([
      paragraph(`${capital(names)} ${verb} with many medicines, and I do not know yet which ${takes}.`),
      ...cautions.map(({ text }) => paragraph(text)),
      paragraph('Tell me the medicines, or that there are none, and I will check.'),
    ]),
    sources: citedSources(
      cautions.flatMap(({ sources }) => sources),
      [],
    ),
    followUps: ['What could I take instead?'],
  };
}

function poisonAmong(herbs: readonly Item[]): string | undefined {
  const dangerous = herbs.flatMap(({ id }) => findHerb(id) ?? []).find(({ neverSuggest }) => neverSuggest === true);
  return dangerous && `${whyDangerous(dangerous)} Do not take it.`;
}

function reasonBlocks(findings: readonly Finding[], person: Person): string[] {
  return [
    bullets(
      findings.map((finding) =>
        escapeHtml(`${capital(pairOf([finding], person))}: ${finding.why} ${sureness[finding.evidence]}`),
      ),
    ),
    paragraph('Where it was read:'),
    sourceList(citedSources([], findings), ''),
  ];
}
