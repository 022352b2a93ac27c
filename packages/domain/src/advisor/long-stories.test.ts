import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const pairs = ({ findings }: ReturnType<typeof lastOf>) =>
  findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`);

describe('alarms of a long message', () => {
  test('bleeding long after the last period is heard, however far apart the two are told', () => {
    const { level, text } = lastOf(
      {},
      `I am 58 and my last period was six years ago, or nearly. I teach the piano and sit a lot. My sister takes sage and says it is
      wonderful. On the weekend I noticed some spotting again, which I put down to the gardening. Would sage help me with the sweats?`,
    );
    expect(level).toBe('urgent');
    expect(text).toMatch(/bleeding after the periods have ended/);
  });

  test.each([
    `My aunt has been taking St John's wort for about three months because of her nerves. She is also on the mini pill from the clinic.
    Our cousin had an overdose years ago and he is fine now, but that is why I ask. Is the St John's wort fine for her?`,
    `My father is 70 and was treated for cancer of the bowel in spring; now he gets an infusion every three weeks. He has a sore mouth,
    tingling fingers, and is a bit queasy. He would like to rinse with sage tea. Is that okay for him?`,
    `My flatmate started metronidazole tablets yesterday. She also takes a tincture of echinacea, 30 drops three times a day. A friend
    told her to eat more garlic. Is any of that a problem for her?`,
  ])('none is made of sentences that stand side by side: %s', (told) => expect(lastOf({}, told).level).toBe('none'));

  test('nor of a long message and the next short one', () => {
    const before = `My aunt has been taking St John's wort for about three months because of her nerves. She is also on the mini pill.
      Our cousin had an overdose years ago and he is fine now, but that is why I ask. Is the St John's wort fine for her?`;
    expect(lastOf({}, before, 'She has stopped it just now, is that enough?').level).toBe('none');
  });
});

describe('what a long message tells in passing', () => {
  test('words of different sentences make no refusal, grief or cure together', () => {
    const { text } = lastOf(
      { age: 44, gender: 'female' },
      `My grandfather died of a stroke in 2004 so I try to live well. My hepatitis B is cured since 2015, so my mother knows what that is
      like and nobody knows why I caught it. I went down a rabbit hole and read about peppermint. Is peppermint tea okay for my bloating?`,
    );
    expect(text).toMatch(/peppermint/i);
    expect(text).not.toMatch(/harm anyone|sorry for your loss|known to cure|herbs for people only/);
  });

  test('a joint that was operated on and a pain that is denied are no wishes', () => {
    const { text } = lastOf(
      { age: 66, gender: 'female' },
      `I had a clot on the lung in 2019 after my knee. I have gallstones too, small ones, no pain now. Since the winter I sleep badly and
      lie awake until three. Is there something mild for the nights?`,
    );
    expect(text).toMatch(/sleep/);
    expect(text).not.toMatch(/sore joints|for pain/);
  });

  test('tablets taken for years are no herb taken for years', () => {
    const { text } = lastOf(
      { age: 60, gender: 'male', currentMedications: 'ramipril' },
      `I have been stable for three years now on my tablets, no complaints. A woman in the shop wanted to sell me hawthorn. She said it
      makes the heart strong. Is that all right with what I take?`,
    );
    expect(text).toMatch(/hawthorn/i);
    expect(text).not.toMatch(/longer than hawthorn was studied/);
  });
});

describe('of whom a long message is', () => {
  test('the wife who is expecting, and neither the unborn baby nor the mother who is quoted', () => {
    const { checkedFor, findings, text } = lastOf(
      {},
      `My wife is 38+4 and we have both had enough, she can't sleep, I can't sleep. My mum says castor oil. I should say our first was a
      caesarean in 2020 and she wants a normal birth. Baby is moving well and the waters are intact. What can she take to get things going?`,
    );
    expect(checkedFor).toBe('your wife');
    expect(findings.map(({ subject, with: other }) => `${subject.id} ${other.id}`)).toContain('castor-oil pregnancy');
    expect(text).toMatch(/After a cesarean the scar/);
  });

  test('a baby that is there stays the one asked about', () => {
    const { checkedFor } = lastOf(
      {},
      'My wife is pregnant again. Our baby is 8 months and has a cough, can I give him honey?',
    );
    expect(checkedFor).toBe('your baby');
  });

  test('what another takes is looked at although the question is of oneself', () => {
    const answer = lastOf(
      {},
      `My girlfriend asked me to write this. She started metronidazole tablets on Monday, for a week. She also takes echinacea tincture
      against colds, her flatmate said it is great. Second question, is there a herb for my hay fever, I mean for me?`,
    );
    expect(pairs(answer)).toContain('echinacea metronidazole');
    expect(answer.text).toMatch(/hay fever/);
  });

  test('what another bought for one is not what that one takes', () => {
    const { text } = lastOf(
      { age: 52, gender: 'male', healthConcerns: 'haemochromatosis' },
      `They take blood off me every two months, otherwise I am well. My wife has bought an iron tonic and vitamin C to build me up again. She
      means well, bless her. Could you tell me which of those is for me and which is not?`,
    );
    expect(text).toMatch(/iron with iron overload/);
    expect(text).not.toMatch(/your wife/);
  });

  test('one herb for me and another for her are checked apart', () => {
    const answer = lastOf(
      {},
      `I am 45 and have acid reflux, for which I take lansoprazole. My wife is 41, she has gallstones, no pain now. She wants to take
      artichoke after heavy meals. So: peppermint oil for me, and artichoke for her?`,
    );
    expect(pairs(answer)).toContain('artichoke-leaf gallstones');
    expect(answer.text).not.toMatch(/peppermint oil with gallstones/i);
  });
});

describe('the questions of a long message', () => {
  test('"if not, is there something else" is a question of its own, and what was taken is what one named', () => {
    const asked = `I have been on apixaban since a clot in the leg. My cousin sends me St John's wort from abroad. She says the doctors there
      prescribe it. May I take it, and if not, is there something else for sleep?`;
    const first = lastOf({ age: 64, gender: 'female', currentMedications: 'apixaban' }, asked);
    expect(pairs(first)).toContain('st-johns-wort apixaban');
    expect(first.offered.length).toBeGreaterThan(0);
    const then = lastOf(
      { age: 64, gender: 'female', currentMedications: 'apixaban' },
      asked,
      'To be honest I have taken it since Friday, one a day. Do I just stop?',
    );
    expect(then.text).toMatch(/Take no more St John/);
  });

  test('what is poison raw is not made at home', () => {
    const { text } = lastOf(
      { age: 63, gender: 'female' },
      `My legs are heavy in the evening and I have varicose veins. I read that horse chestnut helps. The street is full of conkers, so could I
      make a tincture myself?`,
    );
    expect(text).toMatch(/make nothing of horse chestnut yourself\. Never use raw seeds/);
  });

  test('a tooth that is being pulled is an operation', () => {
    const { text } = lastOf(
      { age: 62, gender: 'female', currentMedications: 'clopidogrel' },
      'I take garlic capsules and ginkgo.',
      'On Thursday a molar is being taken out, should I stop anything?',
    );
    expect(text).toMatch(/Nobody should stop clopidogrel alone/);
  });
});
