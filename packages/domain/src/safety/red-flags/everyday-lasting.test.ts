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
