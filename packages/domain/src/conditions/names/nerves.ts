import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the nerves, the muscles and the eyes. */
export const nervesNames = {
  epilepsy: {
    label: 'epilepsy',
    names: `
      seizures|seizure|seizure disorder|epileptic|having fits|has fits|my fits|had fits|epileptic fits|convulsions|
      epileptic seizures|seizure history|febrile seizures|history of seizures|fit disorder|i fitted|
      fitted in the night|fits last|withdrawal fits|alcohol withdrawal fits|withdrawal seizures|alcohol fits|
      epileptics|epilectic|grand mal|grand mal seizures|petit mal|absence seizures|tonic clonic|tonic clonic seizures|
      temporal lobe epilepsy|frontal lobe epilepsy|jme|juvenile myoclonic epilepsy|myoclonic jerks|focal seizures|
      partial seizures|complex partial seizures|nocturnal seizures|seizure prone|prone to seizures|get seizures|
      convulsion|convulsive disorder|take fits|takes fits|get fits|gets fits|lennox gastaut|dravet|infantile spasms|
      west syndrome|status epilepticus|alcohol withdrawal seizures|epileptic attacks|non epileptic seizures|
      post traumatic epilepsy|photosensitive epilepsy|vns implant|siezures|siezure|fits at night|juvenile epilepsy|
      fitting last month|fitting last week|started fitting|fitting again|vagus nerve stimulator|
      vagal nerve stimulator|abnormal eeg|eeg abnormal|spikes on eeg|ketogenic diet for seizures|had a fit|
      had a big fit|took a fit|fitting episodes|first fit|tonic clonics|drop attacks|rolandic epilepsy|rett syndrome|
      tuberous sclerosis|angelman syndrome|cdkl5|brain surgery for epilepsy|epilepsy surgery|epilepsy nurse visits|
      alcohol seizures|seizure threshold|low seizure threshold|gelastic seizures|jacksonian|epileptiform|
      epileptiform discharges|spike and wave|blacked out and convulsed|blacked out and shook|jerking fits|
      fit last year|fit after head injury|fits after head injury|one fit|two fits|seizure alert|infantile epilepsy|
      tuberous sclerosis with fits|seizure last week|seizure last month|seizure last year`,
    abroad: `
      Epilepsie|Krampfanfälle|Anfallsleiden|comicialité|crisi convulsive|Epileptiker|Epileptikerin|Krampfanfall|
      epileptische Anfälle|Krampfleiden|epilepsia|epiléptico|epiléptica|convulsiones|crisis epilépticas|
      ataques epilépticos|épileptique|crises épileptiques|crise d épilepsie|convulsions fébriles|epilessia|epilettico|
      epilettica|crisi epilettiche|convulsioni|convulsões|crises epilépticas|crises convulsivas|epilético|epilética|
      toevallen|epileptische aanvallen|padaczka|padaczkę|napady padaczkowe|drgawki|mirgi|mirgi ke daure|daure padte|
      jhatke aate|kifafa|sakit ayan|epilepsi|sara hastalığı|sara hastasıyım|động kinh|dong kinh`,
  },
  'multiple-sclerosis': {
    label: 'multiple sclerosis',
    names: `
      ms|relapsing remitting ms|rrms|ppms|spms|clinically isolated syndrome|optic neuritis|disseminated sclerosis|
      ms patient|have ms|multiple schlerosis|demyelinating disease|demyelination|demyelinating lesions|ms nurse|
      ms relapse|ms flare|ms clinic|lesions on my brain and spine|relapsing remitting|demyelinating|demyelinated|
      secondary progressive|primary progressive ms|multiple sclerosus|multipel sclerosis`,
    abroad: `
      Multiple Sklerose|esclerosis múltiple|sclérose en plaques|sclerosi multipla|esclerose múltipla|
      multiple sclerose|stwardnienie rozsiane`,
  },
  'parkinsons-disease': {
    label: 'Parkinson’s disease',
    names: `
      parkinsons|parkinson disease|parkinson|parkinsonism|pd stage 1|pd stage 2|pd stage 3|parkinsonian|
      parkinson syndrome|lewy body|lewy body dementia|essential tremor with parkinsonism|parkingsons|shaking palsy|
      pd patient|early pd|deep brain stimulator|deep brain stimulation|multiple system atrophy|
      progressive supranuclear palsy|corticobasal degeneration|corticobasal|parkinsons plus|parkinsonian tremor|
      vascular parkinsonism|drug induced parkinsonism|parkinsons nurse|parkinson nurse`,
    abroad: `
      Parkinson Krankheit|Morbus Parkinson|Schüttellähmung|enfermedad de Parkinson|maladie de Parkinson|
      morbo di Parkinson|doença de Parkinson|ziekte van Parkinson|choroba Parkinsona|parkinson ki bimari`,
  },
  tremor: {
    label: 'tremor',
    names: `
      essential tremor|familial tremor|benign tremor|action tremor|postural tremor|intention tremor|shaky hands|
      shaking hands|trembling hands|hand tremor|hand tremors|tremor in my hands|tremor in both hands|tremors|
      head tremor|voice tremor|my hands shake|my hands tremble|hands are shaky|tremblement essentiel|temblor esencial|
      tremore essenziale|tremor essencial`,
    abroad: 'essentieller Tremor|essenzieller Tremor|Händezittern',
  },
  'tardive-dyskinesia': {
    label: 'tardive dyskinesia',
    names: 'tardive|tardive akathisia|tardive syndrome|orofacial dyskinesia|discinesia tardiva',
    abroad: 'Spätdyskinesie|dyskinésie tardive|discinesia tardía',
  },
  'restless-legs': {
    label: 'restless legs',
    names: 'restless leg syndrome|rls|restless leg|willis ekbom|legs wont keep still|twitchy legs at night',
  },
  'myasthenia-gravis': {
    label: 'myasthenia gravis',
    names: `
      myasthenia|myastenia|myasthenic|ocular myasthenia|lambert eaton|lems|thymectomy|thymectomy for mg|thymoma|
      achr antibodies|acetylcholine receptor antibodies|musk positive|musk antibodies|anti achr|
      congenital myasthenic syndrome|lrp4|eaton lambert|mg flare|mg crisis|seronegative mg|generalised mg|
      generalized mg|ocular mg|achr antibody|achr antibody positive|anti musk|thymectomy for myasthenia`,
    abroad: 'Myasthenie|miastenia gravis|miastenia|myasthénie grave|miastenia grave|myastenie|miastenia rzekomoporaźna',
  },
  'muscle-disease': {
    label: 'muscle disease',
    names: `
      myopathy|myositis|muscular dystrophy|rhabdomyolysis|statin myopathy|statin intolerance|statin intolerant|
      muscle damage from statins|polymyositis|dermatomyositis|inclusion body myositis|raised creatine kinase|
      high creatine kinase|ck is high|muscle breakdown|mcardle disease|duchenne|becker dystrophy|
      becker muscular dystrophy|mcardle|mcardles|muscle wasting disease|muscle wasting|rhabdo|myotonic dystrophy|
      myotonia|fascioscapulohumeral|limb girdle dystrophy|pompe|spinal muscular atrophy|nemaline myopathy|
      necrotising myopathy|statin muscle damage`,
    abroad: 'Muskelerkrankung|Myopathie|miopatía',
  },
  neuropathy: {
    label: 'nerve damage (neuropathy)',
    names: `
      neuropathy|peripheral neuropathy|polyneuropathy|diabetic neuropathy|nerve damage|small fibre neuropathy|
      small fiber neuropathy|sensory neuropathy|neuropathic pain|numb feet|numb toes|burning feet|neuropathie|
      charcot marie tooth|charcot foot|hereditary neuropathy|hnpp|pins and needles in both feet|numb hands and feet|
      numbness in both feet|tingling feet|nerve pain in my feet|diabetic nerve pain|diabetic nerve damage|
      alcoholic neuropathy|amyloid neuropathy|glove and stocking|post herpetic neuralgia|postherpetic neuralgia|cidp|
      autonomic neuropathy|b6 neuropathy`,
    abroad: 'Polyneuropathie|neuropatía',
  },
  migraine: {
    label: 'migraine',
    names: `
      migraines|migraineur|migraine with aura|migranes|migraine attacks|hemiplegic migraine|cluster headaches|
      cluster headache|aura without headache|basilar migraine|retinal migraine|menstrual migraine|abdominal migraine|
      status migrainosus|sick headaches|botox for headaches|chronic headaches with aura|migraine with visual aura`,
    abroad: 'Migräne|migraña|migrañas|jaqueca|migraine avec aura|emicrania|enxaqueca|migrena|aadha sisi|aadhasisi',
  },
  'raised-intracranial-pressure': {
    label: 'raised pressure in the skull',
    names: `
      intracranial hypertension|pseudotumor cerebri|idiopathic intracranial hypertension|iih|
      benign intracranial hypertension|bih|pressure in my head from fluid|hydrocephalus|brain shunt|vp shunt|
      papilledema|papilloedema|raised icp|high icp|pressure on the brain|pressure in the brain|pressure on my brain|
      pressure in my head|lumboperitoneal shunt|lp shunt|ventricular shunt|shunt in my head|shunt in my brain|
      pseudotumour cerebri|pseudotumour|chiari malformation|arnold chiari|water on the brain|fluid on the brain|
      swollen optic nerves|optic nerve swelling|brain swelling|cerebral oedema|cerebral edema|
      raised intracranial pressure|intracranial pressure|high csf pressure|raised csf pressure|csf shunt`,
  },
  glaucoma: {
    label: 'glaucoma',
    names: `
      high eye pressure|narrow angle glaucoma|open angle|closed angle glaucoma|raised eye pressure|eye pressure is high|
      angle closure glaucoma|glaucoma drops|glaucomatous|glacoma|open angle glaucoma|closed angle|acute glaucoma|
      acute angle closure|angle closure|narrow angle|narrow angles|narrow eye angles|ocular hypertension|
      pressure in my eyes|pressure in my eye|pressure in the eye|pressure in the eyes|eye pressure|
      high intraocular pressure|raised intraocular pressure|iop is high|high iop|eyes have high pressure|
      trabeculectomy|iridotomy|laser iridotomy|peripheral iridotomy|yag iridotomy|slt laser|
      selective laser trabeculoplasty|drainage tube in my eye|glaucoma shunt|istent|pigment dispersion|
      pigment dispersion syndrome|pigmentary glaucoma|pseudoexfoliation|pressure drops for my eyes|eye pressure drops|
      drops for eye pressure|drops for my eye pressure|drops for glaucoma|plateau iris|shallow anterior chamber|
      occludable angles|glaucoma suspect|cupping of the optic nerve|optic disc cupping|
      optic nerve damage from pressure|high eye pressures|raised eye pressures|shallow angle|shallow angles|
      cupped optic disc|cupped disc|cupped discs|tube shunt in my eye`,
    abroad: `
      Glaukom|grüner Star|Engwinkelglaukom|erhöhter Augeninnendruck|Augendruck erhöht|Augendruck zu hoch|
      glaucoma de ángulo cerrado|presión en el ojo|presión ocular alta|tensión ocular|glaucome|glaucome à angle fermé|
      pression dans l oeil|tension oculaire|glaucoma ad angolo chiuso|pressione oculare alta|pressione dell occhio|
      pressão no olho|pressão ocular alta|glaucoma de ângulo fechado|glaucoom|oogdruk|hoge oogdruk|jaskra|kala motia|
      kaala motiya|aankh ka pressure|aankhon ka pressure`,
  },
  'optic-nerve-disease': {
    label: 'optic nerve disease',
    names: `
      leber disease|lebers disease|leber optic atrophy|leber hereditary optic neuropathy|lhon|optic atrophy|
      optic neuropathy|lebers|tobacco amblyopia|toxic amblyopia|ischaemic optic neuropathy|ischemic optic neuropathy`,
  },
  falls: {
    label: 'frequent falls',
    names: `
      fall risk|falls risk|at risk of falls|risk of falls|risk of falling|recurrent falls|repeated falls|
      history of falls|prone to falls|prone to falling|trips easily|trips a lot|falls easily|falls a lot|
      keeps falling|keeps tripping|wobbly on her feet|wobbly on his feet|wobbly on my feet|unsteady on my feet|
      unsteady on her feet|unsteady on his feet|balance problems|poor balance|bad balance|gait instability|
      sturzgefahr|sturzneigung|cadute frequenti|quedas frequentes`,
    abroad: 'häufige stürze|risque de chute|chutes à répétition|caídas frecuentes|riesgo de caídas',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
