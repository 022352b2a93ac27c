import { choice, onlyPhrase } from './phrases.ts';

const nothingSaid = onlyPhrase(
  /none|no|nothing|n\/?a|nil|nope|-+|none known|no known(?: drug)? allergies|nkda|not any|no medications?/,
  /no meds|none at (?:all|present|the moment)|nothing (?:at (?:all|present|the moment)|regular|else)/,
  /not applicable|i (?:do not|don'?t) (?:take|have) any(?:thing)?/,
  /no (?:known )?(?:allergies|conditions|medicines?|medications?|supplements|herbs|problems|issues)|nada/,
  /nka|none so far|none that i know(?: of)?|none i['’]?m aware of|not (?:that|as far as) (?:i know(?: of)?|i['’]?m aware(?: of)?)/,
  /no (?:food |drug |known )?allergies(?: (?:that )?(?:i know of|i['’]?m aware of|so far))?|not (?:taking|on) any(?:thing| medicines?| medications?| meds)?/,
  /i(?:['’]?m| am) (?:not (?:taking|on) any(?:thing| medicines?| medications?| meds)?|on nothing)|i take nothing|not at present|never had any/,
  /no (?:tablets|pills|drugs|concerns|complaints|worries|illness(?:es)?)|(?:med|medication|medicine|drug)s?[- ]free|zero|nix/,
  /нет|ничего|nie|ne|yok|無|无|なし|없음|لا/,
  new RegExp(
    String.raw`(?:niega|sin|sem|nega|keine|pas d['’]|aucune|nessun[ao]?) ?(?:conocidas?|connues?|bekannte?n?|nota|note)? ?${choice(
      /alergias?|allergien?|allergies?|allergie|medicamentos?|medikamente|m[eé]dicaments?|farmac[oi]/,
      /traitements?|rem[eé]dios|medicinas/,
    )}?(?: (?:conocidas?|connues?|bekannt|not[ae]|conhecidas?))?`,
    '',
  ),
  /ningun[oa]s?(?: conocid[oa]s?)?|nessun[oa](?: not[ao])?|niente|nenhum[a]?/,
  /n[aã]o tomo (?:rem[eé]dios|nada|medicamentos)|no tomo (?:nada|medicamentos|medicinas)|n[eé]ant/,
  /aucune?(?: connue?)?|aucun traitement|rien(?: [aà] signaler)?|ras|nein|keine?(?: bekannt)?/,
  /nichts(?: bekannt)?|jetzt nichts mehr|pas de traitement|geen|brak|inga|ingen/,
);

/** "None.", "n/a": an answer, and no name. "Unknown" is neither: what may be taken was not checked. */
export function saysNone(text: string): boolean {
  return nothingSaid.test(text.trim().replace(/[\s.!;,]+$/, ''));
}
