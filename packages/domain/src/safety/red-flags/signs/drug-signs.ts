import { followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

/** Drugs and sedatives that were too much or were mixed. */
export const drugSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [
      oneOf(
        sequence(
          /\b(?:tiny|pin ?point|huge|dilated|massive|small|different) pupils\b/i,
          followedBy(
            /[^.?!]{0,60}\b(?:breath\w*|nodding|slow|won't|can't|asleep|sleepy|confus\w+|hot|took|taken|wake|drows\w*)\b/,
          ),
        ),
        sequence(
          /\b(?:nodding|slow|won't|can't|sleepy|confus\w+|breath\w*|hot)\b[^.?!]{0,40}/i,
          /\b(?:tiny|pin ?point|huge|dilated|massive|small) pupils\b/,
        ),
      ),
    ],
    near: [
      [
        concept(`mdma molly mandy ecstasy pills? speed meth coke cocaine amphet*`),
        concept(`super_hot boiling overheat* burning_up so_hot very_hot really_hot roasting sweating`),
        concept(`confus* jaw twitch* seiz* agitat* rigid collaps* not_making hallucinat* friend he she mate`),
      ],
      [
        concept(
          `xan* benzo* valium diazepam opio* oxy* codeine morphine methadone tramadol sleeping_pills? zopiclone heroin fentanyl ghb ketamine gabapentin pregabalin pills tablets`,
        ),
        concept(
          `
            can't_(?:stay|keep)_?(?:my_eyes|awake|eyes|him|her)?* nodding passing_out drows* so_sleepy very_sleepy
            slow_breath* breathing_(?:\\w+_)?slow* barely_(?:awake|breath*) slurr* out_of_it won't_wake can't_wake
            blue
          `,
        ),
        concept(
          `took taken mixed mix with alcohol drank drunk vodka wine beer too_many too_much after overdid popped more`,
        ),
      ],
      [
        concept(
          `drugs? weed edibles? coke cocaine mdma ecstasy pill pills acid lsd shrooms spice ketamine ket molly mandy kratom tripping meth speed ghb`,
        ),
        concept(
          `can't_breathe seizure* fit convuls* unconscious collaps* passed_out overheat* boiling blue chest_(?:pain*|hurts) heart_(?:is_)?(?:rac*|pound*|explod*) won't_wake barely_breath*`,
        ),
        concept(`took taken taking did smok* ate dropped had after popped on much more bad_trip snort*`),
      ],
    ],
    together: [
      [
        concept(
          `nodding_(?:off|out) nods_off barely_breathing breathing_(?:\\w+_){0,2}slow* slow_breathing snor* gurgl* blue_lips pinpoint_pupils tiny_pupils unconscious can't_wake won't_wake not_waking`,
        ),
        concept(
          `heroin fentanyl oxy* xan* opio* methadone morphine codeine tramadol smack gear pills tablets drugs? alcohol vodka ket* ghb benzos? valium pupils`,
        ),
        kin,
      ],
    ],
  },
];
