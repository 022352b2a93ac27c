import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the kidneys, the bladder and the prostate. */
export const kidneyAndBladderNames = {
  'kidney-disease': {
    label: 'kidney disease',
    names: `
      kidney problem|kidney problems|chronic kidney disease|ckd|renal failure|renal impairment|kidney failure|
      bad kidneys|weak kidneys|renal insufficiency|nephropathy|nephritis|one kidney|kidney trouble|
      low kidney function|reduced kidney function|kidney condition|kidney disorder|kidney issues|kidneys are failing|
      failing kidneys|chronic renal disease|renal disease|diabetic kidney disease|low egfr|egfr is low|egfr below|
      high creatinine|creatinine is high|raised creatinine|stage 3 kidney disease|stage 4 kidney disease|stage 3 ckd|
      stage 4 ckd|single kidney|only one kidney|polycystic kidney|polycystic kidneys|glomerulonephritis|
      protein in my urine|poor kidney function|kidney damage|nephrologist says stage 4|nephrologist says stage 3|
      kidney stage 4|kidney stage 3|waiting list for a kidney|waiting for a kidney|kidney waiting list|
      on the kidney list|stage 3 kidneys|stage 4 kidneys|stage 5 kidneys|renal|kidney patient|ckd1|ckd2|ckd3|ckd3a|
      ckd3b|ckd4|ckd5|ckd 2|ckd 3|ckd 3a|ckd 3b|ckd 4|ckd 5|ckd stage 3|ckd stage 4|ckd stage 5|lupus nephritis|
      iga nephropathy|diabetic nephropathy|nephrotic syndrome|nephrotic|nephritic syndrome|acute kidney injury|aki|
      acute renal failure|chronic renal failure|crf|end stage renal disease|esrd|eskd|end stage kidney disease|
      end stage kidney failure|end stage renal failure|renal transplant|pkd|adpkd|polycystic kidney disease|
      solitary kidney|horseshoe kidney|lost a kidney|lost one kidney|donated a kidney|gave a kidney|kidney removed|
      kidney taken out|nephrectomy|kidney infection|pyelonephritis|hydronephrosis|renal artery stenosis|albuminuria|
      microalbuminuria|albumin in my urine|protein in urine|reduced egfr|poor egfr|bad egfr|kidney function is low|
      kidney function is down|kidney function is reduced|kidney function is poor|impaired kidney function|
      impaired renal function|reduced renal function|decreased renal function|declining kidney function|
      moderate renal impairment|severe renal impairment|renal dysfunction|kidney dysfunction|inflamed kidneys|
      inflamed kidney|kidney inflammation|interstitial nephritis|scarred kidneys|kidney scarring|leaky kidneys|
      azotemia|uremia|uraemia|kidney cancer|renal cell carcinoma|predialysis|pre dialysis|alports|alport syndrome|
      minimal change disease|kidney transplant|kidney graft|kidney shutdown|kidneys shut down|kidneys shutting down|
      nephrology|nephrology clinic|renal clinic|kidney clinic|kidney specialist|renal unit|renal consultant|
      renal dietitian|renal diet|fsgs|focal segmental glomerulosclerosis|membranous nephropathy|albumin in urine|
      protein in the urine|protein in my wee|protein in my pee|leaking protein|kidneys leak protein|macroalbuminuria|
      medullary sponge kidney|low kidney clearance|low clearance clinic|reduced clearance|renal scarring|
      reflux nephropathy|vesicoureteric reflux|kidney dysplasia|dysplastic kidney|renal agenesis|kidney donor|
      renal tubular acidosis|fanconi syndrome|renal biopsy|kidney biopsy|rhabdomyolysis|haemolytic uraemic syndrome|
      hemolytic uremic syndrome|uraemic|renal cyst|kidney cysts|nephrosclerosis|analgesic nephropathy|
      cardiorenal syndrome|obstructive uropathy|cystinosis|fabry disease|goodpasture|goodpastures|
      kidneys not filtering|kidneys not filtering well|kidneys dont filter well|kidneys are not filtering|
      my nephrologist|see a nephrologist|nephrologist follows me|under nephrology|bergers disease|berger disease|
      alport|bartter syndrome|bartters|gitelman syndrome|gitelmans|cystinuria|small kidneys|shrunken kidney|
      kidney reflux|duplex kidney|renal dysplasia|nutcracker syndrome|kidney diet|oxalosis`,
    abroad: `
      Nierenversagen|insuficiencia renal|maladie rénale|Nierenkrankheit|Niereninsuffizienz|Nierenschwäche|
      insuffisance rénale|enfermedad renal|reni funzionano male|reni che funzionano male|riñones funcionan mal|
      reins fonctionnent mal|rins funcionam mal|Nieren arbeiten schlecht|Nieren arbeiten nicht|riñón trasplantado|
      rein greffé|rene trapiantato|rim transplantado|eingeschränkte Nierenfunktion|Nierenfunktion eingeschränkt|
      riñones débiles|enfermedad de los riñones|riñones enfermos|reins fragiles|reins malades|doença nos rins|
      rins fracos|nefropatia|reni deboli|Nierenerkrankung|chronische Nierenkrankheit|nierenkrank|eine Niere|
      nur eine Niere|Einzelniere|Eiweiß im Urin|Zystennieren|Nierenentzündung|Schrumpfniere|fallo renal|
      problemas renales|un solo riñón|riñón único|proteína en la orina|proteinuria|riñones poliquísticos|rein unique|
      un seul rein|protéinurie|polykystose rénale|insufficienza renale|malattia renale|problemi renali|un solo rene|
      rene unico|reni policistici|doença renal|um só rim|rim único|problemas renais|rins policísticos|nierziekte|
      nierinsufficiëntie|nierfalen|chronische nierschade|slechte nieren|één nier|choroba nerek|niewydolność nerek|
      jedna nerka|kidney ki bimari|kidney kharab|gurde kharab|gurde ki bimari|kidney fail|gagal ginjal|sakit ginjal|
      sakit buah pinggang|buah pinggang|sakit sa bato|sakit sa kidney|böbrek yetmezliği|böbrek hastası|
      ugonjwa wa figo|suy thận|suy than`,
  },
  dialysis: {
    label: 'dialysis',
    names: `
      on dialysis|hemodialysis|haemodialysis|end stage renal disease|esrd|home haemo|home hemo|haemo three nights|
      hd unit|peritoneal dialysis|pd at home|capd|fistula in my arm|av fistula|fistula for hd|hd three times a week|
      home haemodialysis|pd dialysis|dialysed|dialyzed|end stage kidney disease|end stage kidney failure|
      end stage renal failure|end stage renal|eskd|kidney machine|ckd 5|ckd stage 5|stage 5 kidney disease|
      stage 5 ckd|esrf|eskf|arteriovenous fistula|dialysis fistula|tenckhoff|tenckhoff catheter|pd catheter|
      apd machine|renal replacement therapy|kidneys have failed completely|kidneys failed completely|
      kidneys have stopped working|kidneys stopped working|no kidney function|dry weight and fluid restriction|
      permcath|haemodiafiltration|hemofiltration|haemofiltration|crrt|dialyze|hemo three times weekly|
      hemo three times a week|haemo three times a week|hemo 3x week|hd mwf|apd overnight|dialysis unit|
      dialysis catheter|tesio line|ccpd|fistula arm|graft for dialysis`,
    abroad: `
      Dialysepatient|Dialysepatientin|Hämodialyse|Bauchfelldialyse|an der Dialyse|hemodiálisis|diálisis|en diálisis|
      dialyse péritonéale|hémodialyse|sous dialyse|dialysé|dialysée|dialisi|dializzato|dializzata|emodialisi|diálise|
      hemodiálise|faço diálise|nierdialyse|dializa|dializy|dializowany|dializowana|dialysis par|dialysis chal raha`,
  },
  'kidney-stones': {
    label: 'kidney stones',
    names: `
      kidney stone|renal stones|oxalate stones|nephrolithiasis|calcium oxalate stones|history of kidney stones|
      renal calculi|stones in my kidney|stones in my kidneys|stones in the kidney|stones in the kidneys|
      stone in my kidney|stone in the kidney|passed a stone|passed stones|passing a stone|passed three kidney stones|
      bladder stone|bladder stones|urinary stones|urinary stone|ureteral stone|ureteric stone|ureter stone|
      renal stone|renal calculus|urolithiasis|renal colic|oxalate stone|uric acid stones|struvite stones|
      calcium stones|stone former|stone formers|hyperoxaluria|high oxalate|oxalate nephropathy|nephrocalcinosis|
      cystine stones|lithotripsy|struvite|struvite stone|staghorn|staghorn calculus|staghorn calculi|cystinuria|eswl|
      shock wave lithotripsy|ureteroscopy|pcnl|high urine oxalate|urine oxalate|enteric hyperoxaluria|
      primary hyperoxaluria|stone in my ureter|stone in the ureter|ureteric colic|stone disease|stone clinic|jj stent|
      ureteric stent|ureteral stent|oxalosis`,
    abroad: `
      Nierensteine|Nierenstein|Nierenkolik|cálculos renales|piedras en el riñón|piedras en los riñones|cólico renal|
      cólico nefrítico|calculs rénaux|calculs aux reins|colique néphrétique|calcoli renali|colica renale|
      pedra nos rins|pedras nos rins|pedra no rim|cálculo renal|cálculos renais|cólica renal|nierstenen|
      kamienie nerkowe|kamica nerkowa|gurde ki pathri|kidney mein pathri|kidney ki pathri|kidney stone hai|
      batu karang|batu ginjal|bato sa kidney|böbrek taşı|sỏi thận|soi than`,
  },
  'urinary-retention': {
    label: 'trouble passing urine',
    names: `
      urinary retention|cannot pee|difficulty urinating|retention of urine|urine retention|cant pee|unable to pee|
      hard to pee|trouble peeing|cannot urinate|cant urinate|cant empty my bladder|cannot empty my bladder|
      bladder doesnt empty|bladder does not empty|bladder wont empty|weak urine stream|catheter for retention|
      self catheterise|self catheterize|bladder outlet obstruction|neurogenic bladder|urine wont come|
      cannot pass water|cant pass water|trouble passing water|difficulty passing water|urethral stricture|
      acute retention|chronic retention|went into retention|gone into retention|post void residual|bladder residual|
      self catheterising|self cath|intermittent catheterisation|intermittent catheterization|long term catheter|
      urinary catheter|suprapubic catheter|indwelling catheter|foley catheter|catheter in my bladder|
      neuropathic bladder|underactive bladder|atonic bladder|bladder outflow obstruction|bladder neck obstruction|
      urethral narrowing|cant pass urine|cannot pass urine|couldnt pee|cant wee|fowlers syndrome|couldn t pass water|
      difficulty passing urine|foley|catheterised|catheterized|mitrofanoff|urostomy bag`,
    abroad: `
      Harnverhalt|kann nicht Wasser lassen|retención de orina|retención urinaria|rétention urinaire|rétention d urine|
      ritenzione urinaria|retenção urinária|urineretentie|zatrzymanie moczu|peshab rukna|peshab nahi aata`,
  },
  'overactive-bladder': {
    label: 'overactive bladder',
    names: `
      over active bladder|oab|urge incontinence|urgency incontinence|urinary urgency|urinary incontinence|
      incontinence|incontinent|leaking urine|urine leakage|urinary frequency|irritable bladder|leaky bladder|
      bladder urgency|weak bladder|unstable bladder|detrusor overactivity|interstitial cystitis|painful bladder|
      bladder pain syndrome|frequent urination at night|nocturia`,
  },
  'urinary-tract-infection': {
    label: 'urinary tract infection',
    names: `
      uti|bladder infection|cystitis|utis|recurrent utis|urine infection|water infection|water infections|
      urinary infection|bladder infections|urine infections|inflamed bladder|recurrent cystitis|interstitial cystitis|
      uti again|kidney infection|pyelonephritis|urethritis|waterworks infection|e coli in my urine|e coli in urine|
      bacteria in my urine|bacteriuria|urosepsis|painful bladder syndrome|nitrites in urine|infected urine`,
  },
  'enlarged-prostate': {
    label: 'enlarged prostate',
    names: `
      bph|benign prostatic hyperplasia|prostate enlargement|big prostate|prostate is enlarged|prostate problems|
      prostate trouble|swollen prostate|prostate hyperplasia|benign prostate enlargement|bpe|prostate hypertrophy|
      benign prostatic hypertrophy|prostatic hyperplasia|luts|prostate issue|prostate issues|prostate problem|
      prostate condition|enlarged prostrate|big prostrate|prostrate trouble|prostate too big|
      prostate gland is enlarged|turp|prostatitis|prostate is big|swollen prostrate|prostatism|weak stream|
      poor stream|weak urine stream|slow stream|hard to start peeing|trouble starting to pee|dribbling after peeing|
      terminal dribbling|straining to pee|strain to pee|urinary hesitancy|prostatic enlargement|prostate surgery|
      urolift|rezum|holep|greenlight laser|with my prostate|prostate clinic|raised psa|high psa|psa raised|
      psa is high|elevated psa|lower urinary tract symptoms|prostate gland enlarged|bpo|bph with luts|
      chronic prostatitis|prostatic hypertrophy|hypertrophied prostate`,
    abroad: `
      Prostata vergrößert|próstata grande|hiperplasia benigna de próstata|prostate agrandie|
      hyperplasie de la prostate|prostata grossa|iperplasia prostatica|hiperplasia prostática benigna|
      vergrößerte Prostata|Prostatavergrößerung|Prostatahyperplasie|próstata agrandada|próstata inflamada|
      hiperplasia de próstata|hiperplasia prostática|prostate hypertrophiée|adénome de la prostate|
      hypertrophie de la prostate|prostata ingrossata|ipertrofia prostatica|próstata aumentada|vergrote prostaat|
      przerost prostaty|powiększona prostata|prostate badha hua`,
  },
  'fluid-restriction': {
    label: 'a limit on drinking',
    names: `
      fluid restriction|fluid restricted|fluid limit|limit on fluids|drinking limit|limited fluids|fluid allowance|
      restricted fluids|drink very little|drink too little|hardly drink anything|drink hardly any water`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
