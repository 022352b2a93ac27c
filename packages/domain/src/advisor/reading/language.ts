/** True when a message is plainly not in English. */
export function isForeign(text: string): boolean {
  if (otherScript.test(text)) return true;
  const own = count(text, english);
  if (count(text, tellingWords) > own) return true;
  return foreignWords.some((words) => count(text, words) >= Math.max(2, own + 1));
}

/** The question with English words for what was recognised in it; sentences for an emergency stand alone. */
export function inEnglish(text: string): string {
  const words = [...meanings, ...followUps].filter(([pattern]) => pattern.test(text)).map(([, word]) => word);
  return words.length === 0 ? text : `${text}. ${words.join(' ')}`;
}

/** Common words of languages in which people have asked; two of one language are a sign. */
const foreignWords: readonly RegExp[] = [
  /\b(?:qu[eé]|hola|gracias|algo|favor|el|los|para|tengo|puedo|dormir|hierba|ayuda|dolor|est[oó]y|mejor|t[eé])\b/giu,
  /\b(?:je|pour|quoi|quel(?:le)?s?|dormir|mal|j'ai|puis|prendre|plante|avec|est-ce)\b/giu,
  /\b(?:ich|was|hilft|gegen|kann|nehmen|schlafen|habe|und|welche|mit|kr[aä]uter|f[uü]r)\b/giu,
  /\b(?:cosa|posso|prendere|per|dormire|ho|mal|erba|aiuta|sono|quale)\b/giu,
  /\b(?:posso|tomar|para|dormir|tenho|dor|erva|ajuda|estou|qual)\b/giu,
];
/** Words that are a sign by themselves: Polish, Dutch, Turkish, Swedish, Czech, Finnish and others. */
const tellingWords =
  /\b(?:wie|oft|wieviel|nebenwirkung\w*|bijwerkingen|cu[aá]nt[oa]s?|combien|quant[oie]|quantas|jakie|zio[lł]a|mog[eę]|dla|wat|helpt|tegen|hoofdpijn|welk|kruiden|i[cç]in|hangi|nas[iı]l|bitki|iyi gelir|uyku\w*|hip[eé]rico|antidepresivo|hjälper|mot|vilka|örter|mitä|auttaa|jak|która|bylin\w*|mit|segít)\b/giu;
/** How a talk goes on in other languages. */
const followUps: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wie (?:oft|viel\w*)|wieviel|cu[aá]nt[oa]s? veces|cu[aá]nt[oa](?! tiempo)|combien(?! de temps)|quante volte|quant[oa](?! tempo)|quantas vezes|hoe (?:vaak|veel))\b/iu,
    'how much, and how often?',
  ],
  [/\b(?:wie lange|cu[aá]nto tiempo|combien de temps|quanto tempo|hoe lang)\b/iu, 'for how long?'],
  [
    /\b(?:nebenwirkung\w*|efectos secundarios|effets secondaires|effetti collaterali|efeitos colaterais|bijwerkingen)\b/iu,
    'side effects?',
  ],
  [/\b(?:am abend|abends|por la noche|le soir|la sera|[aà] noite)\b/iu, 'in the evening?'],
];
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Greek}\p{Script=Thai}]{2,}/u;
const english = /\b(?:the|is|are|what|how|can|for|my|with|and|take|have|help|does|should|i'm|good)\b/giu;

/** Different words; "was" twice is still English. */
function count(text: string, words: RegExp): number {
  return new Set(text.toLowerCase().match(words)).size;
}

/** English words for what people often ask for in other languages, so that the question can still be understood. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dolor|opresi[oó]n|douleur|schmerz\w*|dolore|dor|ból)\b[^.]*\b(?:pecho|poitrine|brust|petto|peito|klatce)\b|\b(?:brustschmerz\w*|mal al petto)\b|боль в груди|胸痛/iu,
    'I have chest pain.',
  ],
  [
    /\b(?:no puedo respirar|no puede respirar|(?:ne peux pas|n'arrive pas à) respirer|kann nicht atmen|keine luft|atemnot|non riesco a respirare|n[aã]o consigo respirar|nie mogę oddychać)\b|не могу дышать|不能呼吸/iu,
    'I cannot breathe.',
  ],
  [
    /\b(?:quiero morir|suicid\w+|selbstmord|umbringen|will sterben|veux mourir|me tuer|voglio morire|uccidermi|quero morrer|me matar|matarme)\b|самоубий|自杀/iu,
    'I want to kill myself.',
  ],
  [
    /\b(?:envenen\w+|intoxica\w+|vergift\w+|empoisonn\w+|avvelen\w+|sobredosis|[uü]berdosis|surdose|overdose)\b/iu,
    'I have been poisoned.',
  ],
  [/\b(?:inconsciente|bewusstlos|inconscient\w*|incosciente)\b/iu, 'He is unconscious.'],
  [
    /\b(?:dormir|insomnio|sue[nñ]o|schlaf\w*|einschlafen|sommeil|insomnie|dormire|sonno|insonnia|sono|ins[oô]nia)\b|сон|睡|眠/iu,
    'sleep',
  ],
  [/\b(?:estr[eé]s|stress\w*|[eé]stresse)\b|стресс|压力/iu, 'stress'],
  [/\b(?:ansiedad|ansiedade|angst|anxi[eé]t[eé]|ansia|nervios\w*)\b|тревог/iu, 'anxiety'],
  [
    /\b(?:digesti[oó]n|verdauung|digestione|digest[aã]o|est[oó]mago|magen\w*|estomac|stomaco)\b|желуд|消化|胃/iu,
    'digestion',
  ],
  [/\b(?:n[aá]useas?|[uü]belkeit|naus[eé]es?|nausea)\b|тошнот/iu, 'nausea'],
  [/\b(?:resfriado|resfrio|erk[aä]ltung|rhume|raffreddore|gripe)\b|простуд|感冒/iu, 'cold'],
  [/\b(?:garganta|halsschmerz\w*|hals|gorge|gola|garganta)\b/iu, 'sore throat'],
  [
    /\b(?:dolor de (?:barriga|vientre|est[oó]mago)|bauchschmerz\w*|bauchweh|mal au ventre|mal di pancia|dor de barriga)\b/iu,
    'stomach ache',
  ],
  [/\b(?:tos|husten|toux|tosse)\b|кашел|咳/iu, 'cough'],
  [/\b(?:cansad[oa]|cansancio|m[uü]de|m[uü]digkeit|fatigu[eé]e?|stanc[oa]|stanchezza|cansa[cç]o)\b|устал/iu, 'tired'],
  [/\b(?:dolor de cabeza|kopfschmerz\w*|mal de t[eê]te|mal di testa|dor de cabe[cç]a)\b|голов|头痛/iu, 'headache'],
];
