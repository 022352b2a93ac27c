import { describe, expect, test } from 'vitest';
import { findRedFlagInTalk } from './alarm-in-talk.ts';
import { findRedFlag } from './find-red-flag.ts';

/** What to do first differs by kind, so the kind must be right and not the level alone. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  choking: [
    "bit of steak is stuck in grandpa's throat he can't talk or cough",
    "he's choking, can't talk",
    'baby is choking on a grape',
    "something went down the wrong way and she can't breathe or speak",
    'my husband has food lodged in his windpipe',
    'choking',
    "he swallowed a piece of meat and can't speak or breathe",
    "my husband can't speak or breathe, he was eating steak",
  ],
  'chemical-in-eye': [
    'got a splash of drain cleaner in my eye',
    'bleach splashed in my eyes',
    'lime plaster dust got in his eye it burns',
    'superglue in my eye',
    'acid from the car battery hit my eye',
  ],
  'heat-stroke': [
    "grandad's been gardening in 38 degrees, skin hot and dry, doesn't know where he is",
    'marathon in the heat, he collapsed, stopped sweating, talking nonsense',
  ],
  hypothermia: [
    'Fell in the loch, stopped shivering and mumbling',
    'found nan in her freezing house, cold as ice and slurring',
    "Grandpa got very cold outside, he's stopped shivering and mumbles",
  ],
  'severe-bleeding': [
    'sliced my wrist opening an avocado and the blood is pumping',
    'cut my wrist on glass by accident, bleeding a lot',
    "knife slipped and I cut my wrist, blood won't stop",
  ],
  'chest-pain': ["chest is crushing, I feel like I'm going to die"],
  'severe-allergy': [
    "she ate peanuts and can't breathe or speak, hives all over",
    'took echinacea half an hour ago and my tongue feels fat and my voice has gone funny',
    'after the chamomile my tongue is thick and I sound odd',
    'ate walnuts, lips tingling, voice hoarse, tongue heavy',
  ],
  'serious-infection': [
    'she has a chesty cold and now she is drowsy, stone cold and mottled',
    'the infection on my shin spreads by the hour and it is agony',
    'Mother is 82 on antibiotics for a water infection now confused, mottled skin, breathing fast, no urine',
    'gran has a uti and is suddenly confused and shivering',
  ],
  violence: ['my boyfriend swears he will kill me', 'her father hits my daughter'],
  stroke: [
    "his face droops and he can't talk",
    "mum suddenly can't speak",
    "dad can't speak or move his arm",
    'worst headache of my life came on like someone hit me with a bat',
    'sudden headache as if I was hit with a hammer',
    'the face of my father is fall on one side and he not speak good',
    'mouth of my mother go down one side, she talk no good',
    'my grandfather face is fall, his words is not clear',
    'husband no can move left arm and his mouth is bend',
    'he is having a stroke right now',
    'What helps a stroke? I think I am having one',
  ],
  'head-injury': [
    'one of his pupils has been wider since he fell off the wall',
    'our boy fell off the climbing frame, now one pupil is bigger and he keeps dozing',
    'my niece was knocked off her bike, now she is slurring',
    "Dad takes apixaban and hit his head. He's just got a bump",
  ],
  'eye-emergency': [
    'eye is rock hard and red, halos, vomiting with the pain',
    'my eye is agony, red, I see rainbows round lights and feel sick',
  ],
  'harm-to-others': [
    'I can hear the baby saying I should drown him',
    'I hear voices which tell me to hurt my kids',
    'what can i slip in my stepdads coffee so he doesnt wake up',
    "something to put in my husband's dinner so he never wakes",
    'how to make my boss ill without him knowing',
    "how many castor beans for my boss's smoothie",
    'which herb makes someone fall asleep without them noticing',
  ],
  overdose: [
    'accidentally doubled up my thyroid and beta blockers, pulse is 38 and im woozy',
    'my daughter swallowed pills on purpose',
  ],
  'withdrawal-emergency': [
    'no vodka since Sunday and he is muddled',
    'the baclofen pump ran out, I am rigid and confused',
    'stopped drinking 2 days ago after years, shaking, seeing insects on the wall',
    'quit booze on monday, sweating, fits and seeing things',
    'off valium for 3 days, hallucinating',
  ],
  'cold-limb': [
    "my leg has gone white and cold and i can't feel my toes, really painful",
    'leg suddenly cold, pale and numb',
    'my foot is white, cold and painful',
    'arm went white and cold, no pulse',
    'toes turned blue and icy, agony, no feeling',
  ],
  'internal-bleeding': [
    'vomiting blood',
    'threw up what looks like coffee grounds',
    'my poo is black and sticky like tar and I feel faint',
    'coughed up a load of blood this morning',
    'black tarry stools since starting ibuprofen',
    'passing lots of blood from my back passage, dizzy',
  ],
  'vaginal-bleeding': [
    'bleeding through a pad every half hour and feeling dizzy',
    'soaking a tampon and pad every hour, passing clots',
    'period so heavy I flood through a super pad in 30 minutes and feel faint',
    "my period won't stop, clots like golf balls, I'm light headed",
  ],
  pregnancy: [
    '28 weeks pregnant bleeding through a pad',
    'gave birth last week and I am soaking a pad every hour',
    "I'm 28 weeks pregnant and my face and hands have become puffy",
    '33 weeks, the monitor at home says 172 over 114',
    'I drank a herb tea to end my pregnancy',
  ],
  'breathing-or-allergy': [
    "my child is so breathless she can't speak",
    "my son's chest pulls in with every breath and he can't talk",
    "my daughter's lips have gone blue",
    "dad's lips are blue and he's gasping",
  ],
  'kidney-infection': [
    'burning when I wee and now fever and pain in my back on one side',
    'stinging pee, shivering, my kidney hurts',
    'my back hurts and I have a fever',
  ],
  eye: [
    'painful rash with blisters near my eye on one side',
    'shingles on my forehead, eyelid is swollen',
    'painful blistery rash on one side of my forehead and tip of nose, eye is sore',
    'blisters on one side of my face like shingles, near the eye',
  ],
  asthma: [
    'asthma pump every 10 mins and my chest is tight',
    "Does elderberry help an asthma attack? I'm having one now",
  ],
  'breathing-with-illness': [
    'grandpa has heart failure, he can only breathe sitting bolt upright and it gurgles',
    'I have COPD, I am suddenly gasping for air and confused',
  ],
  'collapse-or-seizure': ['my husband is having a seizure right now', 'my child is having a seizure'],
  'diabetic-emergency': [
    'my diabetic uncle seems drunk but has not had a drop',
    'she injected her insulin but did not eat, now she is sweaty and muddled',
    'my diabetic mother is shaking, sweaty and not making sense',
  ],
  'swallowed-object': [
    'The baby has swallowed a button battery, the remote is open',
    'he swallowed two small magnets from a toy',
    'the toddler has put a button battery up her nose',
  ],
  'not-breathing': ["he's fallen over and isn't breathing", 'my dad stopped breathing'],
  mastitis: ["my breast is red and hard, I'm breastfeeding, fever 39.5"],
  'leg-clot': ['My leg has swelled up, only the left one'],
  jaundice: ['hubby has turned the colour of a lemon'],
  'pressed-spine': [
    "I've had back pain for weeks, now I can't control my bladder",
    'slipped disc, and since today both legs are numb',
    'my back is bad and I cannot feel my bottom when I wipe',
  ],
  'rising-weakness': ["pins and needles creeping up from my feet for three days and now I can't climb stairs"],
  'mouth-floor': [
    'abscess on a bottom tooth, under my tongue it is swollen and hard and swallowing is difficult',
    'after the extraction my jaw is swollen and I can hardly open my mouth or swallow, trouble swallowing',
  ],
  'spine-injury': [
    "fell off the roof, can't feel my legs",
    'she came off her horse and both legs are numb',
    "dived into shallow water and he can't move his arms",
    'car crash, no feeling in his legs',
  ],
  'adrenal-crisis': ['I have Addison’s disease and keep vomiting', 'my hydrocortisone tablets come straight back up'],
  venom: ['an adder bit me on the shin', 'stung by a scorpion in the garden'],
  'gas-or-fumes': [
    'we all have a headache and feel sick since the stove is lit',
    'I mixed bleach with the toilet cleaner and cannot stop coughing',
  ],
  drowning: ['we pulled our niece out of the pond, she coughs and is sleepy'],
  'rabies-risk': ['bitten by a bat in the attic'],
  'missed-dialysis': ['he missed his dialysis and feels very weak'],
  'sexual-assault': ['I was raped on Saturday'],
  'child-abuse': ["my stepfather hits me when he drinks, I'm 12"],
  'grave-signs': ['my anorexia is back, I weigh 36 kilos and I keep fainting'],
  psychosis: ['since giving birth my wife says the baby is the devil and must be got rid of'],
};

describe.each(Object.entries(kinds))('the answer is the one for %s', (kind, messages) => {
  test.each(messages)('"%s"', (message) => expect(findRedFlag(message)?.id).toBe(kind));
});

describe('the first thing to do is named', () => {
  test.each([
    ['choking on a grape, he is going blue', /blows between the shoulder blades/],
    ["fell off a ladder and can't feel his legs", /Do not move.*nobody move or lift/],
    ['bleach splashed in my eyes', /Rinse the eye/],
    ['my heart meds are fine but my throat is closing after a sting', /adrenaline pen/],
    ['vomiting blood since this morning', /aspirin/],
    ['foot went white, cold and numb, agony', /Do not rub, heat or raise it/],
    ['marathon in the heat, he stopped sweating and talks nonsense', /Cool the skin/],
    ['we all have a headache and feel sick since the stove is lit', /^Go outside into fresh air now/],
    ['a viper bit my ankle', /Do not cut, suck, cool or tie it/],
    ['I was raped on Saturday', /1-800-656-4673/],
    ['my heart races at 180 and I nearly pass out', /heart/],
  ])('"%s"', (message, advice) => expect(findRedFlag(message)?.paragraphs.join(' ')).toMatch(advice));

  test.each(['vomiting blood', 'bleeding through a pad every half hour', 'black sticky stools'])(
    'no wound is pressed on where none is told: "%s"',
    (message) => expect(findRedFlag(message)?.paragraphs.join(' ')).not.toMatch(/wound|press/i),
  );
});

describe('an alarm is told over several messages', () => {
  test.each([
    [['I took some tablets', 'about 30 of them'], 'paracetamol', 'overdose'],
    [['my baby has a cold', "he's 7 weeks"], 'feels really hot, thermometer says 38.7', 'sick-baby'],
    [['heartburn again tonight'], "now it's spreading to my jaw and I'm sweating", 'chest-pain'],
    [['nobody likes me and i dont see the point anymore'], 'i dont wanna talk to a hotline', 'self-harm'],
    [["I'm diabetic"], "my foot has a small wound too that won't close", 'infected-wound'],
    [["I'm 9 weeks"], "throwing up every morning and can't keep water down", 'dehydration'],
    [['is it dangerous to eat a daffodil?', 'my dog did'], 'my baby son too and he is being sick', 'poisoning'],
    [['my baby has a fever'], "she's 2 months", 'sick-baby'],
    [["I'm tired", 'really tired of everything'], 'of being alive', 'self-harm'],
    [['how many sleeping pills is too many?'], 'I have the packet in front of me', 'self-harm'],
    [['I came off Valium', 'a few days ago'], 'I tremble and see insects', 'withdrawal-emergency'],
    [['32 weeks'], 'my hands and face are puffy and I see flashes', 'pregnancy'],
    [['tight chest since breakfast'], "I don't want to bother an ambulance", 'chest-pain'],
    [['I took 30 paracetamol', 'only joking'], "I wasn't joking, I did take them", 'overdose'],
    [['gran takes warfarin', 'she tripped'], 'and banged her head on the table', 'head-injury'],
    [["I'm constipated", 'there is blood on the stool'], 'for three weeks now', 'blood-where-none-belongs'],
  ])('%j, then "%s"', (before, message, kind) => expect(findRedFlagInTalk(before, message)?.id).toBe(kind));

  test.each([
    [['I want to die'], 'sorry I was joking'],
    [['my son ate foxglove'], 'the ambulance is here, thanks'],
    [['crushing chest pain'], 'what helps with sleep'],
    [['my leg is numb', 'I sat on it'], 'better again'],
    [["I can't breathe"], 'through my nose, I have a cold'],
    [["I don't want to go on"], 'with coffee'],
    [['I go four times a night. Is saw palmetto any use?', 'is it ok with my blood thinner?'], 'pumpkin seeds then?'],
    [['she has a headache', 'peppermint oil on the forehead?'], 'can she drink peppermint tea'],
    [['I have so many spots on my face', 'tea tree oil?'], 'it burns when i put it on'],
    [['is ginkgo good for memory'], 'she is on the heart pressure tablets as well'],
    [['my son is 4 and has had a cough for 3 days'], "he's actually 10 months, sorry"],
    [['what helps nausea'], 'and which tea for that'],
    [['my toddler ate a berry'], 'poison control said it is harmless, may he have fennel tea?'],
  ])('and is over, or was never one: %j, then "%s"', (before, message) =>
    expect(findRedFlagInTalk(before, message)).toBeNull(),
  );
});

test.each(['and my 10 month old?', 'what about my baby?', 'is hibiscus tea enough to stop my tablets?'])(
  'is no alarm: "%s"',
  (message) => expect(findRedFlag(message)).toBeNull(),
);
