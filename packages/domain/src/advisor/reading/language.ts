import { choice } from '../../resolve/phrases.ts';

/** True when a message is plainly not in English. */
export function isForeign(text: string): boolean {
  const own = count(text, english);
  if ((otherScript.test(text) && !isOnlyAName(text, own)) || /[¿¡]/.test(text)) return true;
  if (count(text, tellingWords) > own) return true;
  return foreignWords.some((words) => count(text, words) >= Math.max(2, own + 1));
}

/** "Can عمر and I have ginger tea?": one word of another script in an English sentence. */
function isOnlyAName(text: string, english: number): boolean {
  const foreign = text.split(/\s+/).filter((word) => otherScript.test(word));
  return foreign.length === 1 && english >= leastEnglish;
}

const leastEnglish = 2;

/** The question with English words for what was recognised in it; sentences for an emergency stand alone. */
export function inEnglish(text: string): string {
  const words = [...meanings, ...followUps].filter(([pattern]) => pattern.test(text)).map(([, word]) => word);
  return words.length === 0 ? text : `${text}. ${words.join(' ')}`;
}

/**
 * Common words of languages in which people have asked; two of one language are a sign. A word ends where no letter
 * follows: `\b` takes "ü" for none.
 */
const foreignWords: readonly RegExp[] = [
  /(?<!\p{L})(?:qu[eé]|hola|gracias|algo|favor|el|los|para|tengo|puedo|dormir|hierba|ayuda|dolor|est[oó]y|mejor|t[eé]|es|la|en|con|una?|del|puedes?|segur[oa]|sirve|tomar|embarazo|mi|hijo|hija)(?!\p{L})/giu,
  /(?<!\p{L})(?:je|pour|quoi|quel(?:le)?s?|dormir|mal|j'ai|puis|prendre|plante|avec|est-ce|est|elle|la|les?|des|une?|pendant|s[uû]r|sûre|grossesse|peut|mon|ma)(?!\p{L})/giu,
  /(?<!\p{L})(?:ich|was|hilft|gegen|kann|nehmen|schlafen|habe|und|welche[rsn]?|mit|kr[aä]uter|f[uü]r|ist|bei|der|das|eine?|sicher|mein|meine|geht|danke|ihm|nicht|auch|seit|aber|noch|sehr|gut|wir|sie|es|darf|dazu|nehme|trinken|stille|zum|zur|den|dem)(?!\p{L})/giu,
  /(?<!\p{L})(?:cosa|posso|prendere|per|dormire|ho|mal|erba|aiuta|sono|quale|è|il|la|di|con|una?|gravidanza|sicur[oa]|mio|mia)(?!\p{L})/giu,
  /(?<!\p{L})(?:posso|tomar|para|dormir|tenho|dor|erva|ajuda|estou|qual|é|na|com|uma?|gravidez|segur[oa]|meu|minha)(?!\p{L})/giu,
  /(?<!\p{L})(?:o|os|pode|posso|tomar|chá|não|tem|está|com|uma?|do|da|meu|minha|tomo|para|ao|bebé|bebê)(?!\p{L})/giu,
  /(?<!\p{L})(?:ik|wil|met|en|veel|kan|dat|mijn|voor|een|het|niet|mag|ook|heb|heeft|bij|zijn|thee|van|hij|zij|slik|wordt)(?!\p{L})/giu,
  /(?<!\p{L})(?:czy|mog[eęę]|pi[cć]|bior[eę]|mam|jestem|si[eę]|nie|przy|lek|jaki|jaka|moja|mój|moje|razem|herbat[eęa]|może|na|ma)(?!\p{L})/giu,
  /(?<!\p{L})(?:ve|için|mi|mı|bir|var|çok|ile|kullanıyorum|içebilir|içsem|miyim|annem|babam|olur|mu|alıyor|alıyorum|çayı|iyi|gelir)(?!\p{L})/giu,
];
/** Words that are a sign by themselves: Polish, Dutch, Turkish, Swedish, Czech, Finnish and others. */
const tellingWords = new RegExp(
  String.raw`(?<!\p{L})${choice(
    /wie|oft|wieviel|nebenwirkung\p{L}*|bijwerkingen|cu[aá]nt[oa]s?|combien|quant[oie]|quantas|jakie/u,
    /zio[lł]a|mog[eę]|dla|wat|helpt|tegen|hoofdpijn|welk|kruiden|i[cç]in|hangi|nas[iı]l|bitki|iyi gelir/u,
    /uyku\p{L}*|hip[eé]rico|antidepresivo|hjälper|mot|vilka|örter|mitä|auttaa|jak|która|bylin\p{L}*|mit/u,
    /segít/u,
  )}(?!\p{L})`,
  'giu',
);
/** How a talk goes on in other languages. */
const followUps: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:wie (?:oft|viel\p{L}*)|wieviel|cu[aá]nt[oa]s? veces|cu[aá]nt[oa](?! tiempo)|combien(?! de temps)|quante volte|quant[oa](?! tempo)|quantas vezes|hoe (?:vaak|veel))(?!\p{L})/iu,
    'how much, and how often?',
  ],
  [/(?<!\p{L})(?:wie lange|cu[aá]nto tiempo|combien de temps|quanto tempo|hoe lang)(?!\p{L})/iu, 'for how long?'],
  [
    /(?<!\p{L})(?:nebenwirkung\p{L}*|efectos secundarios|effets secondaires|effetti collaterali|efeitos colaterais|bijwerkingen)(?!\p{L})/iu,
    'side effects?',
  ],
  [/(?<!\p{L})(?:am abend|abends|por la noche|le soir|la sera|[aà] noite)(?!\p{L})/iu, 'in the evening?'],
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
    /(?<!\p{L})(?:dolor|opresi[oó]n|douleur|schmerz\p{L}*|dolore|dor|ból)(?!\p{L})[^.]*(?<!\p{L})(?:pecho|poitrine|brust|petto|peito|klatce)(?!\p{L})|(?<!\p{L})(?:brustschmerz\p{L}*|mal al petto)(?!\p{L})|боль в груди|胸痛/iu,
    'I have chest pain.',
  ],
  [
    /(?<!\p{L})(?:no puedo respirar|no puede respirar|(?:ne peux pas|n'arrive pas à) respirer|kann nicht atmen|keine luft|atemnot|non riesco a respirare|n[aã]o consigo respirar|nie mogę oddychać)(?!\p{L})|не могу дышать|不能呼吸/iu,
    'I cannot breathe.',
  ],
  [
    /(?<!\p{L})(?:quiero morir|suicid\p{L}+|selbstmord|umbringen|will sterben|veux mourir|me tuer|voglio morire|uccidermi|quero morrer|me matar|matarme)(?!\p{L})|самоубий|自杀/iu,
    'I want to kill myself.',
  ],
  [
    /(?<!\p{L})(?:envenen\p{L}+|intoxica\p{L}+|vergift\p{L}+|empoisonn\p{L}+|avvelen\p{L}+|sobredosis|[uü]berdosis|surdose|overdose)(?!\p{L})/iu,
    'I have been poisoned.',
  ],
  [/(?<!\p{L})(?:inconsciente|bewusstlos|inconscient\p{L}*|incosciente)(?!\p{L})/iu, 'He is unconscious.'],
  [
    /(?<!\p{L})(?:dormir|insomnio|sue[nñ]o|schlaf\p{L}*|einschlafen|sommeil|insomnie|dormire|sonno|insonnia|sono|ins[oô]nia)(?!\p{L})|сон|睡|眠/iu,
    'sleep',
  ],
  [/(?<!\p{L})(?:estr[eé]s|stress\p{L}*|[eé]stresse)(?!\p{L})|стресс|压力/iu, 'stress'],
  [/(?<!\p{L})(?:ansiedad|ansiedade|angst|anxi[eé]t[eé]|ansia|nervios\p{L}*)(?!\p{L})|тревог/iu, 'anxiety'],
  [
    /(?<!\p{L})(?:digesti[oó]n|verdauung|digestione|digest[aã]o|est[oó]mago|magen\p{L}*|estomac|stomaco)(?!\p{L})|желуд|消化|胃/iu,
    'digestion',
  ],
  [/(?<!\p{L})(?:n[aá]useas?|[uü]belkeit|naus[eé]es?|nausea)(?!\p{L})|тошнот/iu, 'nausea'],
  [/(?<!\p{L})(?:resfriado|resfrio|erk[aä]ltung|rhume|raffreddore|gripe)(?!\p{L})|простуд|感冒/iu, 'cold'],
  [/(?<!\p{L})(?:garganta|halsschmerz\p{L}*|hals|gorge|gola|garganta)(?!\p{L})/iu, 'sore throat'],
  [
    /(?<!\p{L})(?:dolor de (?:barriga|vientre|est[oó]mago)|bauchschmerz\p{L}*|bauchweh|mal au ventre|mal di pancia|dor de barriga)(?!\p{L})/iu,
    'stomach ache',
  ],
  [/(?<!\p{L})(?:tos|husten|toux|tosse)(?!\p{L})|кашел|咳/iu, 'cough'],
  [
    /(?<!\p{L})(?:cansad[oa]|cansancio|m[uü]de|m[uü]digkeit|fatigu[eé]e?|stanc[oa]|stanchezza|cansa[cç]o)(?!\p{L})|устал/iu,
    'tired',
  ],
  [
    /(?<!\p{L})(?:dolor de cabeza|kopfschmerz\p{L}*|mal de t[eê]te|mal di testa|dor de cabe[cç]a)(?!\p{L})|голов|头痛/iu,
    'headache',
  ],
];
