import { readText } from '../../resolve/read.ts';
import { assess } from '../../safety/assess.ts';
import { toItem } from '../../safety/item.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { onceEach } from '../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { lastAnswer } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "OK with allopurinol?", after an answer that offered no herb and named some foods by the way: those are meant. */
export function besideNamed({ history, medicines, subject, said }: Understanding): AdvisorAnswer | null {
  const named = onceEach(
    readText(lastAnswer(history))
      .mentions.filter(({ kind, negated }) => kind === 'herb' && !negated)
      .map(toItem),
  );
  // What the answer warned of is not asked about.
  const items = named.filter(({ text }) =>
    new RegExp(String.raw`\b${text}\b[^.;]{0,40}\b(?:fine|may|can) `, 'i').test(lastAnswer(history)),
  );
  if (items.length === 0) return null;
  const findings = assess({
    person: subject.person,
    items: [...items, ...medicines],
    about: new Set(items.map(({ id }) => id)),
  });
  const names = listed(items.map(({ name }) => inSentence(name)));
  const beside = listed(medicines.map(({ name }) => inSentence(name)));
  const calm = `I know of nothing that speaks against ${names} beside ${beside}, in the amounts of a meal or a glass.`;
  return {
    ...plainAnswer(
      [
        ...(findings.length === 0 ? [paragraph(calm)] : findingLines(findings, said, subject)),
        paragraph(`Go on with ${beside} as prescribed.`),
      ],
      [`${capital(items[0]?.name ?? '')}: how well was it studied?`],
    ),
    findings,
  };
}

/** "Does that clash with my aciclovir?", where no herb was named. */
export function nothingOfMine(names: string): string {
  return `I have named no herb so far, so nothing of mine can clash with ${names}. Take it as prescribed. Whether it goes with other medicines a pharmacist can tell; name a herb or supplement, and I check the two.`;
}
