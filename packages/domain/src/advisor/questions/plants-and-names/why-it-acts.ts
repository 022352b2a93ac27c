import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Effect } from '../../../safety/effects.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { howItActs } from '../../about-herbs/facts/how-it-acts.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { escapeHtml, herbLink, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Why does licorice raise blood pressure?": how it comes about, of an effect that is known. */
export function answerWhyItActs({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [item, ...others] = herbs;
  const herb = item === undefined || others.length > 0 ? undefined : findHerb(item.id);
  if (item === undefined || herb?.monograph == null || herb.neverSuggest === true || !asksWhyItDoes.test(text))
    return null;
  const asked = effectsAsked.find(({ told }) => told.test(text));
  if (asked === undefined || !herb.effects.some(({ effect }) => asked.effects.includes(effect))) return null;
  const findings = findingsAbout([item], subject.person);
  return {
    ...plainAnswer(
      [
        `<p><strong>${herbLink(herb)}</strong>: ${escapeHtml(`${herb.monograph.description} ${howItActs({ ...herb, effects: herb.effects.filter(({ effect }) => asked.effects.includes(effect)) })}`)}</p>`,
        ...findingLines(findings, said, subject),
        ...(findings.length === 0 ? [paragraph(whoAsksFirst)] : []),
      ],
      ['Who should not take it?', 'What are the side effects?'],
    ),
    findings,
    sources: citedSources(monographSources(herb), findings),
  };
}

const whoAsksFirst =
  'Whoever takes medicines, has a long illness or is pregnant should ask a pharmacist before taking it.';

const asksWhyItDoes = /(?:^|[,;.:!-]) ?(?:and |but |so )?(?:why|how come|how is it that)\b/i;

const effectsAsked: readonly { readonly told: RegExp; readonly effects: readonly Effect[] }[] = [
  {
    told: /\b(?:rais\w+|increas\w+|higher|bad for|push\w*|put\w* up)\b[^.?!]{0,16}\b(?:blood )?pressure\b|\b(?:blood )?pressure (?:go|goes|shoot\w*) up\b/i,
    effects: ['raises-blood-pressure'],
  },
  {
    told: /\b(?:lower\w*|drop\w*|reduc\w+|bring\w* down)\b[^.?!]{0,16}\b(?:blood )?pressure\b/i,
    effects: ['lowers-blood-pressure'],
  },
  {
    told: /\bthin\w*\b[^.?!]{0,12}\bblood\b|\bbleed\w*\b|\bblood thinn\w*|\bclot\w*/i,
    effects: ['bleeding'],
  },
  {
    told: /\b(?:sleepy|drowsy|tired|calm\w*|relax\w*|sedat\w*|help\w* (?:you |me |people )?sleep)\b/i,
    effects: ['sedating'],
  },
  { told: /\b(?:awake|wake\w*|jitter\w*|wired|buzz\w*)\b/i, effects: ['stimulant', 'contains-caffeine'] },
  {
    told: /\b(?:lower\w*|drop\w*|reduc\w+)\b[^.?!]{0,16}\b(?:blood )?(?:sugar|glucose)\b/i,
    effects: ['lowers-glucose'],
  },
  {
    told: /\b(?:drug|medicine|medication) levels?\b|\b(?:interact\w*|clash\w*) with (?:so many|many|most|a lot of|lots of)\b/i,
    effects: ['cyp3a4-inducer', 'cyp3a4-inhibitor'],
  },
];
