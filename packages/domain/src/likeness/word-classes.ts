/** Words that stand for one another: "nan's jaw is aching" is said like "my dad's neck hurts". Without apostrophes, as they are read. */
const members: Readonly<Record<string, string>> = {
  self: 'i im ive id ill me my mine myself',
  other: `
    mum mom mam mother mummy ma dad daddy father pa papa nan nana nanna nanny gran granny grandma grandmother grandad grandpa
    grandfather opa oma husband hubby wife missus partner boyfriend girlfriend bf gf fiance fiancee fella bloke sister sis
    brother bro aunt auntie uncle cousin niece nephew stepdad stepmum friend mate pal neighbour neighbor flatmate housemate
    roommate colleague lodger man woman lady him her he she hes shes himself herself`,
  child: `
    baby newborn infant toddler child children kid kids kiddo son daughter boy girl lad lass grandson granddaughter grandchild
    babe bub bairn tot teenager teen twin twins`,
  limb: `
    arm arms elbow wrist hand hands finger fingers thumb leg legs thigh knee knees calf calves shin ankle ankles foot feet heel
    toe toes shoulder shoulders hip hips limb`,
  face: 'face mouth lip lips eyelid cheek cheeks jaw tongue smile gum gums tooth teeth chin brow nose nostril',
  eye: 'eye eyes eyelids pupil pupils vision sight eyesight',
  head: 'head skull temple temples forehead scalp brain ear ears neck throat nape',
  trunk: `
    chest breastbone sternum rib ribs heart lung lungs back spine side flank belly tummy stomach abdomen gut guts groin pelvis
    womb breast breasts boob nipple kidney kidneys liver bladder bowel bowels bottom bum rectum`,
  'private part': 'testicle testicles ball balls scrotum penis vagina vulva',
  fluid: `
    blood bloody bleed bleeding bled pee peeing wee urine poo poop stool stools phlegm mucus snot spit vomit vomiting puke sick
    pus discharge diarrhoea diarrhea semen period`,
  pain: `
    pain pains painful ache aches aching hurt hurts hurting sore tender agony killing sharp stabbing throbbing burning stinging
    cramp cramps`,
  colour: 'red purple blue grey gray black yellow white green pink brown orange dark pale',
  time: `
    minute minutes hour hours morning evening day days night nights week weeks weekend fortnight month months year years today
    tonight tomorrow yesterday lately recently monday tuesday wednesday thursday friday saturday sunday january february march
    april may june july august september october november december spring summer autumn winter christmas easter`,
  number:
    '# one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred dozen half couple several few',
  swallow: `
    swallow swallowed eat ate eaten eating drink drank drunk drinking take took taken taking chewed chewing sucked licked munched
    scoffed gulped sipped necked downed`,
  remedy: `
    tea teas herb herbs remedy remedies supplement supplements tincture capsule capsules balm cream ointment salve oil syrup
    infusion drops powder extract root leaf leaves flower flowers bark seed seeds`,
  herb: `
    chamomile camomile mint peppermint lavender sage rosemary thyme ginger turmeric garlic echinacea valerian nettle dandelion
    hawthorn elderberry fennel lemon basil parsley calendula yarrow comfrey aloe arnica ginseng ginkgo ashwagandha licorice
    liquorice fenugreek cinnamon honey saffron hibiscus rooibos passionflower hops linden oregano cayenne cranberry plantain
    mullein rosehip`,
  denial: `
    no not never nothing nobody none without dont doesnt didnt isnt arent wasnt aint cant couldnt wont wouldnt hasnt havent
    hardly barely`,
};

const classes = new Map(
  Object.entries(members).flatMap(([name, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, `=${name}`] as const),
  ),
);

/** The class a word belongs to, or else the word itself. */
export function classOf(word: string): string {
  return classes.get(word) ?? word;
}
