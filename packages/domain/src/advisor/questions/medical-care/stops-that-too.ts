import { toItem } from '../../../safety/item.ts';
import type { Item } from '../../../safety/item.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { leftOutBy } from '../../limits/thinners-stay.ts';
import { thins } from '../../limits/thins.ts';
import { factsIn } from '../../reading/person/message-facts.ts';
import { personBefore } from '../../reading/person/person-before.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "And the aspirin?", once it was asked what to stop before an operation: the own medicine, and no check of the herb once more. */
export function answerStopsThatToo(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, subject } = asked;
  if (herbs.length > 0 || subject.isOther || question.length > longest) return null;
  const meant = ownMedicinesIn(asked);
  if (meant.length === 0) return null;
  const lately = asked.history.filter(({ role }) => role === 'user').slice(-turnsOfOneMatter);
  const isBeforeSurgery = lately.some(({ text }) => factsIn(text).surgeryPlanned !== null);
  if (!isBeforeSurgery && !asksToStop.test(lately.at(-1)?.text ?? '')) return null;
  const names = listed(meant.map((each) => inSentence(medicineName(each))));
  const keepsFromClots = meant.some(({ id }) => thins(id) || id === 'aspirin');
  return plainAnswer(
    [
      `Not by yourself: ${names} ${meant.length === 1 ? 'stays' : 'stay'} as prescribed until ${isBeforeSurgery ? 'the surgeon’s team or ' : ''}whoever prescribed it says otherwise.`,
      ...(keepsFromClots ? [leftOutBy(subject.person)] : []),
      isBeforeSurgery ? askTheTeam : askThem,
    ].map(paragraph),
  );
}

/** The own medicines it names, where it says nothing else. */
function ownMedicinesIn(asked: Understanding): readonly Item[] {
  const { question, mentions } = asked;
  const named = mentions.filter(({ kind }) => kind === 'medicine');
  const rest = named.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question);
  if (!nothingElse.test(rest)) return [];
  // What is named here for the first time is asked for, and not taken yet.
  const own = personBefore(asked).medicines.filter(
    ({ id }) =>
      named.some((each) => each.id === id) || (thinner.test(question) && thins(id)) || allOfThem.test(question),
  );
  return own.map(toItem);
}

const longest = 70;
const turnsOfOneMatter = 3;
const nothingElse =
  /^(?:\W|\d|\b(?:and|what|how|about|ok|okay|so|but|also|oh|or|then|the|my|other|all|too|as|well|mg|blood|thinners?|tablets?|pills?|tabs?|meds?|medicines?|prescriptions?|ones?|do|does|should|must|shall|can|may|i|have|need|to|stop|keep|leave|pause|out|off|it|that|this|them|those|taking|take|on|same|carry|go|for|not|now|before|up)\b)*$/i;
const thinner = /\bthinners?\b/i;
/** "My pills" may be those of garlic. */
const allOfThem = /\b(?:meds|medicines|prescriptions?|(?:other|prescription) (?:tablets|pills|tabs|ones))\b/i;
const asksToStop = /\b(?:stop|stopped|pause|leave (?:it|them|that|those) (?:out|off)|come off)\b[^.!]*(?:\?|$)/i;
const askTheTeam =
  'Call the surgeon’s team or the pre-operative clinic today and ask: some medicines are taken up to the day itself, others are paused, and they tell you which and from when.';
const askThem = 'Talk with them or a pharmacist before you change anything; what I say of herbs is another matter.';
