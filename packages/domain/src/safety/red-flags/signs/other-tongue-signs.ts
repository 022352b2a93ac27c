import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** Signs in German, French, Spanish, Italian and Portuguese, without accents, as messages are read: what `tongues` left of them. */
const eaten = concept(
  `
    gegessen isst aß probiert gekaut geschluckt verschluckt getrunken mange manger mangee goute avale bu machouille
    (?:se_)?comio comido comiendo probo mastico trago tragado bebio mangiat(?:o|a) assaggiat(?:o|a) masticato
    ingoiat(?:o|a) bevuto comeu mastigou provou engoliu bebeu
  `,
);
const poisonPlant = concept(
  `maiglockchen goldregen fingerhut tollkirschen? eisenhut eiben?(?:beeren|nadeln)? herbstzeitlosen? schierling
  stechapfel engelstrompeten? bilsenkraut wunderbaum rizinus\\w* oleander\\w* seidelbast knollenblatterpilz\\w*
  fliegenpilz\\w* muguet belladones? digitales? aconit colchiques? cigue datura laurier-?_?rose ricin(?:o|us)?
  amanites? baies_d'if adelfas? dedaleras? acelillo tejo aconito cicuta estramonio floripondio belladona
  lirio_de_los_valles mughetto oleandro tasso colchico stramonio belladonna amanita espirradeira loendro
  dedaleira mamona comigo_ninguem_pode trombeta trombeteira`,
);
const mouth = concept(`mundwinkel mund gesicht boca cara bouche visage bocca viso faccia rosto`);
const hanging = concept(
  `
    hang(?:t|en)? schief gelahmt torcid(?:a|o) caid(?:a|o) de_travers paralyse\\w* tombe\\w* tort(?:a|o) cadente
    paralizzat(?:a|o) paralizad(?:a|o) paralisad(?:a|o) dormid(?:a|o)
  `,
);
const speech = concept(
  `
    sprechen sprache spricht reden hablar habla parler parle parole parlare parla falar fala sagen bewegen mover
    bouger muovere
  `,
);
const noLonger = concept(
  `
    nicht_mehr (?:kann|konnte)_plotzlich verwaschen lallt undeutlich no_puede no_podia ne_peut_plus n'arrive_plus
    non_riesce nao_consegue arrastra mal de_repente plotzlich subitement improvvisamente
  `,
);
const fever = concept(`fieber fiebre fievre febbre febre fever`);
const stiffOrConfused = concept(
  `
    steifen?_nacken nackensteif\\w* nacken_(?:ist_)?(?:ganz_)?steif verwirrt lichtscheu benommen apathisch
    rigidez_de_nuca cuello_rigido nuca_rigida confundid(?:o|a) desorientad(?:o|a) somnolient(?:o|a) nuque_raide
    raideur_de_la_nuque confus\\w* somnolent\\w* collo_rigido rigidita_nucale confusa? sonnolent(?:o|a) pescoco_duro
    pescoco_rigido nuca_dura
  `,
);
const blood = concept(`blut sangre sang sangue`);
const outlet = concept(
  `urin harn stuhl kot orina orino heces deposiciones pis urines? selles feces cocotte pipi feci urina fezes coco xixi`,
);
const lump = concept(`knoten bulto boule nodulo caroco grosseur masse bola`);
const breast = concept(`brust busen pecho seno mama sein seins mammella peito axila achsel aisselle`);
const yellow = concept(`gelbe? gelblich\\w* amarill(?:o|a)s? amarel(?:o|a)s? jaunes? (?:gialla|gialli|gialle|giallo)`);
const eyesOrSkin = concept(`augen haut ojos piel yeux peau occhi pelle olhos pele`);
const severalDays = concept(
  `
    seit_(?:vier|funf|sechs|sieben|\\d+)_tagen seit_(?:einer_woche|wochen) desde_hace_(?:\\w+)_(?:dias|semanas)
    hace_(?:\\w+)_(?:dias|semanas) depuis_(?:\\w+)_(?:jours|semaines) da_(?:\\w+)_(?:giorni|settimane)
    ha_(?:\\w+)_(?:dias|semanas)
  `,
);
const earPain = concept(
  `ohrenschmerzen dolor_de_oido mal_aux? oreilles? otite mal_d'oreille mal_di_orecchi\\w* dor_de_ouvido`,
);

