import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Could it make it harder to have kids later?": what is known of the herb and of having children, for the one who takes it. */
export function answerLaterChildren({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!ofHavingChildren.test(text) || wishes.test(text) || supposesIt.test(text)) return null;
  const items = (herbs.length > 0 ? herbs : earlierHerbs).slice(0, mostTold);
  const known = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const hoping = { ...subject.person, tryingToConceive: true };
  const findings = findingsAbout(items, hoping).filter(
    ({ severity, with: other }) => severity !== 'minor' && /conceive|pregnan/i.test(other.name),
  );
  const told = known.map((herb) => {
    const { monograph } = herb;
    const clauses = [
      monograph?.sideEffects.text ?? '',
      monograph?.precautions.text ?? '',
      ...(monograph?.uses ?? []).map(({ text: told }) => told),
    ]
      .flatMap(clausesOf)
      .filter((clause) => /\b(?:fertil\w*|sperm|ovulat\w*)\b/i.test(clause));
    return clauses.length > 0
      ? `${capital(inSentence(herb.name))}: ${clauses.map(withStop).join(' ')}`
      : `I hold no report that ${inSentence(herb.name)} makes it harder to have children later. That was hardly studied, so it is no promise.`;
  });
  const now = [...new Set(findings.map(({ advice }) => advice))].slice(0, 2);
  const lines = [
    ...told,
    now.length > 0
      ? `Once you try for a child: ${now.join(' ')}`
      : `Once you try for a child, or a test is positive, stop ${listed(known.map(({ name }) => inSentence(name)))} until a midwife or doctor has agreed.`,
    ...(subject.person.gender === 'male' ? [] : [irregular]),
  ].filter((line) => !said.includes(line));
  return {
    ...plainAnswer(lines.map(paragraph), ['How long may I take it?']),
    findings,
    sources: citedSources(known.flatMap(monographSources), findings),
  };
}

const mostTold = 2;
const irregular = 'A cycle that is very irregular or stays away is worth a visit to the doctor, with or without herbs.';
const effect =
  /(?:affect|harm|hurt|damage|ruin|reduce|lower|influence|mess (?:up|with)|bad for|stop|prevent|make it (?:harder|difficult|hard)|harder|difficult|trouble|problems?|still|able to|never)/;
const ofHavingChildren = anyPhrase(
  new RegExp(
    String.raw`${effect.source}\b[^.?!]{0,40}\b(?:fertility|fertile|infertil\w+|sperm|conceiv\w+|get(?:ting)? pregnant|hav(?:e|ing) (?:kids|children|a (?:baby|child|family)|babies|more (?:kids|children)))\b`,
  ),
  /(?:make|makes|leave|get) (?:me|you|him|her) (?:infertile|sterile)/,
  /(?:fertility|sperm)\b[^.?!]{0,20}\b(?:ok|affected|harmed|lower(?:ed)?|drop|problems?|damage)/,
);
/** "Could I still have ginger if I get pregnant?" asks of the pregnancy itself. */
const supposesIt =
  /\b(?:if|when|once|in case|as soon as|should) (?:i|she|we)(?:'m|'re)? (?:do |ever |then )?(?:get|got|become|fall|am|is|are|be) (?:pregnant|with child)\b(?![^?]*\b(?:harder|difficult|trouble)\b)/i;
const wishes = /\b(?:help|herbs? for|improve|boost|increase|trying|ttc|want to get|how (?:can|do) (?:i|we) get)\b/i;
