import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const with_ = (age: number, gender: string, currentMedications: string, healthConcerns = '') => ({
  age,
  gender,
  currentMedications,
  healthConcerns,
});
const onWarfarin = with_(66, 'male', 'warfarin');
const withCirrhosis = with_(50, 'male', 'atenolol', 'cirrhosis');
const expecting = with_(31, 'female', 'labetalol', 'pregnant 31 weeks');
const afterTransplant = with_(45, 'male', 'tacrolimus', 'kidney transplant');
const onGlimepiride = with_(58, 'male', 'glimepiride', 'type 2 diabetes');

describe('a mild sign that is grave for this person comes before any herb', () => {
  test.each([
    [onWarfarin, 'my gums bleed since sunday btw', 'urgent', 'warfarin'],
    [onWarfarin, 'I bruise easily lately', 'urgent', 'warfarin'],
    [withCirrhosis, 'my poo has been black like tar since monday', 'emergency', 'gullet'],
    [with_(39, 'female', 'carbimazole', ''), 'really sore throat today', 'urgent', 'Take no more of it'],
    [onWarfarin, 'slipped and banged my head, only a bump', 'emergency', 'skull'],
    [withCirrhosis, 'i feel muddled today', 'urgent', 'liver'],
    [with_(58, 'male', 'naproxen', 'gout'), 'my black poo, is that iron', 'urgent', 'naproxen'],
    [with_(67, 'female', 'rivaroxaban', 'DVT 2024'), "my calf's gone hot and tight again", 'urgent', 'clot'],
    [with_(64, 'female', 'methotrexate', ''), 'mouth ulcers and a sore throat since', 'urgent', 'blood count'],
    [with_(58, 'female', 'methotrexate'), "i'm bruising and my skin is paper thin, arnica?", 'urgent', 'blood count'],
    [with_(44, 'male', 'azathioprine'), 'covered in bruises, which gel', 'urgent', 'blood count'],
    [with_(48, 'female', 'none'), 'any herb for spotting, periods stopped 3 years ago', 'urgent', 'looked into'],
    [afterTransplant, "I've a temp of 38.6 tonight actually", 'emergency', 'a transplant'],
    [with_(47, 'male', 'clozapine'), 'havnt been toilet for 6 days, belly hard and sore', 'emergency', 'no motion'],
    [with_(47, 'male', 'clozapine'), 'i have not been to the toilet for 4 days', 'urgent', 'clozapine team'],
    [onGlimepiride, 'I took my glimepiride twice this morning', 'urgent', 'Eat now'],
    [onGlimepiride, 'took them without breakfast. can I have karela tea', 'urgent', 'Eat now'],
    [onGlimepiride, 'I took the capsules this morning, double, and have not eaten, church fast', 'urgent', 'Eat now'],
    [onGlimepiride, 'he is sweating a lot and talks things that dont make sense', 'emergency', 'sugar or juice now'],
    [onGlimepiride, 'yesterday before lunch I was sweating and shaking', 'urgent', 'low blood sugar'],
    [expecting, 'my head is aching and I see small small stars', 'emergency', 'pre-eclampsia'],
    [expecting, 'water running down my leg is it the bath lol', 'emergency', 'waters'],
    [with_(37, 'male', 'methadone', ''), 'had a few cans of lager with it', 'urgent', 'methadone'],
    [with_(41, 'male', 'phenelzine', ''), 'pounding headache after the cheese', 'emergency', 'blood pressure'],
    [with_(68, 'male', 'aspirin', 'angina'), 'chest is burning like fire after dinner', 'emergency', 'heart'],
    [with_(81, 'female', 'digoxin', ''), 'off my grub, and a greeny halo round the lamps', 'emergency', 'digoxin'],
    [with_(59, 'male', 'lithium', ''), 'hands shaking and a bit muddled after the runs', 'emergency', 'lithium'],
    [with_(61, 'male', 'dapagliflozin', ''), 'queasy and breathing fast, sugar only 11', 'emergency', 'ketoacidosis'],
    [
      with_(22, 'female', 'salbutamol', 'asthma'),
      'chest went tight and whistling, pump barely touched it',
      'emergency',
      'asthma attack',
    ],
    [
      with_(61, 'male', 'sildenafil, isosorbide mononitrate', 'angina'),
      'took half a blue one tonight and feel woozy',
      'emergency',
      'Use no nitrate',
    ],
    [
      with_(61, 'male', 'sildenafil, isosorbide mononitrate', 'angina'),
      'doc said viagra is ok if I leave the spray',
      'urgent',
      'must not be taken together',
    ],
    [with_(21, 'male', 'isotretinoin', 'acne'), 'feeling low as hell past 3 weeks', 'urgent', 'change the mood'],
    [with_(70, 'female', 'alendronate'), 'it is like a hot poker going down', 'urgent', 'ulcer of the gullet'],
    [with_(50, 'female', 'gliclazide', ''), 'I am doing a 5 day water fast', 'urgent', 'sugar dangerously low'],
    [with_(60, 'female', 'metformin', 'diabetes'), 'my sugar goes low sometimes', 'urgent', 'diabetes team'],
    [
      with_(53, 'female', 'estradiol patch', 'menopause'),
      'spotting again after 2 years none',
      'urgent',
      'lining of the womb',
    ],
  ])('%o: "%s"', (asker, said, level, about) => {
    const answer = lastOf(asker, said);
    expect(answer.level).toBe(level);
    expect(answer.text).toContain(about);
    expect(answer.offered).toEqual([]);
  });
});

