import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('ordinary complaints of weeks and months raise no alarm', () => {
  test.each([
    'Over the past three weeks I keep waking up at four in the morning and I cannot get back to sleep. Is there anything gentle I could try?',
    'I keep waking up at 3 am and cannot get back to sleep, and it has been going on since the summer. What would you suggest?',
    'My husband and I have been trying for a baby for eight months. Which herbs should I avoid while we try?',
    'We have been trying to conceive for over a year. Are there any herbs for that?',
    'Over the past three weeks I have been losing more hair than usual in the shower. Is there anything gentle I could try?',
    'I have had a burning pain behind my breastbone after meals for about two months. Which herb soothes that?',
    'After dinner I get a burning feeling in my chest. What tea would help?',
    'It has gone on for about two months. No, I have no thoughts of harming myself.',
    'My periods have become irregular and I wake up drenched. Could this be the menopause, and what may help?',
    'I have burning nerve pain in my feet and my mouth is dry from amitriptyline. What helps the dry mouth?',
    'I am not suicidal, only tired of everything at work.',
    'Would peppermint oil capsules be a good idea for me, given that I take omeprazole?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});

describe('an illness of long standing, those who are dead, and what comes with an operation are no alarm by themselves', () => {
  test.each([
    'My late mother swore by hawthorn berries for the heart, she lived to 94, never saw a doctor if she could help it. I have the failing heart myself now, and the ankles. Would the hawthorn do me good do you think?',
    "my mum can't sleep and she is diabetic, ginseng?",
    'my dad can hardly sleep and he has epilepsy, is valerian alright?',
    'My late father took garlic for his heart every day and lived to 91. Is it something for me?',
    'Correction they phoned, it is next thursday now, in 8 days!! Then is it too late to stop? I took all three this morning',
    'The operation is on Friday now. Is it too late to stop? I had both today',
    'Home now with the new hip, they gave me Xarelto for 5 weeks. Can I go back to the ginkgo and the others',
    'back home with my new knee, the surgeon put me on apixaban for two weeks. May I have ginger again?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    "my mum is diabetic and we can't wake her this morning",
    'I have heart failure and since last night I gasp for breath lying down',
    'my dad has epilepsy and has been jerking for six minutes',
    'Home now with the new hip, and one calf is hot and swollen',
    'home with the new knee and suddenly short of breath',
    'Is it too late to stop? I took all three bottles of pills this morning',
    'my mum died and I want to follow her',
  ])('with danger beside it: "%s"', (text) => expect(findRedFlag(text)).not.toBeNull());
});

describe('the same words with danger beside them do', () => {
  test.each([
    'I keep waking up at four in the morning drenched in sweat and I have lost weight',
    'I keep waking up at four in the morning and there is no point in living',
    'I wake up drenched and have lost weight. Could this be the menopause?',
    'We have been trying for a baby for eight months and now I am bleeding with a bad pain on one side',
    'a burning pain behind my breastbone after dinner, and my left arm is heavy',
    'a burning pain in my chest when I walk up the stairs',
    'a burning feeling in my chest after meals and food gets stuck when I swallow',
    'I have no thoughts of harming myself, but I have counted my tablets',
    'he was given that whole bottle of bleach to drink',
  ])('"%s"', (text) => expect(findRedFlag(text)).not.toBeNull());
});

describe('a week of a sluggish bowel, and weeks of a pregnancy, are no alarm', () => {
  test.each([
    'constipated for about a week since travelling, bit bloated. what works',
    'a bit bloated this week, is fennel any good',
    'my girlfriend is 9 weeks and being sick all the time. ginger ok?',
    "i'm 8 weeks and being sick every morning still, does ginger help",
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'constipated for six days and very bloated',
    'a bit bloated for three weeks now',
    'constipated for a week, a bit bloated and vomiting',
    'being sick for two weeks, still vomiting',
    'my son is 9 weeks and being sick all the time',
    "my wife is 9 weeks and being sick all day, she can't keep water down",
  ])('with danger beside it: "%s"', (text) => expect(findRedFlag(text)).not.toBeNull());
});
