import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { someone } from '../words/people-words.ts';

const inhaler = concept(
  `(?:asthma_|blue_|reliever_)?pumps? inhalers? puffer puffs? ventolin salbutamol albuterol nebuli[sz]er symbicort reliever`,
);
const noBetter = concept(
  `not_(?:help* work* touch* do* enough better) isn't_(?:help* work*) doesn't_(?:help work) didn't_(?:help work touch) still nothing no_(?:help good better effect relief use difference change) empty ran_out run_out can't_find lost every_(?:hour few_minutes ten_minutes half_hour) worse (?:6 8 10 12 15 20 ten twelve)_puffs`.replaceAll(
    /\(\?:([^)]*)\)/g,
    (_, inner: string) => `(?:${inner.replaceAll(' ', '|')})`,
  ),
);
const oftenUsed = concept(
  `every_(?:\\d+|ten|five|fifteen|few|thirty)_min* (?:[8-9]|\\d\\d)_puffs constantly non_?stop back_to_back (?:[8-9]|\\d\\d|eight|nine|ten|twelve|fifteen|twenty)_times_(?:today|already|since|in|this)`,
);

export const asthmaSigns: readonly Signs[] = [
  {
    of: 'asthma',
    near: [
      [inhaler, noBetter],
      [inhaler, oftenUsed],
      [
        concept(`asthma*`),
        concept(
          `nothing_(?:is_)?work* not_work* (?:hardly|barely|can't)_(?:speak|talk|type|walk|breathe) can't_get_(?:a|any|my)`,
        ),
      ],
      [
        concept(`asthma`),
        concept(
          `
            sever* terribl* very_bad really_bad worst bad_attack attack getting_worse out_of_control
            can't_(?:talk|speak|breathe|lie|sleep) blue
          `,
        ),
        someone,
      ],
    ],
  },
];
