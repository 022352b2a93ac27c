import { choice } from '../../../resolve/phrases.ts';

const grave =
  '(?:heart attack|coronary|stroke|heart failure|aneurysm|fit|seizure|hernia|stomach ulcer|nervous breakdown)s?';
const whatGetsOnNerves =
  '(?:boss|kids?|children|teenagers?|job|work|bills?|prices?|bank|balance|news|traffic|phone|exams?|cat|dog|team|match|neighbou?rs?|landlord|mother-in-law|emails?|deadlines?)';

/** "Heart attack level nerves", "nearly had a stroke when I saw the bill": how bad it is, and no illness. */
export const illnessInPictures = new RegExp(
  String.raw`\b${choice(
    new RegExp(`${grave}[- ](?:level|inducing|grade|worthy|vibes|mode|territory)`),
    new RegExp(`(?:nearly|almost|practically|basically) (?:had|have|has|having|got|gave me) (?:a|an) ${grave}`),
    new RegExp(
      String.raw`${whatGetsOnNerves}\b[^.?!]{0,24}\bgiv(?:e|es|ing) (?:me|us) (?:a|an|another) (?:mini )?${grave}`,
    ),
    new RegExp(
      // "Or is that a seizure thing too, like I read?" is asked of a herb.
      /(?<=(?:read|heard|said|told)\b[^.?!]{0,24}\b)(?:it|that|this|they)(?:['’]s| is| was)? (?:also |just |another )?(?:an?|the) (?:\w+ ){1,2}(?:thing|risk|issue|trigger)(?![^.?!]*\b(?:i have|since|diagnosed)\b)/,
    ),
    new RegExp(
      /(?:is|isn['’]t|are|aren['’]t|was) (?:it|that|this|they) (?:also |just |another |really )*(?:an?|the) (?:\w+ ){1,2}(?:thing|risk|issue|trigger|one)\b(?=[^.!]*\?)(?![^.?!]*\b(?:i have|since|diagnosed)\b)/,
    ),
    // "The headline says chamomile kills cancer cells": of no cancer of one's own.
    /(?<!\b(?:my|his|her|their|the|these|those) )(?:cancer(?:ous)?|tumou?r|leuka?emia) cells/,
    new RegExp(
      `(?:have|having|had) a ${grave} (?:over|every (?:time|morning|day)|at the (?:price|thought|sight|bill)|when i (?:see|saw|open|opened|think))`,
    ),
  )}`,
  'gi',
);
