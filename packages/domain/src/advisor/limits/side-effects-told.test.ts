import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const on = (currentMedications: string, healthConcerns = '') => ({ age: 52, currentMedications, healthConcerns });

describe('what a medicine does to some is heard before any herb', () => {
  test.each([
    [on('ramipril'), ['woke up with a fat lip today, no idea why'], 'emergency', 'ramipril'],
    [on('clozapine'), ['not been to the loo since sunday'], 'urgent', 'clozapine'],
    [on('capecitabine'), ['the runs 7 times a day. tea?'], 'urgent', 'cancer team'],
    [on('capecitabine'), ['hands n feet peeling red raw, aloe?'], 'urgent', 'hand-foot'],
    [on('simvastatin'), ['both thighs ache since they upped my dose'], 'urgent', 'simvastatin'],
    [on('simvastatin'), ['pee looks like cola this mornin'], 'urgent', 'muscle breaks down'],
    [on('prednisolone 20mg'), ['i just stopped them cold on friday tbh'], 'urgent', 'in steps'],
    [
      on('', 'on dialysis'),
      ['can i have star fruit', 'had one last night, hiccups wont stop'],
      'emergency',
      'star fruit',
    ],
    [
      on('phenelzine'),
      ['had marmite and a cheddar toastie, head is banging and heart pounding'],
      'emergency',
      'blood pressure',
    ],
    [on(''), ['been on the lash 3 weeks', 'stopped dead. shaky n sweaty'], 'urgent', 'Withdrawal'],
  ])('%o: %j', (asker, said, level, words) => {
    const { level: heard, text } = lastOf(asker, ...said);
    expect(heard).toBe(level);
    expect(text).toContain(words);
  });

  test('a sign of two messages is heard when another stands between them', () =>
    expect(
      lastOf(on('atorvastatin'), 'my thighs are sore lately', 'what of devil’s claw gel', 'urine is dark today').level,
    ).toBe('urgent'));

  test('nerves and sleep are the same trouble while drink is stopped', () =>
    expect(lastOf(on(''), 'on the lash 3 weeks', 'stopped dead, shaky n sweaty', 'kava calm that?').offered).toEqual(
      [],
    ));
});

describe('and stays an everyday matter where it is none', () => {
  test.each([
    [on('ramipril'), 'my lips are dry and cracked, what balm'],
    [on('rosuvastatin'), 'sore legs after the gym, what rub?'],
    [on(''), 'quit sugary drinks and i sweat less now. spearmint tea?'],
    [on('hydrocortisone cream'), 'stopped the cream yesterday, calendula now?'],
  ])('%o: "%s"', (asker, said) => expect(lastOf(asker, said).level).toBe('none'));
});

describe('what a medicine is known to do is told by its name, whatever is asked', () => {
  test.each([
    [on('lercanidipine'), ['socks leave deep marks, both feet puffed up by evening. herb?'], 'lercanidipine'],
    [on(''), ['feet swollen since they put me on felodipine'], 'felodipine'],
    [on('amlodipine'), ['ankles a bit puffy at night', 'could that be my tablets?'], 'amlodipine'],
    [on('mirtazapine'), ['piled on the pounds and ravenously hungry'], 'mirtazapine'],
    [on('propranolol'), ['awful nightmares, lemon balm?'], 'propranolol'],
    [on('metoprolol'), ['erections are no good any more'], 'metoprolol'],
    [on('venlafaxine'), ['I sweat like mad at my desk, sage?'], 'venlafaxine'],
    [on('indapamide'), ['calf cramps every night, is magnesium good?'], 'indapamide'],
    [on('isotretinoin'), ['cheeks like old parchment, lips splitting, what is natural?'], 'isotretinoin'],
    [on('canagliflozin'), ['itchy down below again'], 'canagliflozin'],
    [on('escitalopram'), ["can't sleep since the escitalopram"], 'escitalopram'],
  ])('%o: %j', (asker, said, medicine) => {
    const { text, level } = lastOf(asker, ...said);
    expect(text).toMatch(new RegExp(String.raw`(?:effects? of|such as) [^.]*${medicine}`));
    expect(text).toMatch(/prescriber|doctor/);
    expect(level).toBe('none');
  });

  test('with what was read about it', () =>
    expect(lastOf(on('amlodipine'), 'my ankles swell').sources.map(({ id }) => id)).toContain(
      'independent-pharmacist-oedema',
    ));

  test.each([
    [on('amlodipine'), 'rolled my ankle and it is swollen, arnica?'],
    [on('amlodipine'), 'what helps me sleep?'],
    [on('mirtazapine'), 'which tea helps digestion?'],
    [on('propranolol'), 'does ashwagandha cause nightmares?'],
    [on('ibuprofen'), 'my ankles are puffy'],
  ])('%o: "%s" is another matter', (asker, said) => expect(lastOf(asker, said).text).not.toMatch(/known effects? of/));

  test.each([
    'one ankle is swollen since amlodipine and the calf is sore',
    "feet swollen on nifedipine and I can't lie flat for lack of breath",
  ])('"%s" is not left at that', (said) => expect(lastOf(on('amlodipine'), said).level).not.toBe('none'));
});

describe('a dry cough that lasts beside an ACE inhibitor', () => {
  test.each([
    [on('enalapril'), ['tickle in the throat and coughing for 3 months, marshmallow?']],
    [on(''), ['since I started on trandolapril I cough night after night, thyme?']],
    [on('lisinopril'), ['coughing since february, no phlegm, no fever']],
  ])('%o: %j', (asker, said) => {
    const { text, level } = lastOf(asker, ...said);
    expect(text).toMatch(/well-known effect of tablets such as \w+pril[^]*do not stop \w+ alone/);
    expect(level).toBe('urgent');
  });

  test.each([
    [on('enalapril'), 'coughing for 6 weeks with green phlegm', 'A doctor|a doctor|After three weeks'],
    [on('losartan'), 'cough for two months', 'After three weeks'],
    [on('enalapril'), 'a cough since yesterday, what tea?', 'can cause a dry cough'],
  ])('%o: "%s" is told otherwise', (asker, said, words) => {
    const { text } = lastOf(asker, said);
    expect(text).not.toContain('well-known effect');
    expect(text).toMatch(new RegExp(words));
  });
});
