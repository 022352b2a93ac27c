import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const condom = concept(`condoms? johnn(?:y|ies) rubber`);
const failed = concept(`broke broken breaks split* burst slipp?ed_off came_off tore torn accident`);
const unprotected = concept(
  `
    unprotected(?:_sex)? no_protection without_(?:a_)?(?:condom|protection)
    (?:forgot|missed|skipped)_(?:\\w+_){0,3}(?:pills?|injection|jab|patch) pulled_out_too_late
  `,
);
const withSomebody = concept(`sex slept did_it made_love baby pregnan* kid`);
const sexUnprotected = concept(`unprotected_sex no_protection without_(?:a_)?(?:condom|protection)`);
const lately = concept(
  `
    yesterday last_night (?:one|two|three|\\d)_(?:days?|nights?)_ago
    (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) this_morning weekend
  `,
);
const contagion = concept(`hiv aids syphilis chlamydia gonorrh?o?ea gonorrhoea clap herpes sti std`);
const contact = concept(
  `positive slept sex partner boyfriend girlfriend husband wife ex unprotected tested says has_it`,
);
const intimatePart = concept(
  `penis willy cock foreskin genitals? vagina* vulva* private_parts? down_(?:there|below) urethra`,
);
const soreOrOozing = concept(`discharge ooz* pus liquid drip* sores? ulcers? blisters? wounds? warts? burns? burning`);
const noPeriod = concept(
  `
    no_(?:\\w+_)?periods? haven't_had_a_(?:\\w+_)?period hasn't_had_a_(?:\\w+_)?period hasn't_come_on
    periods?_(?:\\w+_){0,2}(?:stopp?ed|gone|vanish*|disappear*|missing) without_(?:a_)?periods?
    missed_(?:\\w+_)?periods
  `,
);
const forMonths = concept(
  `
    (?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten|several)_months half_(?:a_)?year
    since_(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)
  `,
);
const pastPeriods = concept(
  `
    (?:5[3-9]|[6-8]\\d) menopaus* the_change
    (?:periods?|monthlies)_(?:\\w+_){0,3}(?:finish*|stopp?ed|ended|gone|over)
    (?:no_period|period_free)_(?:\\w+_){0,3}years (?:\\w+|\\d+)_years_(?:ago|back)
  `,
);
const underwear = concept(`knickers pants underwear liner monthlies period spott?ing bled bleed* show`);
const bloodAgain = concept(`blood* bleed* spott?ing spots? brown red again monthlies`);
const whenLoving = concept(
  `
    (?:after|during|with)_(?:\\w+_)?(?:sex|intercourse|relations|making_love)
    (?:when|whenever|each_time|every_time|after)_we_(?:do_it|have_sex|make_love|sleep_together)
  `,
);
const bleeds = concept(`blood* bleed* bled spott?ing`);
const heavy = concept(`periods? menstruat* flood* bleed* bled pads? tampons?`);
const tooMuch = concept(
  `
    (?:every|an|each|per)_hour clots_(?:like|the_size|as_big) (?:\\d\\d|ten|eleven|twelve|fifteen)_days
    wip(?:ed|es)_(?:me_)?out double_protection
  `,
);

export const urgentIntimateSigns: readonly Signs[] = [
  {
    of: 'emergency-contraception',
    near: [
      [condom, failed],
      [unprotected, withSomebody],
      [sexUnprotected, lately],
    ],
  },
  {
    of: 'sexual-health',
    near: [
      [contagion, contact],
      [intimatePart, soreOrOozing],
    ],
  },
  { of: 'no-periods', near: [[noPeriod, forMonths]] },
  {
    of: 'blood-where-none-belongs',
    near: [
      [pastPeriods, underwear, bloodAgain],
      [whenLoving, bleeds],
      [heavy, tooMuch],
    ],
  },
];