describe('the same words of somebody else, of a herb, of the dose or of nothing that happened do not', () => {
  test.each([
    [with_(30, 'male', ''), 'my gums bleed when I floss'],
    [onWarfarin, 'could it make my gums bleed?'],
    [onWarfarin, 'can i drink black tea'],
    [with_(31, 'male', ''), 'chest is burning like fire after biryani ha ha'],
    [with_(40, 'female', ''), 'and what about the jet leg'],
    [with_(60, 'male', ''), 'near choked on the first go, wife says I am a terrible patient'],
    [withCirrhosis, "I'm confused about how many cups to drink"],
    [expecting, 'my feet swell in the evenings, any tea?'],
    [afterTransplant, 'what if i get a fever, is elderberry ok then'],
    [onGlimepiride, 'i sweat a lot at the gym'],
    [with_(52, 'female', 'oxycodone'), 'can i have a glass of wine with it?'],
  ])('%o: "%s"', (asker, said) => expect(lastOf(asker, said).level).toBe('none'));
});

test('where it was read stands beside the alarm', () => {
  expect(lastOf(expecting, 'my head is aching and I see small stars').sources.map(({ id }) => id)).toContain(
    'action-on-pre-eclampsia-signs',
  );
});

test('until it is seen to, nothing is offered for sleep or for the veins', () => {
  const stars = lastOf(expecting, 'my head is aching and I see small stars', 'let me take paracetamol and sleep first');
  expect(stars.level).toBe('emergency');
  expect(stars.offered).toEqual([]);
  const calf = lastOf(with_(67, 'female', 'apixaban', 'DVT'), 'my calf is hot and tight', 'what about horse chestnut');
  expect(calf.text).not.toMatch(/baby|babies/);
  expect(calf.offered).toEqual([]);
});

describe('whoever plays it down or would rather wait hears once more that it does not wait', () => {
  const bruised = 'a bruise the size of a saucer on my hip, no idea where from';
  test.each([
    [bruised, 'sure its only a bruise'],
    [bruised, 'can i not just see my own doctor on thursday'],
    ['the whites of my eyes went yella', "can't be that bad, i feel alright"],
    ['the whites of my eyes went yella', "i'll ring the doc when i'm back from spain"],
  ])('"%s", "%s"', (told, next) => {
    const answer = lastOf(onWarfarin, told, next);
    expect(answer.level).toBe('urgent');
    expect(answer.text).toContain('advice line');
  });

  test('an emergency known by a medicine stays one', () => {
    const asker = with_(79, 'female', 'digoxin, furosemide');
    const answer = lastOf(asker, "it's yellow round the lamps and I'm queasy", "Shouldn't I wait until Monday?");
    expect(answer.level).toBe('emergency');
  });
});

