import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Blood pressure, strokes and illnesses of the vessels. */
export const vesselsNames = {
  'high-blood-pressure': {
    label: 'high blood pressure',
    names: `
      hypertension|high bp|hypertensive|blood pressure is high|raised blood pressure|elevated blood pressure|
      high pressure|htn|blood pressure problem|blood pressure problems|bp is high|blood pressure runs high|
      uncontrolled blood pressure|uncontrolled hypertension|blood pressure too high|my blood pressure is up|
      hypertonia|arterial hypertension|high blood presure|hi blood pressure|hbp|hypertensive crisis|
      essential hypertension|pulmonary hypertension|white coat hypertension|resistant hypertension|
      malignant hypertension|stage 1 hypertension|stage 2 hypertension|borderline hypertension|prehypertension|
      pre hypertension|borderline high blood pressure|labile hypertension|raised bp|elevated bp|uncontrolled bp|
      bp too high|bp through the roof|blood pressure through the roof|blood pressure is through the roof|
      blood pressure is up|preeclampsia|pre eclampsia|preeclampsia history|high systolic|high diastolic|bp is up|
      bp runs high|cushings|cushings syndrome|cushings disease|pressure problems|hypertensive urgency|
      hypertensive retinopathy|hypertensive heart disease|isolated systolic hypertension|renovascular hypertension|
      blood pressure clinic|hypertension clinic|stage 3 hypertension|cushing syndrome|coarctation|diastolic is high|
      systolic is high|pregnancy induced hypertension|gestational hypertension|hellp syndrome|hellp|
      renal hypertension|liddle syndrome|liddles|liddles syndrome|apparent mineralocorticoid excess|
      renal artery stenosis`,
    abroad: `
      tension trop élevée|tension élevée|hypertension artérielle|hoher Blutdruck|presión arterial alta|pressão alta|
      hipertensión|presión alta|tensión alta|RR zu hoch|RR erhöht|Blutdruck zu hoch|pressão arterial elevada|
      pressione arteriosa alta|presión arterial elevada|pression artérielle élevée|Bluthochdruck|Hypertonie|
      zu hoher Blutdruck|hipertensión arterial|hipertenso|hipertensa|hypertendu|hypertendue|tension trop haute|
      tension haute|ipertensione|ipertensione arteriosa|iperteso|ipertesa|pressione alta|hipertensão|
      hipertensão arterial|tensão alta|tensão arterial alta|hoge bloeddruk|verhoogde bloeddruk|hypertensie|
      nadciśnienie|nadciśnienie tętnicze|wysokie ciśnienie|high bp ki bimari|bp high rehta|bp badha hua|
      uchch raktchap|bp ka mareez|bp ki bimari|darah tinggi|tekanan darah tinggi|hipertensi|altapresyon|alta presyon|
      mataas ang presyon|highblood|tansiyon hastası|yüksek tansiyon|tansiyon|gipertoniya|gipertonia|shinikizo la damu|
      cao huyết áp|cao huyet ap|tăng huyết áp|tang huyet ap|gao xue ya|koketsuatsu|tension artérielle|de la tension|
      soy hipertenso|soy hipertensa`,
  },
  'low-blood-pressure': {
    label: 'low blood pressure',
    names: `
      hypotension|low bp|orthostatic hypotension|blood pressure is low|bp is low|blood pressure runs low|
      blood pressure too low|hypotensive|postural hypotension|vasovagal|vasovagal syncope|blood pressure drops|
      bp drops|my pressure drops|faint when i stand up|dizzy when i stand up|low blood presure|postural drop|
      autonomic failure|pure autonomic failure|autonomic dysfunction|dysautonomia|neurocardiogenic syncope|
      reflex syncope|syncope|low pressure|pressure drops when i stand|dizzy on standing|dizzy when i stand|
      dizzy when standing up|black out when i stand|faint when i stand|faint on standing|multiple system atrophy|
      orthostatic intolerance|orthostasis|shy drager|vasovagals|fainting spells`,
    abroad: `
      niedriger Blutdruck|zu niedriger Blutdruck|hipotensión|presión baja|tensión baja|tension basse|
      hypotension orthostatique|ipotensione|pressione bassa|hipotensão|pressão baixa|tensão baixa|lage bloeddruk|
      niskie ciśnienie|bp low rehta|bp low ho jata|darah rendah|düşük tansiyon|huyết áp thấp|huyet ap thap`,
  },
  'postural-tachycardia': {
    label: 'postural tachycardia (POTS)',
    names: `
      postural tachycardia|postural tachycardia syndrome|postural orthostatic tachycardia|orthostatic tachycardia|
      postural orthostatic tachycardia syndrome`,
    abroad: `
      posturales Tachykardiesyndrom|taquicardia postural|taquicardia ortostática postural|tachycardie posturale|
      tachicardia posturale`,
  },
  'high-cholesterol': {
    label: 'high cholesterol',
    names: `
      hyperlipidemia|raised cholesterol|hypercholesterolemia|high triglycerides|cholesterol is high|hyperlipidaemia|
      hypercholesterolaemia|familial hypercholesterolaemia|high chol|high trigs|raised lipids|high lipids|high ldl|
      hyperlipemia|dyslipidemia|dyslipidaemia|bad cholesterol|cholesterol is up|cholesterol too high|
      hypertriglyceridemia|elevated cholesterol|fh cholesterol|raised triglycerides|lipoprotein a|lp a|high lpa|
      high lipoprotein a|lipid clinic|high apob|apob high|xanthomas|xanthelasma|heterozygous fh|homozygous fh|
      hypercholesterolemic|mixed dyslipidaemia|chylomicronaemia|familial hypertriglyceridaemia`,
    abroad: `
      hohes Cholesterin|zu hohes Cholesterin|Cholesterin erhöht|colesterol alto|cholestérol élevé|trop de cholestérol|
      colesterolo alto|hoge cholesterol|hoog cholesterol|wysoki cholesterol|cholesterol badha hua|kolesterol tinggi|
      mataas ang kolesterol|yüksek kolesterol|mỡ máu|mo mau`,
  },
  stroke: {
    label: 'stroke',
    names: `
      tia|mini stroke|cva|had a stroke|strokes|ischemic stroke|ischaemic stroke|transient ischaemic attack|
      transient ischemic attack|brain aneurysm|cavernoma|avm|brain avm|arteriovenous malformation|
      cavernous malformation|cavernous angioma|a stoke|stoke in|since my stoke|after my stoke|had a stoke|mini stoke|
      tias|ministroke|mini strokes|ministrokes|clot in my brain|clot in the brain|clot on the brain|clot on my brain|
      cerebral infarct|cerebral infarction|brain infarct|cerebral thrombosis|cerebrovascular accident|
      cerebrovascular disease|brain attack|cerebral aneurysm|stroke survivor|amaurosis fugax|ischaemic attack|
      ischemic attack|lacunar stroke|carotid dissection|moyamoya|aneurysm clipped|aneurysm clip|clipped aneurysm|
      coiled aneurysm|aneurysm coiled|aneurysm coiling|intracranial aneurysm|berry aneurysm|lacunar infarct|
      lacunar infarcts|lacunes|cerebellar infarct|pontine infarct|silent infarcts|cadasil|thrombolysed|
      small vessel disease|hemiparesis|hemiplegia after stroke|aphasia after stroke|retinal stroke|eye stroke|
      spinal stroke|vertebral artery dissection|watershed infarct|vascular event in the brain|
      vascular event in my brain|cerebrovascular event|brainstem stroke|occipital infarct|stroke unit|stroke clinic`,
    abroad: `
      AVC|Schlaganfall|accident vasculaire cérébral|Hirnschlag|Hirninfarkt|Hirnaneurysma|ictus|derrame cerebral|
      accidente cerebrovascular|ACV|infarto cerebral|aneurisma cerebral|anévrisme cérébral|ictus cerebrale|
      attacco ischemico|aneurisma cerebrale|acidente vascular cerebral|derrame|beroerte|herseninfarct|udar|udar mózgu|
      wylew|lakwa|brain stroke|lakwa maar gaya|dimag ki nas|angin ahmar|kiharusi|felç geçirdim|đột quỵ|dot quy|
      zhong feng`,
  },
  'brain-bleed': {
    label: 'bleeding in the brain',
    names: `
      brain bleed|brain haemorrhage|brain hemorrhage|haemorrhagic stroke|hemorrhagic stroke|bleeding stroke|
      stroke haemorrhagic|stroke hemorrhagic|stroke bleed|stroke from a bleed|stroke due to a bleed|
      stroke caused by a bleed|bleed type stroke|cerebral haemorrhage|cerebral hemorrhage|amyloid angiopathy|
      bleed in my brain|bleed in the brain|bleed on my brain|bleed on the brain|bleeding on the brain|brain bleeds|
      cerebral amyloid angiopathy|cerebral bleed|cerebral microbleeds|epidural haematoma|extradural haematoma|
      haemorrhage on the brain|hemorrhage on the brain|intracerebral bleed|intracerebral haemorrhage|
      intracerebral hemorrhage|intracranial bleed|intracranial haemorrhage|intracranial hemorrhage|microbleeds|
      ruptured aneurysm|subarachnoid|subarachnoid bleed|subarachnoid haemorrhage|subarachnoid hemorrhage|subdural|
      subdural haematoma|subdural hematoma|burst blood vessel in my brain|burst blood vessel in the brain|
      ruptured brain aneurysm|ruptured cerebral aneurysm|burst aneurysm|aneurysm burst|aneurysm ruptured|
      epidural hematoma|extradural hematoma|chronic subdural|intraventricular haemorrhage|intraventricular hemorrhage|
      cerebellar haemorrhage|cerebellar hemorrhage|thalamic haemorrhage|thalamic hemorrhage|pontine haemorrhage|
      pontine hemorrhage|haemorrhagic transformation|hemorrhagic transformation`,
    abroad: `
      Hirnblutung|Gehirnblutung|hemorragia cerebral|derrame cerebral hemorrágico|hémorragie cérébrale|
      emorragia cerebrale|hersenbloeding|krwotok mózgowy|hjerneblødning|hjärnblödning`,
  },
  raynauds: {
    label: 'Raynaud’s',
    names: `
      raynaud|raynaud disease|raynauds disease|raynaud phenomenon|raynauds phenomenon|raynaud syndrome|
      raynauds syndrome|reynauds|vibration white finger`,
    abroad: 'morbus raynaud|maladie de raynaud|síndrome de raynaud|fenómeno de raynaud|fenomeno di raynaud',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
