import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['kidney transplant', 'what helps a sore throat?', 'call the transplant team today'],
  ['metal heart valve', 'elderberry for the flu?', 'With an artificial heart valve'],
  ['ulcerative colitis', 'my guts are playing up, ginger?', 'may be a flare'],
  ['Crohn’s disease', 'what helps with cramps and wind?', 'may be a flare'],
  ['rheumatoid arthritis', 'sore knees, is rosehip any good?', 'tell the rheumatology team'],
  ['rheumatoid arthritis', 'my hands are so stiff and painful, boswellia?', 'tell the rheumatology team'],
  ['heart failure', 'something for constipation', 'as much as your team allows'],
  ['heart failure', 'a dry hacking cough since monday, which tea?', 'can be water on the lungs'],
  ['dementia', 'she gets agitated at night, what calms?', 'may be a delirium'],
])('%s: "%s"', (healthConcerns, asked, says) => {
  expect(lastOf({ age: 60, healthConcerns }, asked).text).toContain(says);
  expect(lastOf({ age: 60, healthConcerns }, asked, asked).text).not.toContain(says);
});

test.each([
  ['ulcerative colitis', 'what helps me sleep?', 'may be a flare'],
  ['rheumatoid arthritis', 'ginger for nausea?', 'rheumatology team'],
  ['rheumatoid arthritis', 'can I have echinacea, I have rheumatoid arthritis', 'rheumatology team'],
  ['rheumatoid arthritis', 'sage for a sore throat?', 'rheumatology team'],
  ['heart failure', 'is ginkgo ok?', 'as much as your team allows'],
  ['asthma', 'a dry hacking cough since monday, which tea?', 'can be water on the lungs'],
  ['high blood pressure', 'my guts are playing up, ginger?', 'may be a flare'],
])('not for another complaint or illness: %s, "%s"', (healthConcerns, asked, says) =>
  expect(lastOf({ age: 60, healthConcerns }, asked).text).not.toContain(says),
);

test.each([
  ['tamoxifen', 'soaked in sweat each night, any herb?', 'do not stop it alone'],
  ['letrozole', 'hot flushes all day. what helps?', 'a usual effect of letrozole'],
  ['lithium', 'i hold water in my legs, a herbal water pill please', 'until it poisons'],
  ['Priadel', 'something for fluid retention', 'until it poisons'],
  ['rilpivirine', 'low mood, what helps?', 'tell the HIV clinic this week'],
  ['nortriptyline', 'dry mouth all day and I sleep badly', 'often comes from medicines such as nortriptyline'],
  ['oxybutynin', 'my tongue feels so dry, any tea?', 'often comes from medicines such as oxybutynin'],
  ['rivastigmine', 'dizzy when I get up. ginger?', 'can slow the heart'],
])('of a medicine, %s: "%s"', (currentMedications, asked, says) => {
  expect(lastOf({ age: 60, currentMedications }, asked).text).toContain(says);
  expect(lastOf({ age: 60, currentMedications }, asked, asked).text).not.toContain(says);
});

test.each(['my feet tingle at night', 'pins and needles in my toes, any herb?', 'soles burning in bed'])(
  'feet with diabetes are looked at: "%s"',
  (asked) => {
    expect(lastOf({ age: 60, healthConcerns: 'type 2 diabetes' }, asked).text).toContain('Look at your feet every day');
    expect(lastOf({ age: 60 }, asked).text).not.toContain('Look at your feet every day');
  },
);

test.each([
  ['tamoxifen', 'what helps me sleep?', 'usual effect'],
  ['lithium', 'drink more water, is that good?', 'until it poisons'],
  ['amlodipine', 'a herbal water tablet?', 'until it poisons'],
  ['nortriptyline', 'dry skin, what helps?', 'dry mouth'],
  ['metformin', 'dizzy when I get up. ginger?', 'can slow the heart'],
])('not of another medicine or complaint: %s, "%s"', (currentMedications, asked, says) =>
  expect(lastOf({ age: 60, currentMedications }, asked).text).not.toContain(says),
);

test.each([
  ['tea tree for toenail fungus', 'my feet are a bit numb mind'],
  ['garlic foot bath for fungus', 'i have neuropathy in the feet'],
  ['tea tree for athletes foot', "can't feel my toes much"],
])('with diabetes nothing that bites goes on feet that do not feel: "%s", "%s"', (first, told) =>
  expect(lastOf({ age: 60, healthConcerns: 'type 2 diabetes' }, first, told).text).toContain('nothing that bites'),
);

test.each([
  [
    { age: 47, healthConcerns: 'lung transplant 2020' },
    'woke up all achy, feels like flu. which tea?',
    'transplant team today',
  ],
  [{ age: 61, currentMedications: 'ciclosporin' }, 'think I have got the flu', 'transplant team today'],
  [{ age: 39, currentMedications: 'mycophenolate and prednisolone' }, 'went down with the flu, elderberry?', 'today'],
])('flu with lowered defences is for today: %o "%s"', (asker, asked, says) => {
  const { level, text, offered } = lastOf(asker, asked);
  expect(level).toBe('urgent');
  expect(text).toContain(says);
  expect(offered).toEqual([]);
});

test.each([
  'should I have the flu jab',
  'the office has the flu, how do I avoid catching it',
  'had the flu last winter',
])('but none that was or is to be kept away: "%s"', (asked) =>
  expect(lastOf({ age: 47, healthConcerns: 'lung transplant 2020' }, asked).level).toBe('none'),
);
