/** Everyday words that lie close to a name, or are one, and must not be taken for it in a sentence. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `about above after again against almost also along already although always another answer anything around asked away
  because become before began behind being believe below better between beyond bring brought called cannot carry
  cause causes certain change check child children clear close comes coming common could course daily day different doctor during early
  either enough ever every everything example family feel feeling feels felt first follow found friend from getting
  given gives going good great group hands happen hard have having hear heard heart help helped helps here high hold home hours however
  house idea important inside instead keep kind know known large last later least leave left less level light like little
  live long look looking made make makes making many maybe mean means might minute moment month months more morning most mother
  much must myself name near need needs never next night nothing notice number often once only open order other others over
  ala part people perhaps person place plan please point possible problem problems quite rather really reason remember right same
  school seem seems should show since sleep small some someone something sometimes soon sort start started still
  stomach story study such suggest support sure system take taken takes taking talk tell than thank thanks that their them then there these they thing
  things think this those though thought three through time times today together told tomorrow tonight took toward tried try trying turn
  under until upon used useful using usually very wait walk want wanted wants water week weeks well went were what when where whether
  which while white whole will with within without woman women word words work working world would write year years yesterday
  young your yours healthy health natural herbal herbs medicine medicines medication medications supplement supplements vitamin vitamins
  alongside tablet tablets capsule capsules extract tincture remedy remedies safe safely dose doses amount amounts stress stressed
  anxious anxiety relax relaxed energy tired fatigue immune digestion digestive bloated bloating constipated mornings evening evenings
  pressure sugar weight pills pill tea teas brain chest liver kidney kidneys blood skin muscle muscles memory focus
  husband wife daughter son father sister brother grandmother grandfather baby toddler teenager doctor nurse pharmacist
  recommend recommended suggestions something anything nothing everyone someone question questions option options benefits benefit
  effects effect interact interacts interaction combine combined mixing mixed recipe recipes drink drinks drinking eating eaten
  history garden plants plant flowers flower leaves leaf roots root seeds seed grow growing movie movies novel player place
  control controls period periods concern concerns condition conditions symptom symptoms treatment treatments advice
  perfect general special particular current recent regular normal serious severe mild little slightly ginger-ale message
  folium folia radix rhizoma flos flores fructus semen cortex aetheroleum oleum tegumentum extractum siccum herba succus
  estratto secco fluido acide acido extrait extracto seco hoja hojas raiz feuille feuilles racine fleur fleurs graine
  blatter wurzel samen rinde kraut bluten replaced replace syndrome unwanted
  gotta sharpish hives hive
  ensures ensuring enure calliper callipers
  lanolin tudors tudor london tenerife lanzarote mates rape rapes laurels marvel philanthropists carbon carbons
  granddad granddads grandads circadian allergist allergists allergen allergens alkaloid androgen antivirus apoplexy aspirate
  backsides basilica bazooka botulism broadband calamine carapace cheaters clippers cookers creamers creepers cognition
  cognizant concertina coppery cyclonic cropper decompression decompressing dietetics dinette dioxin droplets droppers
  electrolytic fishbowl fluorine gringo grouting headlock honing hoodie hydrates hydrating inline inseam kitchenware lactate
  meltdown midtown mountaintop mountainsides paisley preppy prepping preserver pursuant recast redbreast restates retinal
  retentive retrofit robustly romaine rosebush rosewood saltwater seamless seasonally sectional sedation shaman showrooms
  silicone silverfish soulmate spectral spermicide spillage tailwind terrarium thievery thinness tortoiseshell tribesman
  tribesmen turners uncaring vascular wildflower wildflowers wayfaring weightlessness collegian discomfit divinely eventide
  innovate joyride joyrides impala industrialism restate soulmates terrapin tungsten velveteen
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weeknights
  forte plus extra ultra complex formula strength advanced premium maximum glycogen alfresco dynastic`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
