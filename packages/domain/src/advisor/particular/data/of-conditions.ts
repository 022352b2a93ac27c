import type { ConditionKey } from '../../../conditions/conditions.ts';
import type { Particular } from '../particular.ts';

type OfAnIllness = Required<Pick<Particular, 'says' | 'sources'>> & Pick<Particular, 'herbs'>;

/**
 * What is said where help with an illness itself is asked for; the herbs to keep away from come from the rules. Its
 * sources were read; where none stands, no public text that says it was found, and it is general knowledge.
 */
export const ofConditions: Readonly<Partial<Record<ConditionKey, OfAnIllness>>> = {
  diabetes: {
    says: 'Food, movement, a healthy weight and the medicine your doctor sets do the work in diabetes; no herb replaces them, and the proof for most of them is weak. What lowers sugar adds to your medicine, so ask first and measure more often when you begin.',
    sources: ['nccih-diabetes', 'review-gholami-2024-psyllium'],
    herbs: { 'blood-sugar': ['psyllium', 'beta-glucans', 'cinnamon-cassia', 'fenugreek'] },
  },
  'low-blood-sugar': {
    says: 'Low sugar needs sugar: juice, glucose or sweets at once, then a slow food such as bread. No herb helps it, and several lower sugar further. Nothing by mouth for somebody drowsy or unconscious: call an ambulance. When it comes again, have the dose or the cause looked at soon.',
    sources: ['nidirect-low-blood-sugar', 'eastamb-hypoglycaemia'],
  },
  'heart-failure': {
    says: 'I suggest no herb for heart failure. The tablets, little salt, daily weighing and a training plan of the heart team do most. Weight that goes up by 2 kg in three days, thicker legs or shorter breath: call them the same day.',
    sources: ['kings-daughters-heart-failure', 'healthwise-heart-failure-weight'],
  },
  'heart-disease': {
    says: 'I suggest no herb for the heart itself. Not smoking, walking, good values of pressure, fats and sugar, and the tablets you have protect it; oats, nuts, pulses and vegetables are part of that. Pain or pressure in the chest is an emergency.',
    sources: ['sutterton-heart-disease'],
  },
  arrhythmia: {
    says: 'An irregular pulse belongs with the heart doctor, as some kinds can lead to a stroke. Little alcohol, movement, a healthy weight, and treated blood pressure and sleep apnea lower the number of spells of atrial fibrillation. I suggest no herb for it.',
    sources: ['aha-2020-atrial-fibrillation'],
  },
  'long-qt': {
    says: 'With a long QT time I suggest nothing for the heart: several plants and many medicines lengthen it further. Show each new product to the heart doctor first. Vomiting or diarrhea that goes on can lower potassium and set off a spell, so see a doctor early; fainting is an emergency.',
    sources: ['mayo-long-qt'],
  },
  'postural-tachycardia': {
    says: 'More drinks and salt, as far as your doctor agrees, stockings and slow training lying down first help most in POTS. I hold no herb with good studies for it.',
    sources: ['bjgp-pots-self-management', 'review-miller-2018-pots'],
  },
  'artificial-heart-valve': {
    says: 'With a mechanical valve the blood thinner is for life and keeps it working, and many herbs change it. I suggest none for the heart. Good teeth matter too: tell the dentist of the valve.',
    sources: ['anticoagulation-europe-valves', 'study-strohecker-2012-warfarin-supplements'],
  },
  stroke: {
    says: 'After a stroke the tablets, treated pressure, not smoking and rehabilitation do most. I suggest no herb for it; several change blood thinners or the pressure. A new drooping face, weak arm or odd speech: call an ambulance.',
    sources: ['stroke-association-risk', 'north-bristol-after-a-stroke'],
  },
  'brain-bleed': {
    says: 'After a bleed in the brain treated pressure does most, then no smoking, little or no alcohol, and rehabilitation. I suggest no herb for it; many slow clotting, and so do aspirin and its kin. A sudden terrible headache, a weak side or odd speech: call an ambulance.',
    sources: ['csbpr-2020-brain-bleed'],
  },
  'blood-clots': {
    says: 'A clot needs its medicine, which keeps it from growing while the body clears it; no herb replaces that. Keep moving, drink enough, and wear the stocking if you were given one. A swollen, painful leg or sudden short breath is an emergency.',
    sources: ['east-kent-deep-vein-thrombosis', 'buckinghamshire-clots'],
  },
  'bleeding-disorder': {
    says: 'No herb makes up for what the blood lacks. The clinic that looks after it should see each product first, as many add to bleeding. Aspirin and its kin count among them.',
    sources: ['hemophilia-canada-von-willebrand'],
  },
  'liver-disease': {
    says: 'I suggest no herb for the liver. No alcohol, a healthy weight, vaccines against hepatitis and the treatment your doctor plans do most. Herbal products are themselves a known cause of liver harm.',
    sources: ['aafp-2001-chronic-liver-disease'],
  },
  hepatitis: {
    says: 'Hepatitis belongs with a liver doctor: hepatitis C can mostly be cured in weeks, and B be held down. No herb does that. Alcohol and many products strain the liver further.',
    sources: ['i-base-hepatitis-c-herbs', 'aafp-2001-chronic-liver-disease'],
  },
  'kidney-disease': {
    says: 'I suggest no herb for the kidneys. Treated pressure and sugar, no ibuprofen and its kin unless a doctor says so, and the diet your clinic sets protect them. Many herbs bring potassium or harm the kidneys, so show each one first.',
    sources: ['nkf-herbal-supplements', 'nhs-copy-kidney-disease', 'kidney-care-uk-healthy-kidneys'],
  },
  dialysis: {
    says: 'With dialysis the clinic sets drinks, potassium, phosphate and vitamins for you; herbs can upset that. I suggest none. Ask the clinic’s dietitian before any tea in quantity.',
    sources: ['american-kidney-fund-fluids', 'nkf-herbal-supplements'],
  },
  'bile-duct-obstruction': {
    says: 'A blocked bile duct has to be opened by doctors. Herbs that drive the bile can make it worse. Fever, yellow eyes or strong pain: go today.',
    sources: [],
  },
  'bowel-obstruction': {
    says: 'A blocked bowel is a matter for a hospital. Take nothing that swells or drives the bowel. Pain that comes in waves, a hard belly, vomiting and no wind is an emergency.',
    sources: ['medlineplus-copy-intestinal-obstruction'],
  },
  pancreatitis: {
    says: 'An inflamed pancreas needs a doctor. No alcohol, no smoking and, where they are prescribed, enzymes with each meal help most. Less fat eases a flare-up, but a lasting low-fat diet is only for whoever was told so by a dietitian. I suggest no herb for it. Strong pain in the upper belly, with vomiting or fever, is for today.',
    sources: ['nhs-chronic-pancreatitis', 'milton-keynes-pancreatitis-diet'],
  },
  asthma: {
    says: 'I suggest no herb for asthma. Keep to your inhalers and your plan. If you need the reliever more often than usual, see a doctor soon.',
    sources: ['nccih-asthma'],
  },
  schizophrenia: {
    says: 'I suggest no herb for it: the medicine, a steady day, sleep and people who know your early signs protect you. Cannabis and stimulants can bring a spell on. Tell the team of any product first.',
    sources: ['nhs-preventing-psychosis', 'eclipse-psychosis-substances'],
  },
  psychosis: {
    says: 'Hearing, seeing or believing what others do not needs a doctor today. No herb helps, and cannabis and stimulants make it worse. Somebody you trust can come along.',
    sources: ['nhs-preventing-psychosis', 'eclipse-psychosis-substances'],
  },
  delirium: {
    says: 'Sudden confusion has a cause, such as an infection, a medicine or too little water, and a doctor must find it today. Light, glasses, hearing aids and a known face help meanwhile. I suggest nothing to take.',
    sources: ['forth-valley-delirium'],
  },
  'tardive-dyskinesia': {
    says: 'Movements that come with a medicine belong with the doctor who prescribes it: the dose can be changed, and there are tablets for it. Do not stop it alone. Studies of ginkgo for it are few; ask before you try.',
    sources: ['review-niemann-2018-tardive-dyskinesia', 'nyu-tardive-dyskinesia'],
  },
  'alcohol-use-disorder': {
    says: 'Getting away from alcohol works best with help: a doctor, a group, and medicines that curb the wish to drink. After heavy daily drinking a sudden stop can be dangerous. No herb replaces that, and calming ones add to alcohol.',
    sources: ['nice-cg115-alcohol', 'uk-rehab-alcohol-withdrawal'],
  },
  'substance-use-disorder': {
    says: 'Getting away from a drug works best with a clinic or helpline that does this every day, and for some drugs there are medicines. No herb does it; kratom and the like bring a habit of their own.',
    sources: ['nida-opioid-use-disorder', 'mayo-copy-kratom'],
  },
  smoking: {
    says: 'Nicotine patches or gum, tablets from a doctor and a quit line raise the chance that it works, most of all together. I hold no herb that is shown to help; for the alkaloid of lobelia no trial showed a benefit. Pick a day, and tell somebody.',
    sources: ['cochrane-stead-2012-lobeline', 'review-ioannides-demos-smoking'],
  },
  'autoimmune-disease': {
    says: 'Here the body’s own defenses attack it, so herbs that lift them, such as echinacea or astragalus, are not for you. I suggest none for the illness itself. Please ask the doctor who treats it.',
    sources: ['lupus-encyclopedia-supplements', 'nccih-astragalus'],
  },
  sarcoidosis: {
    says: 'Sarcoidosis belongs with its doctors. I suggest no herb for it. Vitamin D and calcium can rise too high in it, so take neither unless your values were measured.',
    sources: ['sarcoidosis-uk-calcium', 'study-2016-vitamin-d-sarcoidosis'],
  },
  mastocytosis: {
    says: 'In mastocytosis what sets a spell off differs from one to the next: alcohol, heat, some painkillers, insect stings. Herbs can do it too, so I suggest none. Keep the emergency set at hand.',
    sources: ['nhs-devon-mastocytosis', 'harrisons-mastocytosis'],
  },
  'hereditary-angioedema': {
    says: 'This needs its own medicine at hand; the usual allergy tablets do not stop an attack. No herb does either. A swollen tongue or throat is an emergency.',
    sources: ['review-bernstein-2017-angioedema', 'all-about-hae-managing'],
  },
  'myasthenia-gravis': {
    says: 'Myasthenia belongs with the nerve doctor. Magnesium and several plants can weaken the muscles further, so I suggest none for it. Trouble breathing or swallowing is an emergency.',
    sources: ['bmj-best-practice-myasthenia'],
  },
  'muscle-disease': {
    says: 'A disease of the muscles belongs with its specialist. I suggest no herb for it. Training that fits and enough protein help; red yeast rice and some others can harm muscles.',
    sources: ['nccih-red-yeast-rice'],
  },
  hypothyroidism: {
    says: 'An underactive thyroid needs the hormone tablet in the right dose, and no herb replaces it. Take it on an empty stomach, hours apart from iron, calcium, fiber and coffee. Iodine and kelp can upset it further.',
    sources: ['providence-levothyroxine', 'ata-excess-iodine-2013'],
  },
  hyperthyroidism: {
    says: 'An overactive thyroid needs a doctor’s treatment: tablets, radioiodine or an operation. I suggest no herb for it. Iodine, kelp and ashwagandha can drive it further.',
    sources: ['graves-foundation-self-care', 'ata-excess-iodine-2013', 'nccih-ashwagandha'],
  },
  'thyroid-disease': {
    says: 'I suggest no herb for the thyroid. A blood test shows what is going on, and treatment follows from that. Iodine, kelp and ashwagandha can make it worse.',
    sources: ['ata-excess-iodine-2013', 'nccih-ashwagandha'],
  },
  'adrenal-insufficiency': {
    says: 'Missing adrenal hormones must be replaced by tablets, more of them in fever or injury; no herb does that, and licorice changes how they act. Vomiting or great weakness is an emergency: use the injection and call.',
    sources: ['addisons-group-sick-day-rules'],
  },
  'pituitary-disorder': {
    says: 'The pituitary steers other glands, so its doctor measures and replaces what is missing. I suggest no herb for it, as several act like hormones or change prolactin.',
    sources: [],
  },
  hyperaldosteronism: {
    says: 'Too much aldosterone can be treated with tablets or an operation. Little salt helps. I suggest no herb for it; licorice acts in the same way and makes it worse.',
    sources: ['aaes-primary-aldosteronism', 'study-sabbadin-2024-licorice'],
  },
  hypoparathyroidism: {
    says: 'Calcium and vitamin D are set here by blood tests, not by feel. I suggest no herb for it. Tingling round the mouth or cramps in the hands: call your doctor the same day.',
    sources: ['review-2018-hypoparathyroidism'],
  },
  pheochromocytoma: {
    says: 'This tumor drives pressure and pulse and has to be treated by specialists. I suggest nothing for it; stimulants and several plants can set off a crisis.',
    sources: ['intechopen-pheochromocytoma-crisis', 'medical-algorithms-pheochromocytoma'],
  },
  'low-potassium': {
    says: 'Low potassium has a cause, often a water tablet or diarrhea, and is filled up under blood tests. Licorice and strong laxatives lower it further. A racing or stumbling pulse or weak legs: go today.',
    sources: ['mayo-low-potassium', 'study-sabbadin-2024-licorice'],
  },
  'high-potassium': {
    says: 'High potassium is lowered by doctors and by what is left out: salt substitutes, potassium tablets and much juice or noni. I suggest no herb. Weak legs or a stumbling pulse is an emergency.',
    sources: ['report-doorenbos-2003-salt-substitute', 'report-mueller-2000-noni-potassium', 'ods-potassium'],
  },
  'low-magnesium': {
    says: 'Low magnesium is filled up with tablets in a dose that fits the kidneys; acid blockers, water tablets and alcohol are often behind it. Nuts, pulses and whole grain bring some. Have the value checked again.',
    sources: ['ods-magnesium', 'review-2017-magnesium-clinical'],
  },
  'high-calcium': {
    says: 'High calcium has to be explained by a doctor. Until then take no calcium, vitamin D or antacid with calcium of your own accord, ask about those that were prescribed, and drink enough; food with an ordinary amount of calcium need not be cut out. I suggest no herb for it. Confusion, great thirst or vomiting: go today.',
    sources: ['nhs-copy-hyperparathyroidism'],
  },
  hemochromatosis: {
    says: 'Letting blood is what lowers iron. Take no iron and no vitamin C tablets, drink little alcohol and eat no raw shellfish. Black tea with meals lowers what is taken up a little and replaces nothing.',
    sources: ['cdc-hemochromatosis-self-care'],
  },
  'g6pd-deficiency': {
    says: 'It cannot be treated, only what sets it off be left out: fava beans, some medicines and much vitamin C, to name a few. I suggest no herb for it. Dark urine, yellow eyes or sudden paleness: get help today.',
    sources: ['review-luzzatto-2018-favism'],
  },
  porphyria: {
    says: 'In porphyria attacks are set off by some medicines, alcohol, fasting and some herbs, so each product is looked up in the list of the porphyria center first. I suggest none for it.',
    sources: ['uct-porphyria-medicines', 'british-porphyria-association-drugs'],
  },
  'sickle-cell': {
    says: 'Enough to drink, warmth, vaccines, folic acid and the medicine of the clinic keep crises down. I suggest no herb for it. Fever, chest pain or a crisis that does not yield is an emergency.',
    sources: ['north-middlesex-sickle-cell'],
  },
  phenylketonuria: {
    says: 'The diet and its protein mix are the treatment, and no herb is. Aspartame brings phenylalanine, so read the labels of chewable and effervescent products.',
    sources: ['nspku-diet-2020', 'mayo-phenylalanine'],
  },
  'wilson-disease': {
    says: 'The medicine that carries copper out has to be taken for life; zinc is given for it too, but only as the liver doctor sets it. I suggest no herb. Multivitamins with copper are out.',
    sources: ['nih-2009-wilson-disease'],
  },
  'fructose-intolerance': {
    says: 'Leaving out what brings the sugar on is the treatment, with a dietitian where it is inborn. Syrups, honey and sorbitol in drops and chewables count. I suggest no herb for it.',
    sources: ['ojrd-table-fructose-excipients'],
  },
  'gastric-bypass': {
    says: 'After a bypass vitamins and minerals in the amounts your clinic sets are for life, and blood tests tell whether they reach you. I suggest no herb for it. No ibuprofen and the like: they can make ulcers.',
    sources: ['devon-bariatric-supplements', 'turkcapar-bariatric-medicines'],
  },
  'gastric-sleeve': {
    says: 'After a sleeve vitamins and minerals in the amounts your clinic sets are for life, and blood tests tell whether they reach you. I suggest no herb for it. Eat protein first, and drink between meals.',
    sources: ['devon-bariatric-supplements', 'turkcapar-bariatric-medicines'],
  },
  cancer: {
    says: 'I suggest no herbs against cancer. None is shown to treat it, and many change how treatment works. Ask the cancer team before you take anything, even a tea. For nausea, poor sleep or a dry mouth they know what fits.',
    sources: ['cruk-herbal-medicine'],
  },
  'breast-cancer': {
    says: 'I suggest no herbs against breast cancer. None is shown to treat it, and those that act like hormones may do harm. Movement and little alcohol help. Ask the cancer team before you take anything.',
    sources: ['cruk-herbal-medicine', 'cornell-2005-herbs-breast-cancer'],
  },
  'prostate-cancer': {
    says: 'I suggest no herbs against prostate cancer. None is shown to treat it, and those that act like hormones may do harm. Movement helps. Ask the cancer team before you take anything.',
    sources: ['cruk-herbal-medicine', 'prostate-cancer-uk-activity'],
  },
  'short-bowel': {
    says: 'A short bowel belongs with the team that feeds and treats it. I suggest no herb for it, and no probiotics without that team: germs get through such a bowel, and a feeding line holds them.',
    sources: ['review-2022-short-bowel-infections'],
  },
  'lung-cancer': {
    says: 'I suggest no herbs against lung cancer. None is shown to treat it, and beta-carotene gave smokers more of it. Ask the cancer team before you take anything; for cough, breath and appetite they know what fits.',
    sources: ['cruk-herbal-medicine', 'review-kordiak-2022-beta-carotene'],
  },
  carcinoid: {
    says: 'Such a tumor belongs with a center that knows it; injections ease flushing and diarrhea. I suggest no herb for it. Alcohol and what raises serotonin, such as 5-HTP, can set a spell off.',
    sources: ['study-joy-2008-5-htp-carcinoid', 'study-serotonin-synthesis-carcinoid'],
  },
  'hormone-sensitive-condition': {
    says: 'Where hormones feed an illness, I suggest none of the herbs that act like them, such as red clover, black cohosh or hops in quantity. Name the complaint, and I look for what is free of that.',
    sources: ['cornell-2005-herbs-breast-cancer', 'msk-red-clover'],
  },
  'organ-transplant': {
    says: 'After a transplant I suggest no herb on my own: many change the medicines that protect the organ, and what lifts the defenses works against them. Ask the transplant team about each product, teas too.',
    sources: ['nkf-transplant-herbs'],
  },
  'weakened-immunity': {
    says: 'I suggest nothing to lift the defenses here. Vaccines, hand washing and asking early at signs of infection do more. Live bacteria and yeasts in capsules can make people with weak defenses ill.',
    sources: ['famhp-2018-boulardii'],
  },
  hiv: {
    says: 'The daily tablets keep HIV down, and no herb does. Some, St John’s wort first of all, take the tablets’ effect away. Ask the clinic before any product; minerals are mostly taken hours apart.',
    sources: ['review-2017-supplements-antiretrovirals', 'ucsf-integrase-cations'],
  },
  tuberculosis: {
    says: 'Tuberculosis is cured by antibiotics taken to the last day, and by nothing else. The tablets strain the liver, so alcohol and herbs that do so too are out, and paracetamol (acetaminophen) is asked about first. Dark urine, yellow eyes or vomiting: call the clinic at once. I suggest none.',
    sources: ['aafp-tuberculosis-treatment'],
  },
  photosensitivity: {
    says: 'Shade, clothes and sun cream do most for skin that burns easily; a medicine may be behind it, so ask. I suggest no herb for it: St John’s wort, angelica and bergamot oil make it worse.',
    sources: ['healthnotes-photosensitivity'],
  },
  'swallowing-difficulty': {
    says: 'Trouble swallowing has to be looked into by a doctor soon, at once if food sticks. Take nothing that swells, such as psyllium or glucomannan. A speech therapist shows what goes down well.',
    sources: ['healthinfo-nz-swallowing', 'now-psyllium-label'],
  },
  dehydration: {
    says: 'Small sips, often, of a rehydration drink from the pharmacy do most; broth or diluted juice is a stopgap, but no juice or fizzy drinks for small children. No teas that drive water. Little urine, great thirst, dizziness or confusion need a doctor today, babies and the old sooner.',
    sources: ['nhs-wales-dehydration', 'nhs-copy-dehydration'],
  },
  'fluid-restriction': {
    says: 'The limit counts every cup, teas and soups too, so a herbal tea costs something of it. Sour drops, ice to suck and less salt ease thirst. I suggest nothing that needs much water.',
    sources: ['american-kidney-fund-fluids', 'vhf-clinic-fluid-restriction'],
  },
  eosinophilia: {
    says: 'Too many of these cells has a cause, such as an allergy, worms or a medicine, and a doctor looks for it. A supplement can be behind it too: show all you take. I suggest no herb for it.',
    sources: ['msd-eosinophilic-disorders', 'smpc-tryptophan'],
  },
  'vitamin-b12-deficiency': {
    says: 'A lack of vitamin B12 is filled up with B12, as tablets in a high dose or as injections, and its cause is looked for: the stomach, metformin, acid blockers, a vegan diet. No herb brings it. Folic acid alone can hide it.',
    sources: ['ods-vitamin-b12'],
  },
  'asbestos-exposure': {
    says: 'Not smoking matters most after asbestos, and check-ups where they are offered. Take no beta-carotene: it raised lung cancer in such people. I suggest no herb for it.',
    sources: ['nci-pdq-beta-carotene'],
  },
  falls: {
    says: 'Training of balance and strength, good light, shoes, glasses and a look through the medicines keep people on their feet. I suggest nothing calming. Two falls in a year are a reason to see the doctor.',
    sources: ['north-tyneside-falls', 'study-nhats-sleep-medicines-falls'],
  },
  edema: {
    says: 'Swelling has to be understood before it is treated: the heart, the kidneys, the veins or a medicine such as amlodipine can be behind it. Legs up and walking help tired legs. One leg alone, or short breath with it, is for today.',
    sources: ['severuss-2025-ankle-swelling', 'buckinghamshire-clots'],
  },
  herpes: {
    says: 'Herpes sleeps in the nerves, and tablets from a doctor shorten a spell when they are begun at the first tingle. For cold sores a cream with lemon balm is used; nothing of that kind belongs on the genitals. Near the eye, in pregnancy or with a newborn: today.',
    sources: ['bad-herpes-simplex', 'searles-herpes-simplex', 'healthier-together-neonatal-herpes'],
  },
  'optic-nerve-disease': {
    says: 'This belongs with an eye doctor. I suggest no herb for it. Sight that goes suddenly is an emergency.',
    sources: [],
  },
  'eating-disorder': {
    says: 'I suggest nothing for hunger, weight or the bowels here: it can do harm and keeps the illness going. Please tell your doctor or an eating disorder line; they listen, and they can help.',
    sources: ['nice-ng69-eating-disorders', 'study-burgalassi-2009-caffeine'],
  },
  'thyroid-scan': {
    says: 'Before the scan leave out iodine: kelp, seaweed, multivitamins with it and some cough mixtures, for as long as the clinic says. I suggest nothing to help it along.',
    sources: ['commonspirit-low-iodine-diet'],
  },
  'bowel-examination': {
    says: 'Keep to the sheet of the clinic: what to drink, and what to leave out. Iron and fiber are mostly stopped some days before. I suggest no herbs beside the solution you were given.',
    sources: ['digestive-health-clinic-colonoscopy', 'west-coast-endoscopy-colonoscopy'],
  },
  'laboratory-test': {
    says: 'Biotin in high amounts falsifies many blood tests, so it is left out two days or more before. Tell the laboratory what else you take. I suggest nothing to better a value before it was looked at.',
    sources: ['ods-biotin'],
  },
};