const poisonousPlant = concept(
  `
    (?:pianta|planta|plante|bacca|bacche|baya|bayas|baie|baies|fungo|funghi|seta|setas|hongo|champignon|cogumelo|erba|hierba)_(?:velenos(?:a|o|e|i)|venenos(?:a|o|as|os)|toxique|toxiques|toxica|tossic(?:a|o|he))
    giftig\\w*_(?:pflanze|beere\\w*|pilz\\w*)
  `,
);
const youngBaby = concept(
  `baby saugling neugeborenes bebe recien_nacido neonato nouveau-?_ne nourrisson bambino_di recem_nascido`,
);
const fewWeeks = concept(
  `
    [1-9]_wochen (?:zwei|drei|vier|funf|sechs|sieben|acht)_wochen [1-9]_(?:semanas|semaines|settimane)
    (?:dos|tres|cuatro|cinco|seis|duas|quatro|deux|trois|quatre|cinq|due|tre|quattro|cinque)_(?:semanas|semaines|settimane)
  `,
);

const bleachOrBattery = concept(
  `
    agua_sanitaria lixivia lejia cloro javel eau_de_javel candeggina varechina bleichmittel abflussreiniger
    rohrreiniger soda_caustica detersivo detergente lessive knopfbatterie pila_de_boton pile_bouton pila_a_bottone
    desatascador frostschutz\\w* anticongelante
  `,
);
const tongueOrThroat = concept(`zunge hals kehle langue gorge lengua garganta lingua gola lippen levres labios labbra`);
const swells = concept(
  `
    schwillt angeschwollen geschwollen zugeschwollen gonfl\\w* gonfi\\w* hinch\\w* inchad\\w* inchando cierra ferme
    chiude fecha
  `,
);
const aReaction = concept(
  `
    allerg\\w* alerg\\w* erdnuss nuss nusse wespe biene cacahuete\\w* noix guepe nuez nueces abeja avispa noce noci
    vespa amendoim mani luft respir\\w* atem\\w* plotzlich schnell rapido vite
  `,
);
const sees = concept(`sehe seh sieht vejo veo vois vedo`);
const flashes = concept(`blitze lichtblitze eclairs destellos relampagos lampi flashes moscas mouches`);
const cough = concept(`husten huste toux tousse tos toso tosse`);
const forLong = concept(
  `
    (?:seit|depuis|da|desde_hace|hace|ha|desde_ha)_(?:\\w+_)?(?:monat\\w*|mois|mes|meses|mesi)
    (?:seit|depuis|da|desde_hace|hace|ha)_(?:[3-9]|drei|vier|funf|sechs|trois|quatre|cinq|tre|quattro|cinque|tres|cuatro|quatro|cinco)_(?:wochen|semaines|settimane|semanas)
  `,
);
const noAirInHindi =
  /\b(?:saans|sans|saas) (?:nahi|nahin|nai|nhi)(?: \w+)? (?:aa|le|ho|rahi)\b|\bsaans (?:phool|ruk|lene me(?:in)? (?:bahut )?(?:taklif|dikkat))\b/i;

export const otherTongueSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [eaten, poisonPlant],
      [eaten, poisonousPlant],
      [eaten, bleachOrBattery],
    ],
  },
  { of: 'severe-allergy', near: [[tongueOrThroat, swells, aReaction]] },
  { of: 'breathing-or-allergy', patterns: [noAirInHindi] },
  { of: 'eye', near: [[sees, flashes]] },
  { of: 'long-cough', near: [[cough, forLong]] },
  { of: 'sick-baby', near: [[fever, youngBaby, fewWeeks]] },
  {
    of: 'stroke',
    near: [
      [mouth, hanging],
      [speech, noLonger],
      [concept(`gelahmte halbseite seite`), concept(`gelahmt\\w* taub`)],
    ],
  },
  { of: 'serious-infection', near: [[fever, stiffOrConfused]] },
  { of: 'blood-where-none-belongs', near: [[blood, outlet]] },
  { of: 'lump-or-weight-loss', near: [[lump, breast]] },
  { of: 'jaundice', near: [[yellow, eyesOrSkin]] },
  { of: 'long-fever', near: [[fever, severalDays]] },
  { of: 'ear-throat-tooth', near: [[fever, earPain]] },
];