test('what makes it grave may be told after it', () => {
  const calf = ['my calf is hot and sore on one side', 'I am on the pill by the way'];
  expect(lastOf(with_(42, 'female', ''), ...calf).text).toContain('pill makes one likelier');
  const fast = ['doing a 5 day water fast, which teas', 'also on gliclazide, forgot to say'];
  expect(lastOf(with_(42, 'female', ''), ...fast).level).toBe('urgent');
  expect(lastOf(with_(42, 'female', ''), 'my knees ache', 'I am on the pill by the way').level).toBe('none');
});

test('a medicine taken back within the message is not theirs, and a carer asks for the one cared for', () => {
  const told =
    "Carer here for a lady, 88, on apixaban, tamsulosin no sorry that's her husband. She's dizzy when she stands.";
  expect(lastOf({}, told, 'She had a bump on the head at tea time').text).toContain('apixaban can let blood collect');
  expect(lastOf({}, told, 'can she have saw palmetto').text).not.toContain('tamsulosin');
});

describe('what was given since somebody was told to go', () => {
  const before = ['burns when i pee. uva ursi?', 'its been 4 days. back hurts now and i keep shivering'];
  const woman = { age: 30, gender: 'female' };

  test('is no second alarm', () =>
    expect(lastOf(woman, ...before, 'ok got antibiotics, trimethoprim. can i have cranberry with them').level).toBe(
      'none',
    ));

  test('and is one where it gets worse all the same', () =>
    expect(lastOf(woman, ...before, 'got antibiotics yesterday but still shivering, feel worse').level).not.toBe(
      'none',
    ));
});

describe('two medicines of the profile that explain the complaint come before any herb for it', () => {
  const onBoth = { age: 66, gender: 'male', currentMedications: 'atorvastatin 40, erythromycin since Friday' };

  test.each(['my thighs hurt when I climb the stairs, ginger?', 'shoulders so sore I can hardly lift my arms'])(
    'statin and antibiotic: "%s"',
    (told) => {
      const { text, level } = lastOf(onBoth, told);
      expect(level).toBe('urgent');
      expect(text).toMatch(/atorvastatin and erythromycin are not taken together/);
    },
  );

  test('the statin alone, or another complaint, is no alarm', () => {
    expect(lastOf({ ...onBoth, currentMedications: 'atorvastatin 40' }, 'my calves ache, ginger?').level).toBe('none');
    expect(lastOf(onBoth, 'ginger for an upset stomach?').level).toBe('none');
  });
});

describe('a liver that shows harm beside paracetamol', () => {
  test.each(['my skin has gone yellow', 'weeing brown like tea since yesterday', 'looking a bit jaundiced they say'])(
    'is for a hospital, and no more of it is taken: "%s"',
    (told) => {
      const { text, level } = lastOf({ age: 50 }, 'I take paracetamol for my back every day', told);
      expect(level).toBe('urgent');
      expect(text).toMatch(/Take no more of it/);
      expect(text).toMatch(/emergency department today/);
    },
  );

  test('yellow snot is none', () =>
    expect(lastOf({ age: 50, currentMedications: 'paracetamol' }, 'I have yellow snot, thyme?').level).toBe('none'));

  test('the same painkiller twice is named where it was only guessed that something is wrong', () =>
    expect(lastOf({ age: 46 }, 'been on co-codamol and paracetamol for my tooth all week').text).toMatch(
      /co-codamol holds paracetamol/,
    ));
});

test('who only wishes to come off a tablet for the nerves keeps it, and no alarm is raised', () => {
  const { text, level } = lastOf(
    { age: 50, currentMedications: 'diazepam 5mg' },
    'Is kava fine? I want to get off diazepam',
  );
  expect(level).toBe('none');
  expect(text).toMatch(/keep taking diazepam/);
});
