/** What the medicines of `data/european.ts` are called in other countries; see `international-names.ts`. */
export const europeanNames: Readonly<Record<string, string>> = {
  cinnarizine: 'Arlevert|Stunarone',
  betahistine: 'Betaserc|Vertin|Aequamen|Vasomotal|Lectil|vertigo tablets',
  lormetazepam: 'Noctamid|Loramet|Noctamide|Ergocalm|Minias',
  pizotifen: 'Mosegor|pizotyline',
  levomepromazine: 'Sinogan',
};
