import type { UseKey } from '../herbs/use-keys.ts';

const help: Partial<Readonly<Record<UseKey, string>>> = {
  sleep:
    'What often helps as much as a herb: a steady bedtime, a cool dark room, and no screens or caffeine late in the day. If poor sleep lasts more than a month, see a doctor.',
  stress:
    'Slow breathing, a daily walk and regular meals help many people. If stress does not let go for weeks, talk to someone you trust or a doctor.',
  anxiety:
    'Slow breathing and movement can ease a hard moment. If worry rules your days, a doctor or therapist can help a great deal.',
  mood: 'Daylight, movement and company lift many moods. If low mood lasts more than two weeks, please see a doctor.',
  immunity: 'Sleep, hand washing, movement and vaccines do more for the immune system than any herb.',
  colds:
    'Rest, fluids and time do most of the work. See a doctor with high fever, shortness of breath or if it lasts more than ten days.',
  cough: 'A cough that lasts more than three weeks, or comes with blood, fever or short breath, needs a doctor.',
  digestion:
    'Smaller meals, eating slowly and a walk afterwards help many people. See a doctor with weight loss, blood or pain that stays.',
  bloating:
    'Smaller meals, eating slowly and fewer fizzy drinks help many people. See a doctor if it stays or gets worse.',
  nausea: 'Small, plain meals and sips of water help. See a doctor if you cannot keep fluids down.',
  constipation: 'Water, fiber and movement come first. See a doctor if it is new after 50, painful or with blood.',
  energy:
    'Tiredness that lasts weeks deserves a blood test: low iron, thyroid trouble and poor sleep are common reasons.',
  focus: 'Sleep, breaks and a quiet place matter most. Sudden trouble thinking clearly needs a doctor.',
  pms: 'Regular movement and enough sleep help many women. See a doctor if it disturbs your life each month.',
  menopause:
    'Layers, a cool bedroom and less alcohol ease hot flashes. A doctor can tell you about treatments that work well.',
  joints: 'Gentle movement and a healthy weight help joints most. Hot, red or suddenly swollen joints need a doctor.',
  headache: 'Water, rest and regular meals help. A sudden, very strong or new kind of headache needs a doctor at once.',
};

/** One line of help that is no herb, for the first concern that has one. */
export function everydayHelp(wanted: readonly UseKey[]): string | null {
  return wanted.map((use) => help[use]).find((line) => line !== undefined) ?? null;
}
