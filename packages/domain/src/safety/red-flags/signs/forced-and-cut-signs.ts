import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const taken = concept(
  `tak(?:e|es|ing) took taken sen(?:d|ds|ding|t) fly(?:ing)? flown going book(?:ed|ing)_(?:\\w+_){0,3}(?:ticket|flight)* travel* bring*`,
);
const theCut = concept(
  `the_(?:cutting|cut|ceremony|sunna|circumcision) (?:be|being|get|getting)_(?:cut|circumcised|closed|sewn) fgm sunna gudniin halalays khatna female_circumcision`,
);
const girl = concept(
  `me us my_(?:\\w+_)?(?:daughters?|sisters?|niece|granddaughter|girls?|cousin) i'm_(?:9|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) her she`,
);
const makeMarry = sequence(
  /\b(?:they|he|she|parents?|dad|father|mum|mom|mother|uncle|aunt\w*|family|brothers?)\b[^.?!]{0,40}/i,
  /\b(?:mak(?:e|es|ing)|forc(?:e|es|ed|ing)|sen(?:d|ds|ding|t)|tak(?:e|es|ing)|marrying|want|wants|going|sold|selling|arranged)\b/,
  / (?:\w+ ){0,4}(?:(?:to|and) (?:be )?marr(?:y|ied)|off to|marriage)\b/,
);
const unwilling = concept(
  `i_don't_want don't_want_to i_can't refuse* run_away i'm_(?:1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) scared passport my_cousin older_man old_man beat* kill* never_met`,
);
const papers = concept(`passports? papers id_card ids documents visa`);
const withheld = concept(`took taken takes keep* kept hold* holding holds hid locked has_my confiscat*`);
const owes = concept(
  `owe* debt work(?:ing)?_(?:it_)?off no_pay(?:ment)? don't_pay doesn't_pay not_paid won't_let_me can't_leave lock*_(?:us|me)_in locked_in caravan not_allowed_out sleep_(?:there|here|at_work|in_the_shop) clients customers men keeps?_(?:us|me)_locked`,
);

/** A girl to be cut, somebody to be married by force, somebody kept for work. */
export const forcedAndCutSigns: readonly Signs[] = [
  { of: 'child-abuse', near: [[taken, theCut, girl]] },
  {
    of: 'violence',
    together: [
      [makeMarry, unwilling],
      [[papers, withheld], owes],
    ],
    near: [[taken, theCut, girl]],
  },
];
