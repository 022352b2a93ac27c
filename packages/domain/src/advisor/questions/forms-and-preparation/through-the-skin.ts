import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { readThePack } from '../../limits/what-they-take.ts';
import { thins } from '../../limits/thins.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "The cream, does that get into the blood too?", of what is put on the skin. */
export function answerThroughTheSkin({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!getsIn.test(text) || !(onSkin.test(text) || onSkin.test(said))) return null;
  const items = herbsMeant({ herbs, earlierHerbs })
    .filter(({ id }) => findHerb(id)?.monograph?.amounts.some(({ form }) => form === 'topical') === true)
    .map((item) => ({ ...item, form: 'topical' as const }));
  if (items.length === 0) return null;
  const names = listed([...new Set(items.flatMap(({ id }) => findHerb(id)?.name ?? []).map(inSentence))]);
  const findings = findingsAbout(items, subject.person);
  const lines = [
    `Of a thin layer on healthy skin far less gets into the blood than of the same plant swallowed, but how much is not known exactly for ${names}. More gets in through broken or hot skin, under a dressing, over a large area, or with use for weeks. So: small areas, unbroken skin, wash your hands, and keep it from eyes and mouth.`,
    ...findings.map(({ subject: herb, with: other, why, advice }) => {
      return `${capital(inSentence(herb.name))} and ${inSentence(other.name)}: ${why} ${advice}`;
    }),
    subject.person.medicines.some(({ id }) => thins(id))
      ? readThePack.replace('that rub', 'any other rub or patch')
      : 'Rubs with methyl salicylate (oil of wintergreen) do pass through the skin, so read the pack of any other cream or balm.',
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['How is it used?', 'What should I watch for?']),
    findings,
    sources: citedSources([], findings),
  };
}

const onSkin = /\b(?:creams?|gels?|ointments?|rubs?|balms?|salves?|lotions?|patch(?:es)?|plasters?|skin)\b/i;
const getsIn =
  /\b(?:get|gets|go|goes|pass|passes|soak|soaks|seep|seeps|end|ends|reach|reaches|enter|enters)\b[^.?!]{0,16}\b(?:(?:in|into|in to|through to|up in|to)? ?(?:the |my |his |her |your )?(?:blood(?:stream)?|system|circulation)|through (?:the |my |his |her )?skin)\b(?! (?:tests?|pressure|sugar|thinners?))|\babsorb\w*\W*$|\babsorb\w*\b[^.?!]{0,30}\b(?:skin|blood(?:stream)?|body|system|cream|gel)\b|\b(?:cream|gel|rub|ointment|balm|patch|lotion)\b[^.?!]{0,30}\babsorb\w*/i;
