import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the heart. */
export const heartNames = {
  'heart-failure': {
    label: 'heart failure',
    names: `
      congestive heart failure|chf|weak heart|cardiomyopathy|weak heart muscle|low ejection fraction|heart is failing|
      enlarged heart|fluid on the heart|hfref|hfpef|congestive hart failure|hart failure|ccf|cardiac failure|lvf|
      left ventricular failure|right heart failure|left heart failure|ventricular failure|cor pulmonale|
      cardiac insufficiency|heart insufficiency|heart muscle disease|heart muscle weakness|weakened heart|
      weakened heart muscle|dilated cardiomyopathy|hypertrophic cardiomyopathy|hcm|hocm|reduced ejection fraction|
      low ef|ejection fraction is low|heart is enlarged|heart is weak|heart pumps poorly|heart does not pump properly|
      heart doesnt pump properly|heart doesnt pump well|water on the heart|cardiomegaly|nyha|nyha ii|nyha iii|nyha iv|
      nyha class 2|nyha class 3|lvad|takotsubo|broken heart syndrome|peripartum cardiomyopathy|congestive failure|
      congestive cardiac failure|cardiac amyloidosis|cardiac amyloid|attr amyloidosis|heart amyloid|
      cardiac sarcoidosis|crt d|crt p|crtd|crtp|biventricular pacemaker|biventricular|cardiac resynchronisation|
      cardiac resynchronization|pulmonary oedema|pulmonary edema|left ventricular assist device|heart pump implanted|
      left ventricular dysfunction|lv dysfunction|lv impairment|lvsd|impaired left ventricle|impaired lv function|
      heart function is poor|poor heart function|restrictive cardiomyopathy|arvc|noncompaction|
      ischaemic cardiomyopathy|ischemic cardiomyopathy|hf clinic|heart failure clinic|heart failure nurse|
      diastolic dysfunction|systolic dysfunction|pumping badly|alcoholic cardiomyopathy|cardiogenic shock|
      fontan circulation`,
    abroad: `
      Herzinsuffizienz|Herzschwäche|insuficiencia cardíaca|Herzmuskelschwäche|schwaches Herz|corazón débil|
      fallo cardíaco|insuffisance cardiaque|coeur faible|scompenso cardiaco|insufficienza cardiaca|cuore debole|
      coração fraco|hartfalen|zwak hart|niewydolność serca|dil kamzor|heart fail|lemah jantung|gagal jantung|
      kalp yetmezliği|suy tim`,
  },
  'heart-disease': {
    label: 'heart disease',
    names: `
      coronary artery disease|cad|bad heart|dodgy heart|dicky heart|dodgy ticker|heart attack|myocardial infarction|
      angina|heart condition|heart problem|heart problems|stent|bypass surgery|coronary heart disease|
      ischemic heart disease|heart trouble|valve replacement|cardiac disease|heart attacks|blocked arteries|
      blocked artery|clogged arteries|narrowed arteries|coronary disease|coronary artery bypass|stents|
      heart valve disease|leaky valve|leaky heart valve|heart murmur|aortic stenosis|heart issues|cardiac condition|
      hardening of the arteries|atherosclerosis|narrowed carotid|narrowed carotids|carotid stenosis|carotid disease|
      narrow carotid|triple vessel disease|three vessel disease|cardiac arrest|aneurysm|aneurysms|aneurysm clipped|
      aortic aneurysm|carotid aneurysm|icd implanted|implanted defibrillator|abdominal aortic aneurysm|hart attack|
      hart disease|hart condition|hart problem|hart problems|hart trouble|anjina|heart patient|cardiac patient|
      cardiac problem|cardiac problems|cardiac issues|cardiovascular disease|cvd|chd|ihd|nstemi|stemi|
      acute coronary syndrome|coronary heart|coronary|coronaries|coronary artery|had a coronary|heart bypass|
      bypass operation|bypass op|cabg|triple bypass|quadruple bypass|double bypass|angioplasty|pci|had a stent|
      stented|stent fitted|heart valve|artificial valve|mechanical valve|mechanical heart valve|valve disease|
      mitral valve prolapse|mitral regurgitation|mitral stenosis|mitral valve|aortic valve|aortic regurgitation|
      heart defect|hole in the heart|hole in my heart|congenital heart disease|congenital heart defect|dicky ticker|
      bad ticker|heart complaint|heart disorder|heart ailment|stable angina|unstable angina|chest pain from my heart|
      furred arteries|furred up arteries|furring of the arteries|plaque in my arteries|peripheral artery disease|
      peripheral arterial disease|peripheral vascular disease|pvd|endocarditis|myocarditis|pericarditis|
      heart inflammation|inflamed heart|rheumatic heart disease|narrowed coronary|poor circulation to the heart|
      marfan|marfans|had an mi|post mi|previous mi|heart aneurysm|aortic dissection|tavi|tavr|aaa repair|evar|
      aneurysm repair|aortic repair|aortic root|fallot|tetralogy of fallot|transposition of the great arteries|
      asd closure|vsd repair|pfo|pfo closure|patent foramen ovale|lad blocked|lad stent|blocked lad|widow maker|
      claudication|intermittent claudication|leg artery stent|femoral stent|femoral bypass|fem pop bypass|iliac stent|
      carotid stent|carotid endarterectomy|blocked carotid|blocked carotids|carotid plaque|balloon angioplasty|
      balloon in my heart artery|heart balloon|calcium score|coronary calcium|coronary artery spasm|coronary spasm|
      prinzmetal|pig valve|cow valve|tissue valve|metal valve|artificial heart valve|prosthetic valve|
      prosthetic heart valve|valve repair|valve surgery|mitral valve repair|mitraclip|ross procedure|atherosclerotic|
      atherosclerotic disease|arteriosclerosis|ischaemic cardiomyopathy|ischemic cardiomyopathy|
      pulmonary hypertension|pulmonary arterial hypertension|cardiac rehab|cardiac rehabilitation|cardiology clinic|
      troponin raised|raised troponin|chest pain on exertion|microvascular angina|coronary stent|drug eluting stent|
      heart stent|left main disease|vessel disease|kawasaki disease|marfan syndrome|loeys dietz|
      aortic stenosis severe|aortic valve disease|mitral valve disease|tricuspid regurgitation|valvular heart disease|
      buergers disease|poor circulation to my legs from blocked arteries|open heart surgery|ebstein anomaly|
      eisenmenger|heart lesion|born with a heart defect|heart stopped|heart tumour|st jude valve|valve replaced|
      valves replaced|valve repaired|bioprosthetic valve|bioprosthesis|coarctation|valvular disease|valvuloplasty|
      jump graft|homograft|cardiac catheterisation|cardiac catheterization|septal defect|single ventricle`,
    abroad: `
      Herzinfarkt|infarctus|infarto|ataque al corazón|doença coronária|maladie coronarienne|malattia coronarica|
      doença coronariana|enfermedad coronaria|coronaropathie|coronaropatia|cardiopatia isquémica|Herzkrankheit|
      herzkrank|koronare Herzkrankheit|KHK|Angina pectoris|Herzklappenfehler|künstliche Herzklappe|Stent im Herzen|
      Bypassoperation|infarto de miocardio|enfermedad del corazón|enfermedad cardíaca|cardiopatía|angina de pecho|
      válvula artificial|stent coronario|problemas de corazón|problemas del corazón|crise cardiaque|
      infarctus du myocarde|maladie cardiaque|cardiopathie|angine de poitrine|valve mécanique|problèmes cardiaques|
      infarto miocardico|malattia cardiaca|malattia di cuore|valvola meccanica|problemi di cuore|problemi cardiaci|
      enfarte do miocárdio|infarto do miocárdio|doença cardíaca|doença do coração|problemas cardíacos|
      problemas no coração|hartziekte|hartaanval|hartinfarct|kunstklep|choroba serca|zawał|zawał serca|
      choroba wieńcowa|sztuczna zastawka|dil ki bimari|dil ka daura|heart ki bimari|heart attack aaya|sakit jantung|
      penyakit jantung|sakit sa puso|kalp hastalığı|kalp hastası|ugonjwa wa moyo|bệnh tim|benh tim|xin zang bing|
      suis cardiaque`,
  },
  'artificial-heart-valve': {
    label: 'artificial heart valve',
    names: `
      artificial valve|artificial heart valves|mechanical heart valve|mechanical valve|mechanical aortic valve|
      mechanical mitral valve|metal heart valve|metal valve|prosthetic heart valve|prosthetic valve|
      prosthetic aortic valve|prosthetic mitral valve|tissue valve|biological valve|bioprosthetic valve|pig valve|
      porcine valve|bovine valve|valve prosthesis|heart valve replacement|valve replacement|aortic valve replacement|
      mitral valve replacement|avr|mvr|tavi|tavr|st jude valve|on x valve|on x aortic valve|valve replaced|
      new heart valve|replaced heart valve|valve artificielle|protesi valvolare`,
    abroad: `
      Herzklappenersatz|künstliche Herzklappe|mechanische Herzklappe|válvula mecánica|válvula artificial|
      valve mécanique|prothèse valvulaire|valvola meccanica|valvola artificiale|prótese valvar|kunstklep`,
  },
  arrhythmia: {
    label: 'irregular heartbeat',
    names: `
      arrhythmia|atrial fibrillation|afib|a fib|palpitations|irregular heart rhythm|tachycardia|svt|heart block|
      bradycardia|pacemaker|abnormal heart rhythm|irregular heart beat|heart arrhythmia|heart flutter|atrial flutter|
      heart skips beats|skipped beats|extra heartbeats|ectopic beats|fast heart rate|slow heart rate|
      wolff parkinson white|sick sinus|heart palpitations|icd implanted|implanted defibrillator|
      implantable defibrillator|defibrillator|afibs|atrial fib|auricular fibrillation|paroxysmal af|paf|
      paroxysmal atrial fibrillation|persistent atrial fibrillation|dysrhythmia|arrythmia|arrhythmias|arrythmias|
      cardiac arrhythmia|irregular heart|irregular heartbeats|irregular pulse|uneven heartbeat|erratic heartbeat|
      heart skips|heart skipping|heart skips a beat|heart skipping beats|heart flutters|heart fluttering|
      fluttering heart|heart races|heart racing|racing heart|racing pulse|fast heartbeat|rapid heartbeat|
      rapid heart rate|slow heartbeat|slow pulse|low pulse|low heart rate|bradycardic|tachycardic|tachy brady|
      supraventricular tachycardia|ventricular tachycardia|v tach|ventricular fibrillation|ventricular ectopics|
      ectopics|ectopic heartbeats|pvc heart|bundle branch block|lbbb|rbbb|av block|atrioventricular block|
      first degree block|second degree block|third degree block|complete heart block|wpw|brugada|brugada syndrome|
      icd fitted|cardioversion|cardioverted|heart ablation|had an ablation|pace maker|missed heartbeats|misses beats|
      heart misses beats|thumping heart|pounding heart|heart pounding|heart rhythm problem|heart rhythm trouble|
      trouble with my heart rhythm|heart rhythm problems|heart rhythm disorder|rhythm disorder|abnormal ecg|
      abnormal ekg|sinus tachycardia|sinus bradycardia|heart out of rhythm|have af|chronic af|af patient|permanent af|
      new af|ablation last year|cardiac ablation|af ablation|ablation for af|premature ventricular contractions|
      premature atrial contractions|premature beats|loop recorder|implantable loop recorder|linq device|missed beats|
      missing beats|cardiac arrest|bigeminy|trigeminy|dual chamber pacer|dual chamber|leadless pacemaker|
      trifascicular block|bifascicular block|left bundle branch block|right bundle branch block|cpvt|short qt|
      tachy brady syndrome|junctional rhythm|idioventricular rhythm|atrial tachycardia|watchman device|
      left atrial appendage occlusion|laao|pulmonary vein isolation|maze procedure|dc cardioversion|
      heart rhythm clinic|rhythm disturbance|rhythm problem|out of rhythm|s icd|implanted cardioverter|shock box|
      internal defibrillator|wide complex tachycardia|nsvt|couplets|supraventricular ectopics|atrial ectopics|
      aberrant conduction|lown ganong levine|accessory pathway|electrophysiology study|holter showed runs|
      heart keeps racing|heart rate jumps|pre excitation|asystole|runs of vt|left atrial appendage occluder|
      left atrial appendage closure|avnrt|avrt|mobitz|mobitz i|mobitz ii|mobitz 1|mobitz 2|wenckebach|extrasystoles|
      extra systoles|extrasystole|flutter ablation|atrial ablation|ablation for flutter|crt d|crt p|crtd|crtp|
      cardiac resynchronisation|cardiac resynchronization|biventricular pacemaker|bradyarrhythmia|tachyarrhythmia|
      chads vasc`,
    abroad: `
      Herzrhythmusstörungen|Vorhofflimmern|fibrilación auricular|fibrilación atrial|arythmie cardiaque|Herz stolpert|
      Herzrhythmusstörung|Herzrasen|Herzstolpern|Herzschrittmacher|Schrittmacher|Defibrillator implantiert|arritmia|
      taquicardia|marcapasos|palpitaciones|arythmie|trouble du rythme|fibrillation auriculaire|tachycardie|
      stimulateur cardiaque|pacemaker posé|palpitations cardiaques|aritmia|fibrillazione atriale|tachicardia|
      palpitazioni|extrasistoli|fibrilação atrial|fibrilhação auricular|marca passo|marcapasso|palpitações|
      boezemfibrilleren|hartritmestoornis|hartritmestoornissen|hartkloppingen|migotanie przedsionków|arytmia|
      rozrusznik serca|kołatanie serca|dhadkan tez|dil ki dhadkan badhi`,
  },
  'long-qt': {
    label: 'long QT syndrome',
    names: `
      long qt|prolonged qt|qt prolongation|lqts|lqt|lqt1|lqt2|qt syndrome|prolonged qtc|long qtc|qtc is long|
      qtc prolongation|high qtc|torsades|torsades de pointes|romano ward|qt interval is long|qt is prolonged|
      qt prolonged|prolonged qt interval|qtc prolonged|torsade de pointes|jervell|jervell lange nielsen|lqt3|
      andersen tawil|congenital long qt|acquired long qt`,
    abroad: `
      langes QT Syndrom|QT Verlängerung|síndrome de QT largo|QT largo|syndrome du QT long|QT long|
      sindrome del QT lungo|QT lungo|síndrome do QT longo|QT longo|lange QT syndroom|zespół długiego QT`,
  },
  edema: {
    label: 'swelling from fluid',
    names: `
      edema|oedema|fluid retention|water retention|swollen legs|swollen ankles|swollen feet|legs swell|ankles swell|
      feet swell|puffy ankles|fluid in my legs|fluid on my legs|water in my legs|water in the legs|fluid on the legs|
      fluid overload|lymphedema|lymphoedema|dropsy|pitting oedema|pitting edema|anasarca|swelling in both legs|
      leg swelling|ankle swelling|venous insufficiency with swelling|legs full of water|puffy legs|puffy feet|
      legs fill with water|legs fill with fluid`,
    abroad: `
      Wassereinlagerungen|geschwollene Beine|Ödeme|hinchazón de piernas|edemas|jambes gonflées|oedèmes|gambe gonfie|
      edemi|inchaço nas pernas|vocht in de benen|obrzęki|pairon mein sujan|paon mein sujan`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
