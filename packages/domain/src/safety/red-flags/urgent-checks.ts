import { flag } from './urgent.ts';
import type { RedFlagRule } from './red-flag.ts';

/** Signs for a doctor soon that are told by concepts only; they stand in `signs/urgent-*.ts`. */
export const urgentChecks: readonly RedFlagRule[] = [
  flag(
    'headache-check',
    'a headache that needs a doctor',
    [],
    'New headaches of this kind can have a cause that must be found, to save sight among other things.',
  ),
  flag(
    'nerve-check',
    'a new trouble of the nerves or the memory',
    [],
    'New weakness, numbness, double vision or blackouts need an examination.',
  ),
  flag(
    'ear-throat-tooth',
    'an infection of the ear, throat or teeth that may spread',
    [],
    'Such an infection needs treatment before it spreads. With trouble breathing, swallowing or opening the mouth call your emergency number.',
  ),
  flag('swallowing', 'trouble swallowing', [], 'Food that sticks again and again needs to be looked into soon.'),
  flag(
    'long-cough',
    'a cough or hoarseness that lasts',
    [],
    'After three weeks a doctor should listen and may want an X-ray.',
  ),
  flag(
    'heart-check',
    'a heartbeat that needs a check',
    [],
    'With chest pain, fainting or trouble breathing call your emergency number at once.',
  ),
  flag(
    'heart-rhythm',
    'a heartbeat that needs a check',
    [
      /^(?![^]*\b(?:chest|pain\w*|hurts?|breath\w*|faint\w*|pass(?:ed|ing) out|black(?:ed|ing) out|collaps\w*|clammy|sweat\w*|arm|jaw|grey|confus\w*|took|pulse)\b)[^]*\b(?:heart|heart ?beats?|palpitations)\b[^.?!]{0,80}\b(?:every (?:day|evening|morning|night)|most days|(?:several|many|few|three|four) times a (?:day|week)|for (?:\w+ )?(?:weeks|months)|a fortnight|lately|daily)\b/i,
    ],
    'With chest pain, fainting or trouble breathing call your emergency number at once.',
  ),
  flag(
    'breathing-worse',
    'breathing that gets worse',
    [],
    'Lungs need help early. When talking gets hard or the lips turn blue, call your emergency number at once.',
  ),
  flag(
    'bowel-change',
    'a lasting change of the bowels or the belly',
    [],
    'A change that lasts for weeks should be looked into.',
  ),
  flag('bruising', 'bruises or bleeding spots without a cause', [], 'The blood may not clot as it should.'),
  flag(
    'joint-or-bone',
    'a joint, bone or back that needs a check',
    [],
    'A hot joint with fever, a break or pain that wakes you at night should not wait.',
  ),
  flag(
    'wound',
    'a wound that may need closing or a tetanus shot',
    [],
    'A wound is best closed within some hours. Rinse it with clean water and cover it.',
  ),
  flag('child-check', 'a child whom a doctor should see today', [], 'Children can become ill quickly.'),
  flag(
    'thirst',
    'signs of new diabetes or sugar that is too high',
    [],
    'Great thirst, much urine and weight loss need a blood sugar test today. With vomiting, deep breathing or drowsiness call your emergency number.',
  ),
  flag(
    'eating',
    'an eating disorder',
    [],
    'Eating disorders can be treated, and a very low weight or fainting puts the heart at risk.',
  ),
  flag(
    'psychosis-check',
    'hearing or believing what others do not',
    [],
    'It can be treated, the earlier the better. If anyone could be hurt, call your emergency number.',
  ),
  flag('mastitis', 'an infected breast', [], 'Keep emptying the breast, and have it seen today.'),
  flag(
    'after-birth-mind',
    'low mood after a birth',
    [],
    'Many parents have it, it is no fault, and it can be treated. If you think of harming yourself or the baby, call your emergency number or a crisis line now: 988 in the US and Canada, 116 123 in the UK and Ireland.',
  ),
];
