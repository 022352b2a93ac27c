import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Finding } from '../../../safety/finding.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { missingFacts } from '../../reading/person/missing-facts.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { herbLink, listed, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Which essential oils should I avoid?", "are essential oils safe in pregnancy?": the usual ones, as the checks sort them for this person. */
export function answerOilsToAvoid(question: Understanding): AdvisorAnswer | null {
  const { subject, said, herbs } = question;
  if (herbs.length > 0 || !asksOfOils.test(question.question)) return null;
  const checked = scents.map((herb) => ({
    herb,
    worst: gravest(findingsForHerb(herb, subject.person, 'essential-oil')),
  }));
  const withWorst = (is: (worst: Finding | undefined) => boolean) =>
    checked.flatMap(({ herb, worst }) => (is(worst) ? [herb] : []));
  const refused = withWorst((worst) => worst !== undefined && forbids(worst.severity));
  const careful = withWorst((worst) => worst?.severity === 'moderate');
  const mild = withWorst((worst) => worst === undefined || worst.severity === 'minor');
  const findings = checked.flatMap(({ worst }) => (worst === undefined || worst.severity === 'minor' ? [] : [worst]));
  const missing = missingFacts(subject, said);
  return {
    ...plainAnswer(
      [
        ...line(`I would keep these oils away from ${subject.who}`, refused),
        ...line('Ask first about these', careful),
        ...line(
          'I found nothing serious against these, well diluted on the skin or as a scent',
          mild.slice(0, mostMild),
        ),
        paragraph(never),
        ...(missing === null ? [] : [paragraph(missing)]),
        ...reminder(question.question, subject, said),
      ],
      ['How do I use them on the skin?', 'Can I use them in a diffuser?'],
    ),
    findings: findings.toSorted((one, other) => compareSeverity(one.severity, other.severity)),
    sources: citedSources([], findings),
  };
}

function gravest(findings: readonly Finding[]): Finding | undefined {
  return findings
    .filter(({ severity }) => severity !== 'unknown')
    .toSorted((one, other) => compareSeverity(one.severity, other.severity))[0];
}

function line(lead: string, herbs: readonly Herb[]): string[] {
  return herbs.length === 0 ? [] : [`<p>${lead}: ${listed(herbs.map(herbLink))}.</p>`];
}

const mostMild = 8;
const never =
  'No essential oil is for swallowing, for the eyes, or neat on the skin, and none belongs near the face of a baby. The list is not complete: name an oil, and I check it.';

const asksOfOils = anyPhrase(
  /(?:which|what|any) (?:essential |aroma(?:therapy)? |scented )?oils?\b[^.?!]{0,30}\b(?:avoid|stay away|steer clear|leave out|not use|shouldn't|should not|can't|dangerous|unsafe|bad|safe|ok|okay|allowed|can i use|may i use)/,
  /(?:are|is) (?:\w+ )?(?:essential|aromatherapy|aroma) oils? (?:\w+ )?(?:safe|ok|okay|dangerous|bad|allowed|fine)/,
  /can i (?:still )?use (?:my |any |the )?(?:essential|aromatherapy|aroma) oils/,
);

/** The oils that people own, by the plants they are pressed or distilled from. */
const scents: readonly Herb[] =
  `lavender-oil roman-chamomile rose-oil sandalwood-oil patchouli-oil jasmine-oil ylang-ylang tea-tree
  lemongrass clary-sage lemon-oil bergamot-oil bitter-orange-oil peppermint-oil eucalyptus camphor rosemary sage thyme
  oregano-oil clove-oil cinnamon-cassia basil fennel anise juniper cedarwood-oil cajeput-oil niaouli-oil ravintsara-oil hyssop nutmeg
  wintergreen pennyroyal thuja tansy wormwood mugwort rue`
    .split(/\s+/)
    .flatMap((key) => findHerb(key) ?? []);
