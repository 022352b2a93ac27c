import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from './find-red-flag.ts';

describe('who cries, who lacks milk and whose blood is tested', () => {
  test.each([
    'my baby is 5 weeks and cries every evening like clockwork, my mother in law swears by fennel tea. ok or not?',
    'my son is 7 weeks old now and cries each evening, gran says dill water',
    'ok its my sister who needs it more, she has a 2 month old and no milk. fenugreek for her?',
    'awake half the night since the baby. shes 9 weeks and on the boob',
    'no proper sleep since the baby, he is 2 months and still breastfed',
    'exhausted since baby came. hes 11 weeks',
    'my sister has no milk and her baby is 6 weeks. which tea?',
    'I am 79 and have a metal valve, they check my blood every month. now my knees are bad, turmeric?',
    'past menopause for 9 years, and my blood is tested every spring. red clover?',
  ])('"%s" is told without alarm', (message) => expect(findToldAlarm(message)).toBeNull());

  test.each([
    'I had a baby 5 weeks ago and am crying all day',
    'my baby is 6 weeks and I cry every day and feel nothing',
    'no sleep since the baby. hes 9 weeks and on the boob and wont wake up',
    'she is 6 weeks and on the boob, fever of 38.5',
    'no sleep since the baby, shes 3 months and breastfed. i hear voices',
    'a lump on the breast that bleeds',
    'my newborn has had no milk since last night and is sleepy',
    '2 month old, no milk since yesterday, floppy',
    '61, periods stopped 9 years ago, blood on the pad today',
  ])('"%s" is an alarm', (message) => expect(findToldAlarm(message)).not.toBeNull());

  test('a tub that was a present is none that was swallowed', () => {
    expect(findToldAlarm('my neighbour gave me a tub of calcium, when do I take it with my weekly tablet')).toBeNull();
    expect(findToldAlarm('she gave me a bottle of her tablets and I took them all')).not.toBeNull();
    expect(findToldAlarm('I took a whole tub of sleeping tablets')).not.toBeNull();
  });

  test.each([
    'so my flatmate got this kava drink from a kava bar and its the only time ive seen him chill. i get panicky on the tube. could i',
    'my housemate drank kava, first time i saw her so relaxed. could i try',
  ])('praise of a calm evening is no fear of anyone: "%s"', (message) => expect(findRedFlag(message)).toBeNull());
});
