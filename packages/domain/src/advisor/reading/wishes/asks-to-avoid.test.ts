import { describe, expect, test } from 'vitest';
import { readText } from '../../../resolve/read.ts';
import { asksToAvoid } from './asks-to-avoid.ts';

const asked = (question: string) => asksToAvoid(question, readText(question).mentions);

describe('herbs that do not go with a medicine, an illness or an operation are asked for', () => {
  test.each([
    "Which herbs can't I take with warfarin?",
    'What interacts with warfarin?',
    'Which herbal teas are bad with warfarin?',
    'Is there anything herbal I must not take with sertraline?',
    'Do any herbs react badly with metformin?',
    'My mother takes amlodipine. Which herbs would be risky for her?',
    "I'm on apixaban, what supplements do I need to stay away from?",
    'I have kidney disease, what teas should I not drink?',
    'Which supplements do I need to stop before my operation next week?',
  ])('%s', (question) => expect(asked(question)).toBe('herbs'));
});

describe('what a named herb does not go with, or who should leave it, is asked for', () => {
  test.each([
    'Which meds can I not take with grapefruit?',
    "What can't be combined with St John's wort?",
    'Which medicines are a problem with licorice?',
    "Is there any medicine I can't have with turmeric?",
    "Who can't take ashwagandha?",
    'When should I not take senna?',
  ])('%s', (question) => expect(asked(question)).toBe('others'));
});

describe('something else is asked for', () => {
  test.each([
    "I can't sleep. Which herbs can I take with warfarin?",
    'Can I take valerian with sertraline?',
    "Is there something for anxiety that doesn't clash with my sertraline?",
    'Which tea is not bad with high blood pressure?',
    "I don't take any medicines. What helps against a cold?",
    'I cannot drink coffee. What else gives energy while on lisinopril?',
  ])('%s', (question) => expect(asked(question)).toBeNull());
});
