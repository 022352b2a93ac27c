const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
  $: 's',
};
/** Words of letters with a lookalike among them; "B12", "Q10" and "5-HTP" end or begin with real digits. */
const scanned =
  /(?<![\p{L}\d|!$.,-])(?:\p{L}+[01|!58$]{1,2}(?=\p{L})|[01|](?!(?:mg|mcg|gr|ml|iu|tab|cap|soft|per|month|day|week|year|hour|billion|million|sachet|scoop|drop|spoon|bag|x))(?=\p{L}{3}))[\p{L}01|!58$]*(?<=\p{L})(?![\d-])/giu;
const fewestLetters = 4;

/** "3OO mg", "5O00 IU", "S00 mg", "l00 mg": letters that a scan reads where digits stand. "B12 mcg" is a name. */
const misreadNumber =
  /(?<![\p{L}\d.,])(?:[\dOolI]|[SB](?=[0Oo]{2}))[\dOolISB.,]{0,8}(?=\s?(?:[mM][cC]?[gG]|[µμ]g|[gG]|[mM][lL]|[iI][uU]|rng|m9|mq)(?!\p{L}))/gu;
/** "Soo mg": no digit is left of it. */
const onlyLetters = /^[SB][Oo]{2}$/;
/** "Collagen peptides lg †": a one that stands alone, at the end of its row. */
const loneOne = /(?<=\p{L}{3}\)?\s)[lI|](?=\s?(?:g|mc?g)\s*[T†‡*+t]?\s*$)/gmu;
/** "1. 5 g": a point with a gap behind it. At the start of a line it may number a list. */
const partedNumber = /(?<=\p{L}{3}\)?\s\d{1,2}[.,])\s(?=\d{1,2}\s?(?:mg|g|ml)\b)/gu;
/** "2 00 mg": no number begins with a nought, so the digits before it are its own. */
const partedAtNought = /(?<=(?<![\p{L}\d.,-])\d{1,3})\s(?=0\d{0,2}\s?(?:mg|mcg|µg|g|ml|iu)\b)/giu;
/** "250 rng", "50 m9", "500 mgt" with a dagger behind it: what a scan makes of "mg". */
const misreadUnit = /(?<=\d\s?)(?:rng|m9|mq|mag|mg[tfd+])(?![\p{L}\d])/gu;

/** A small c read as an e, a Greek letter as a Latin one, or as a digit in "55 1g 100 %"; "30 1g sachets" are packed so. */
const misreadMicrograms = /(?<=\d\s?)(?:meg|mog|jug|[npy]g)\b|(?<=\d{2}\s)1g(?=\s*(?:\d|[%*†]|$))/gm;

/** A scanned text with digits and letters that stand for each other mended: "B1ack", "W0rt", "3OO rng". */
export function mendScan(text: string): string {
  return withNumbers(text).replaceAll(scanned, (word) => {
    const letters = word.replaceAll(/\P{L}/gu, '').length;
    if (letters < fewestLetters - 1 || letters < word.length / 2) return word;
    return word.replaceAll(/[01|!58$]/g, (sign, place: number) => {
      const isAmongConsonants = isConsonant(word[place - 1]) && isConsonant(word[place + 1]);
      const letter = sign === '1' && isAmongConsonants ? 'i' : (letterOf[sign] ?? sign);
      return place === 0 || word === word.toUpperCase() ? letter.toUpperCase() : letter;
    });
  });
}

function withNumbers(text: string): string {
  return text
    .replaceAll(misreadNumber, (token) => (/\d/.test(token) || onlyLetters.test(token) ? digitsOf(token) : token))
    .replaceAll(loneOne, '1')
    .replaceAll(partedNumber, '')
    .replaceAll(partedAtNought, '')
    .replaceAll(misreadUnit, 'mg')
    .replaceAll(misreadMicrograms, 'mcg');
}

function digitsOf(token: string): string {
  return token.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1').replaceAll('S', '5').replaceAll('B', '8');
}

function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && /[b-df-hj-np-tv-z]/i.test(letter);
}
