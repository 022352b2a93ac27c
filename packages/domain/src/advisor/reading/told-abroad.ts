import { madeAtOnce } from '../../made-ready.ts';
import { lately } from '../../resolve/lately.ts';
import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { readText } from '../../resolve/read.ts';
import { complaintsAbroad, relativesAbroad } from '../data/complaints-abroad.ts';
import { isForeign } from './language.ts';

interface Lexeme {
  readonly english: string;
  readonly said: RegExp;
}

const denial = String.raw`(?:keine?[nmrs]?|pas de|plus de|sin|senza|sem|bez|geen|ohne|no|non|nao|nie)`;

function lexemesOf(words: Readonly<Record<string, string>>): readonly Lexeme[] {
  return Object.entries(words).map(([english, row]) => {
    const alternatives = row
      .split('|')
      .map((word) =>
        word
          .trim()
          .replaceAll(' * ', String.raw` (?:[\w']+ ){0,3}?`)
          .replaceAll('*', String.raw`\w*`),
      )
      .join('|');
    return { english, said: new RegExp(String.raw`(?<!\b${denial} )(?<![\w-])(?:${alternatives})(?![\w-])`, 'i') };
  });
}

const complaints = madeAtOnce(() => lexemesOf(complaintsAbroad));
const complaintsThatMayStand = mayStandIn(() => complaints().map(({ said }) => said));
const relatives = madeAtOnce(() => lexemesOf(relativesAbroad));

const years = /\b(\d{1,3}) ?(?:jahre?|jahrige\w*|ans|anos|anni|lat|lata|letni\w*|jaar|yasinda\w*|saal)\b/i;
const months = /\b(\d{1,2}) ?(?:monate?|mois|meses|mesi|miesiecy|miesiace|maanden|aylik|mahine)\b/i;
const weeksAlong =
  /\b(\d{1,2})\.? ?(?:ssw|schwangerschaftswoche|wochen?|semaines?|semanas?|settiman[ae]|tygodni\w*|weken|haftalik)\b/i;
const pregnant =
  /\b(?:schwanger|enceinte|embarazada|incinta|gravida|w ciazy|zwanger|hamileyim|hamile|garbhvati|estoy de \d+ (?:semanas|meses)|in der \d+\.? (?:ssw|woche))\b/i;
const nursing =
  /\b(?:stille|stillende?|allaite|allaitement|amamanto|doy el pecho|lactancia|allatto|allattamento|amamento|amamentar|karmie piersia|borstvoeding|emziriyorum)\b/i;

/** Words that are written alike in English say nothing of the language. */
const alsoEnglish =
  /^(?:stress|nausea|acne|constipation|fatigue|migraines?|eczema|menopause|concentration|varices|gases|acidity|angst|moe|hypertension|katar|migren)$/i;

/** "Mi hija de 6 años tiene mucha tos" as "My daughter is 6 years old. What helps my daughter with a cough?"; null where no complaint is understood. */
export const toldAbroad: (text: string) => string | null = lately(inPlainEnglish);

function inPlainEnglish(text: string): string | null {
  const plain = withoutAccents(text);
  const mayBeSaid = complaintsThatMayStand(plain);
  const told = complaints().flatMap(({ english, said }) => {
    const words = mayBeSaid.has(said) ? said.exec(plain)?.[0] : undefined;
    return words === undefined ? [] : [{ english, words }];
  });
  if (told.every(({ words }) => alsoEnglish.test(words)) && (told.length === 0 || !isForeign(text))) return null;
  const who = relatives().find(({ said }) => said.test(plain))?.english;
  return [
    ...factsOf(text, plain, who),
    `What helps ${who ?? 'me'} with ${told.map(({ english }) => english).join(' and ')}?`,
  ].join(' ');
}

/** The age, a pregnancy, and the illnesses, medicines and herbs that are named, each as a sentence. */
function factsOf(text: string, plain: string, who: string | undefined): readonly string[] {
  const subject = who ?? 'I';
  const [is, takes, has] = who === undefined ? ['am', 'take', 'have'] : ['is', 'takes', 'has'];
  const age = years.exec(plain)?.[1];
  const young = months.exec(plain)?.[1];
  const isExpecting = pregnant.test(plain);
  const along = weeksAlong.exec(plain)?.[1];
  const named = readText(text).mentions.filter(({ negated }) => !negated);
  return [
    ...(age === undefined ? [] : [`${subject} ${is} ${age} years old.`]),
    ...(young === undefined || age !== undefined || who === undefined ? [] : [`${subject} ${is} ${young} months old.`]),
    ...(isExpecting ? [`${subject} ${is} ${along === undefined ? '' : `${along} weeks `}pregnant.`] : []),
    ...(nursing.test(plain) ? [`${subject} ${is} breastfeeding.`] : []),
    ...named.flatMap(({ kind, name }) =>
      kind === 'medicine'
        ? [`${subject} ${takes} ${name}.`]
        : kind === 'condition'
          ? [`${subject} ${has} ${name}.`]
          : [],
    ),
  ];
}

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'");
}
