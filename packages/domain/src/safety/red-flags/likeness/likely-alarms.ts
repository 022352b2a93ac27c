import { callNow, crisisLine, noHerbs, poisonLine, type RedFlag, violenceLine } from '../red-flag.ts';
import type { Kind } from './kinds.ts';

const notSure = 'I may have misread you. If nobody is in danger, say so in other words and I will go on.';

/** What is answered when a message only sounds like an alarm: the right help first, and that it was a guess. */
export const likelyAlarms: Readonly<Record<Exclude<Kind, 'calm'>, RedFlag>> = {
  urgent: {
    id: 'likely-urgent',
    level: 'urgent',
    topic: 'something that a doctor should look at soon',
    paragraphs: [
      'What you write sounds like something that a doctor should look at soon, today if it is bad or gets worse. Only a clinician who sees you can tell what it is.',
      'If it gets worse quickly, call your emergency number: 911, 112, 999 or 000.',
      notSure,
    ],
  },
  'self-harm': {
    id: 'likely-self-harm',
    level: 'emergency',
    topic: 'thoughts of suicide or self-harm',
    paragraphs: [
      'What you write worries me, so I put this first. If you or someone near you thinks of dying or of self-harm, you do not have to carry it alone.',
      crisisLine,
      `If anyone is in danger right now, or something was taken or done: ${callNow}`,
      notSure,
    ],
  },
  violence: {
    id: 'likely-violence',
    level: 'emergency',
    topic: 'someone who may be hurt by another',
    paragraphs: [
      'It sounds as if someone could be hurt or kept small by another person. What is done to you is not your fault, and there is help.',
      `In danger now: ${callNow}`,
      violenceLine,
      `I cannot help with anything that would harm somebody or is given without their knowing. ${notSure}`,
    ],
  },
  poison: {
    id: 'likely-poisoning',
    level: 'emergency',
    topic: 'a possible poisoning or overdose',
    paragraphs: [
      'This sounds like a possible poisoning or overdose. Do not wait for signs.',
      poisonLine,
      `If someone is unconscious, has a seizure or cannot breathe well: ${callNow}`,
      'Do not try to vomit. Keep the package or a piece of the plant.',
      `${noHerbs} ${notSure}`,
    ],
  },
  'birth-and-babies': {
    id: 'likely-pregnancy-or-baby',
    level: 'emergency',
    topic: 'danger to a pregnancy or a baby',
    paragraphs: [
      'This sounds like a sign of danger for a pregnancy, a birth or a baby.',
      callNow,
      'In pregnancy, your maternity unit can also tell you at once what to do.',
      `${noHerbs} ${notSure}`,
    ],
  },
  body: {
    id: 'likely-emergency',
    level: 'emergency',
    topic: 'a possible emergency',
    paragraphs: [
      'What you write sounds like a possible emergency.',
      callNow,
      'Stay with the person, and give nothing to eat or drink while you wait for help.',
      `${noHerbs} ${notSure}`,
    ],
  },
};
