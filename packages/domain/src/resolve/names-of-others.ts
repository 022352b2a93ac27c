/**
 * Words that lie near a known name and are names of something else: plants and medicines that are not covered, illnesses
 * and everyday words of other languages. They are never taken for a misspelling.
 */
export const namesOfOthers: ReadonlySet<string> = new Set(
  `alverine tangeretin agmatine theacrine theacrin semax xylazine phencyclidine connor bloodwork bloodworks annika mustafa narendra zainab minnesota fampridine dalfampridine carbachol guanabenz polidocanol pentosan triapine spinraza carom argan bayberry carnosine luteolin
  loong clary culantro creatinine creatinin neuralgia neuralgias trigeminal neuralgie arthrose arthrosis artrosis artrosi acidez
  espalda rodilla rodillas cabeza vesicule vesicula azucar bimari bimariyan baccha bachha bachcha prevista previsto diabetique
  diabetica diabetico hermana hermano embarazo operacion rinones higado mandibula cadera cuello garganta estomago schmerzen
  kopfschmerzen bauchschmerzen rueckenschmerzen gelenke blutdruck leberwerte magen niere nieren galle lunge herz schwester
  ventre gorge genoux estomac poumons cheville epaule ginocchio schiena stomaco gamba testa spalla dolori dolore joelho costas
  barriga garganta cabeca salsa cornflower zenopril parfait parfaite estresse stresse arteriosa arterioso arterielle arteriale wein weine glas reglas regla analisis analise analyses massaggi massaggio massages lunettes porte portes meniscus meniskus menisque menisco hepaticas hepaticos hepatica hepatico hepatiques epatici epatiche normais normales normali huile huiles seropositive seropositivo enzimas enzimi mehr secondo mattino bisogno manana noche soir matin noite`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
