import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

/** Pairs that differ by little: the first is calm, the second is not. */
describe('an episode that is told with its time and its good end', () => {
  test.each([
    'had chest pains in may, ecg and bloods normal, it was a strained muscle. which balm?',
    'I passed out in church last summer, the doctor checked everything and all was fine. Ginger?',
    'my girl choked on a sweet once at nursery, she is 12 now. mint drops ok?',
    'A couple of years ago, I had blood in my pee, cystoscopy clear, never came back. Nettle?',
    'had an ectopic six yrs ago, now not pregnant just trying again. raspberry leaf?',
    'our son had a febrile fit at two, he is at school now. lime blossom?',
    'slight headache after the beach, went off when i drank. peppermint for next time?',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'had chest pains in may, ecg and bloods normal, and again since last night',
    'I passed out in church last summer, doctor said all fine, passed out twice today',
    'my girl choked on a sweet once at nursery and is choking again now',
    'blood in my pee two years ago, cystoscopy clear, it came back today',
    'had an ectopic six yrs ago, now 7 weeks pregnant with pain on one side',
    'he had a seizure at 14, none for years, then one yesterday at work',
    'fine since my mini stroke in 2019 until this morning, now my hand is numb and weak',
    'had a fit in may, fine since. my friend swallowed bleach',
    'a bleed two years after my last period, all gone now',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});

describe('a question about what nobody has', () => {
  test.each([
    'what is sepsis actually, saw a poster at the surgery',
    'what counts as a fever in a toddler? ours is fine, just preparing',
    'how do you tell a stroke, asking for my first aid course',
    "what's the difference between croup and whooping cough",
    'what exactly happens in anaphylaxis, our school asked parents to learn',
    'is suicide more common in spring? psychology class',
  ])('"%s"', (asked) => expect(findRedFlag(asked)).toBeNull());
  test.each([
    'what is sepsis actually, dad is shivering and mottled',
    'how do you tell a stroke? my gran is talking funny',
    'what is an aneurysm, worst headache ever hit me like a hammer',
    'how many paracetamol are dangerous, i just had 16',
    "what's the least painful way to go",
    'what is considered a fast heart rate, mine is 190 and I feel faint',
  ])('but "%s"', (asked) => expect(findRedFlag(asked)).not.toBeNull());
});

describe('lists of what nobody has', () => {
  test.each([
    'no chest pain or breathlessness, only acid after wine',
    'a light cough without blood or fever or breathlessness',
    'zero chest pain zero dizziness, resting pulse 56',
    "my dad hasn't any chest pain, any dizziness or any palpitations, wants garlic",
    'nothing numb, nothing tingling, face straight, speech normal, only tired',
    'nobody is poisoned or hurt, we only want to know which berries taste good',
    'my aunt has no numbness or slurring, the doctor was content. ginkgo?',
    'no fever, rash or stiff neck, just a blocked nose',
    "she hasn't got any tightness, wheeze or blue lips, it's pollen",
    'no chest pain, sweating or breathlessness, she only wants a tea for the night',
    "the baby's not limp, hot or off her feeds, just windy",
    'what would tell me a mole is bad, none of ours have changed',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'no chest pain or breathlessness, but I coughed up blood',
    'no fever, no rash, but a stiff neck and so drowsy',
    'never had a seizure before, just had one in the kitchen',
    'no chest pain until an hour ago, now it crushes',
    'bee sting, not breathing normal, hand swollen',
    'no pain, sudden loss of sight in one eye',
    'no numbness or slurring until half an hour ago, now both',
    'no fever, chest pain since this morning',
    'no swelling, weakness in my right arm since breakfast',
    'no sweating, skin hot and dry, confused after the sauna',
    'no weakness but his speech is slurred',
    "I'm in labour and something is hanging out, no vomiting or fever",
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});

describe('small injuries with the signs of being small', () => {
  test.each([
    'brushed the oven shelf, tiny red line, no blister, held it under the tap. aloe?',
    'splinter in my palm from the shed, pulled it out, small dot left. calendula?',
    'the cat scratched my wrist a little, washed it, not red',
    'our lad scraped his chin off the scooter, cleaned, eating happily, just a bit red',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'brushed the oven shelf, skin is white and leathery, no pain',
    'splinter in my palm last week, red streak up my arm',
    'a stray dog scratched my wrist a little, washed it',
    'small scratch, washed, no redness. wasp sting in the mouth, tongue swelling',
    'small cut on my wrist, did it on purpose',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});

describe('rhythms and looks that always were so', () => {
  test.each([
    'my periods come every 37 days, always have, is that normal',
    'one leg is a bit thicker than the other since birth',
    'my left eyelid droops since birth. eyebright?',
    'spots of blood on the paper when constipated, known piles for years, same as ever',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'my periods always came every 28 days, now I bleed for 14 days and heavily',
    'one leg always was thicker, now it is hot, red and hurts',
    'my left eyelid droops since this morning',
    'blood in my stool for years, same as ever',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});
