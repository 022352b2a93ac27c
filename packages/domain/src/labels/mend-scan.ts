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

/** A scanned text with digits that stand for letters mended: "B1ack", "W0rt". Every place stays where it was. */
export function mendScan(text: string): string {
  return text.replaceAll(scanned, (word) => {
    const letters = word.replaceAll(/\P{L}/gu, '').length;
    if (letters < fewestLetters - 1 || letters < word.length / 2) return word;
    return word.replaceAll(/[01|!58$]/g, (sign, place: number) => {
      const isAmongConsonants = isConsonant(word[place - 1]) && isConsonant(word[place + 1]);
      const letter = sign === '1' && isAmongConsonants ? 'i' : (letterOf[sign] ?? sign);
      return place === 0 || word === word.toUpperCase() ? letter.toUpperCase() : letter;
    });
  });
}

function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && /[b-df-hj-np-tv-z]/i.test(letter);
}
