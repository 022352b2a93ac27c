import { oneOf } from '../../../resolve/phrases.ts';
import { type Ground, takesOne } from '../../../safety/red-flags/known-dangers/known-danger.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

interface Known {
  readonly from: Ground;
  readonly felt: RegExp;
  readonly says: string;
  readonly sources: readonly string[];
}

/** "Cold ginger ale sets my throat off like needles": what the treatment is known to do, where the drink only shows it. */
export function answerKnownFromTreatment({ question, subject: { person }, said }: Understanding): AdvisorAnswer | null {
  const known = all.find(
    ({ from, felt, says }) => felt.test(question) && from(person) !== null && !said.includes(says),
  );
  if (known === undefined) return null;
  return {
    ...plainAnswer([paragraph(known.says)], ['What can I drink then?']),
    sources: citedSources(known.sources, []),
  };
}

const cold = String.raw`\b(?:cold|ice[ds]?|icy|ice cream|chilled|fridge|freezer|frozen)\b`;
const odd = String.raw`\b(?:needles?|pins|tingl\w*|numb\w*|spasms?|electric|shocks?|prickl\w*|throat|jaw|razor\w*|glass|sharp|stings?|stinging)\b`;

const all: readonly Known[] = [
  {
    from: takesOne('oxaliplatin'),
    felt: oneOf(new RegExp(`${cold}[^.?!]{0,60}${odd}`, 'i'), new RegExp(`${odd}[^.?!]{0,60}${cold}`, 'i')),
    says: 'That is known of oxaliplatin, and not of the drink: for some days after an infusion, and longer after many, cold drinks, cold air and cold things set off needles or tightness in the throat, jaw, hands or feet. Drink everything warm or at room temperature, through a straw, no ice; gloves for the fridge, a scarf over the mouth outside. Tell the cancer team before the next infusion, above all when it stays or the fingers go numb. Real trouble with breathing or swallowing: emergency number.',
    sources: ['chemocare-cold-sensitivity'],
  },
];
