import { anyPhrase } from '../resolve/phrases.ts';

/** Whether a line of a label warns: it goes to the reader as printed, and what it names is no ingredient. */
export function warns(line: string): boolean {
  return directive.test(line) || abroad.test(line) || stage.test(line);
}

/** Whether it does nothing but warn: "folic acid 400 mcg for use in pregnancy" is an ingredient all the same. */
export function onlyWarns(line: string): boolean {
  return directive.test(line) || abroad.test(line) || (stage.test(line) && !amount.test(line));
}

const amount = /\d\s?(?:mc?g|µg|g|ml|iu)\b/i;

const directive = anyPhrase(
  /(?:warning|caution|precaution)s?/,
  /contra-?indicat\w+/,
  /do not|don't|never (?:use|take|give|exceed)/,
  /not (?:for|to be|recommended|intended|suitable|advised)/,
  /(?:adults?|external use|adult use) only|for external use/,
  /stop (?:use|using|taking)|discontinue/,
  'consult',
  /(?:ask|see|tell|contact|talk to|speak (?:to|with)) (?:a|an|your|with your) (?:\w+ ){0,2}(?:doctor|physician|pharmacist|health\w*|practitioner|midwife|gp)/,
  /keep (?:out of|away from)|out of (?:the )?reach/,
  /if you (?:are|have|take)|avoid/,
  /may (?:cause|interact|increase|lower)|interacts? with|side effects?/,
  /choking|accidental overdose/,
);

/** Pregnancy and nursing, as a warning speaks of them; "Nursing Support Tea" is a name. */
const stage = anyPhrase(
  /(?:if|when|while|during|in|before|after|unless|or|and|are|not) (?:\w+ ){0,3}(?:pregnan\w+|nursing|breast-?feeding|lactati\w+)/,
  /(?:pregnant|nursing|breast-?feeding|lactating) (?:or|and|women|mothers|people)/,
);

const abroad = anyPhrase(
  // German and Dutch
  /(?:warn|anwendungs|sicherheits)?hinweise?|achtung|vorsicht/,
  /nicht (?:\S+ ){0,5}(?:ein(?:zu)?nehmen|an(?:zu)?wenden|verwenden|verzehren|überschreiten|überschritten|geeignet|empfohlen)/,
  /schwangere?\w*|stillzeit|stillende\w*/,
  /reichweite (?:von|kleiner)|arzt (?:oder apotheker )?(?:fragen|befragen|konsultieren)/,
  /waarschuwing\w*|niet (?:\w+ ){0,3}(?:gebruiken|innemen|geschikt|overschrijden)|zwanger\w*|buiten bereik/,
  // French
  /avertissements?|mises? en garde|pr[eé]cautions?|contre-indi\w+/,
  /ne pas|ne convient pas|d[eé]conseill\S*|enceintes?|allaitantes?|port[eé]e des enfants|consulte[rz]/,
  // Spanish and Portuguese
  /advert[eê]ncias?|precauci[oó]n(?:es)?|precau[cç](?:[oõ]es|[aã]o)|contraindica\w+/,
  /(?:no|n[aã]o) (?:se )?(?:consumir|tomar|exceder|superar|ultrapassar|utilizar|usar|recomendad[oa]|indicado|apto)/,
  /embaraz\w+|lactancia|gr[aá]vidas?|gravidez|amamenta\w+|alcance d(?:e|as|os)|consulte/,
  // Italian
  /avvertenz[ae]|attenzione|precauzioni|controindica\w+/,
  /non (?:superare|usare|assumere|utilizzare|somministrare|adatto)|gravidanza|allattamento|portata dei bambini|consultare/,
);
