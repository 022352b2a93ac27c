import { expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const karl = { age: 72, gender: 'male', currentMedications: 'warfarin', healthConcerns: 'atrial fibrillation' };
const expecting = { age: 29, gender: 'female', healthConcerns: '14 weeks pregnant' };

test.each(['did you check my medicines', 'have you considered my age', 'is this based on my profile'])(
  'whoever asks what was checked sees it: %s',
  (then) => {
    const { text } = lastOf(karl, 'my knees hurt, what helps', then);
    expect(text).toMatch(/This is what I check against/);
    expect(text).toMatch(/Medicines: warfarin/);
  },
);

test.each(['and paracetamol?', 'what about ibuprofen then', 'or just ibuprofen?'])(
  'a medicine in place of the herbs is for the pharmacist: %s',
  (then) => {
    expect(lastOf(karl, 'my knees hurt, what helps', then).text).toMatch(/is not mine to say/);
  },
);

test.each(["I'm on vitamin D too", 'I take fish oil as well', "I'm already on magnesium"])(
  'what is taken beside an offer is checked, not described: %s',
  (then) => {
    const { text } = lastOf(karl, 'my knees hurt, what helps', then);
    expect(text).not.toMatch(/recommended intake|is typical|upper limit/);
    expect(text).toMatch(/I found no warning|Ask first/);
  },
);

test('what to avoid, after an offer, is what the checks forbid', () => {
  expect(lastOf(expecting, 'what can I take for nausea', 'what should I avoid then').text).toMatch(
    /keep away from you[^]*Ginkgo/,
  );
});

test('a baby that is due is the pregnancy of the one who writes', () => {
  const { text } = lastOf({ age: 29, gender: 'female' }, 'is sage tea safe for me?', 'our baby is due in June');
  expect(text).toMatch(/noted: pregnant/i);
  expect(text).toMatch(/sage in pregnancy/);
});

test.each(['what if I already had some', 'my friend drank it all through hers'])(
  'raspberry leaf that was drunk is no poisoning: %s',
  (then) => {
    expect(lastOf(expecting, 'is raspberry leaf tea safe for me?', then).level).toBe('none');
  },
);

test.each(['can she go to school', 'should I keep her home?'])('school while ill is answered as such: %s', (then) => {
  expect(lastOf({ age: 6, gender: 'female' }, 'is elderberry syrup ok for her?', then).text).toMatch(
    /At home with a fever/,
  );
});

test('a time told after a herb was asked about may be how long it is taken', () => {
  expect(lastOf({ age: 46 }, 'can I take echinacea?', 'for about a week now').text).toMatch(
    /echinacea has been taken that long/,
  );
});

test.each(["that didn't help last time", 'it never worked for me before'])(
  'what was tried in vain is left: %s',
  (then) => {
    expect(lastOf({ age: 44 }, 'what helps with bloating', then).text).toMatch(/^Then leave/);
  },
);

test.each([
  ['adaptogens explained', /ashwagandha, rhodiola/],
  ['herb garden for beginners', /label each pot/],
  ['can I trust amazon supplements', /seal of independent testing/],
  ['do I have to stop before giving blood', /form of the blood service/],
  ['help me quit smoking', /stop-smoking service/],
])('what people type into a search box is answered: %s', (asked, says) => {
  expect(lastOf({ age: 44 }, asked).text).toMatch(says);
});
