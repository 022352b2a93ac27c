import { choice, withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Actually I took it daily, I misunderstood", of what is for once a week: seven times as much, and somebody has to look today. */
export function answerWeeklyTakenDaily({ question, history }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!tookItDaily.test(text) || !byMistake.test(text)) return null;
  const told = [...history.flatMap(({ role, text: said }) => (role === 'user' ? [said] : [])), question];
  const weekly = told.findLast((each) => isWeekly.test(each));
  if (weekly === undefined) return null;
  const names = [
    ...new Set(
      readText(weekly)
        .mentions.filter(({ negated }) => !negated)
        .map(({ name }) => inSentence(name)),
    ),
  ];
  const isVitaminD = /\bvitamin d\b/i.test(names.join(' '));
  return {
    ...plainAnswer(
      [
        `Then it was about seven times what is meant for a week${names.length === 0 ? '' : ` (${listed(names)})`}. Take no more of it, and call the doctor or pharmacist who gave it today.`,
        isVitaminD
          ? calcium
          : 'With methotrexate or another strong medicine go to an emergency department now, even if you feel well.',
        'Keep the pack at hand, and tell them from which day on you took it daily.',
      ].map(paragraph),
      ['What should I watch out for?'],
    ),
    level: 'urgent',
  };
}

const calcium =
  'With vitamin D the calcium in the blood has to be measured. Great thirst, much urine, sickness, constipation, weakness or confusion are signs of too much: be seen the same day, in an emergency department if nobody else can.';
const tookItDaily = /\b(?:daily|every (?:single )?day|each day)\b/i;
const byMistake = new RegExp(
  String.raw`\b${choice(
    /misunderst\w+|misread|by mistake|mistaken\w*|mixed (?:it )?up|got (?:it|that) wrong|wrongly/,
    /instead of (?:once a |every )?week(?:ly)?|not weekly|thought it was (?:daily|every day)/,
  )}\b`,
  'i',
);
const isWeekly = /\b(?:weekly|once (?:a|per|in a) week|every week|one (?:a|per) week|per week|each week)\b/i;
