import { findHerb } from '../../../herbs/catalogue.ts';
import { oneOf } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { spreaders } from './growing-and-drying.ts';

/** "Can lemon balm and mint go in the same pot?", "same bed or apart?": of two plants and the soil they stand in. */
export function answerGrowingTogether({ question, herbs }: Understanding): AdvisorAnswer | null {
  if (!inOneSoil.test(question) || isDrunk.test(question)) return null;
  const plants = [...new Set(herbs.map(({ id }) => id))].flatMap((id) => findHerb(id) ?? []);
  if (plants.length < 2) return null;
  const running = plants.filter(({ key }) => spreaders.has(key)).map(({ name }) => inSentence(name));
  const others = plants.filter(({ key }) => !spreaders.has(key)).map(({ name }) => inSentence(name));
  const dry = plants.filter(({ key }) => ofDrySoil.has(key));
  return {
    ...plainAnswer([paragraph(answerFor())], ['How do I dry it?']),
    sources: citedSources(['umn-extension-growing-herbs'], []),
  };

  function answerFor(): string {
    if (running.length > 0) {
      const crowded = others.length > 0 ? listed(others) : 'each other';
      const does = running.length > 1 ? 'spread' : 'spreads';
      return `Better apart. ${capital(listed(running))} ${does} and soon ${running.length > 1 ? 'crowd' : 'crowds'} out ${crowded} in one pot or bed: give each a pot of its own, side by side if you like.`;
    }
    if (dry.length === plants.length)
      return `Yes, they fit: ${listed(others)} both want the sunniest place and little water, and neither runs over the other. Choose a pot with a hole and soil that is not heavy or wet.`;
    return `I hold nothing on how ${listed(others)} get on in one pot. Those fit together that want the same sun and water: six hours of sun a day suit most herbs, in soil that is not heavy or wet, and what spreads as the mints do stands better alone.`;
  }
}

/** They want sun and little water. */
const ofDrySoil: ReadonlySet<string> = new Set(['sage', 'thyme']);
const soil = String.raw`(?:pots?|beds?|box(?:es)?|tubs?|planters?|containers?|troughs?|window ?box(?:es)?|raised bed|border|patch|basket)`;
const inOneSoil = oneOf(
  new RegExp(
    String.raw`\b(?:in|into|share|sharing|have|for) (?:the |a |an )?(?:same|one|single|shared|common) (?:big |large |small )?${soil}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:same|one|shared?) (?:\w+ )?${soil} or (?:apart|separate\w*|two|one each|their own|its own)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:plant|grow|planting|growing|put|stand|keep)\b[^.?!]{0,60}\b(?:together|side by side|next to each other|beside each other)\b[^.?!]{0,20}(?:\b${soil}\b|\W*$)`,
    'i',
  ),
);
const isDrunk =
  /\b(?:tea ?pots?|cup|brew\w*|steep\w*|infus\w*|drink|tea|capsules?|take)\b(?![^.?!]*\b(?:grow|plant|bed|balcony|soil)\b)/i;
