import type { Herb } from '../herb.ts';

export const nutmeg = {
  "key": "nutmeg",
  "name": "Nutmeg",
  "scientificName": "Myristica fragrans",
  "kind": "herb",
  "family": "Myristicaceae",
  "names": [
    "nutmegs",
    "nutmeg seed",
    "ground nutmeg",
    "nutmeg and mace",
    "mace spice",
    "mace blades",
    "myristicin",
    "jaiphal",
    "jaayphal",
    "javitri",
    "jatiphala",
    "rou dou kou",
    "roudoukou",
    "Muskatnuss",
    "Muskat",
    "nuez moscada",
    "macis",
    "noix de muscade",
    "noce moscata",
    "noz-moscada",
    "jouz al-teeb",
    "pala fruit",
    "buah pala",
    "nutmeg high",
    "nut meg",
    "nutmag",
    "nutmeg spice"
  ],
  "effects": [
    {
      "effect": "sedating",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "mao-inhibiting",
      "strength": "weak",
      "evidence": "theoretical",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "anticholinergic",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "natmed-nutmeg",
        "poison-control-center-b5"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "speeds-heart",
      "strength": "weak",
      "evidence": "moderate",
      "sources": [
        "poison-control-center-b5"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "class:maoi",
        "class:maoi-b"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Nutmeg weakly blocks the same enzyme in animals, and large amounts cause a racing heart and confusion.",
      "advice": "Keep to a pinch in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:ssri",
        "class:snri",
        "class:tricyclic-antidepressant",
        "class:atypical-antidepressant"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts act on the same messengers and can cause agitation.",
      "advice": "Keep to a pinch in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:benzodiazepine",
        "class:hypnotic",
        "class:opioid"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts make people drowsy and confused.",
      "advice": "Keep to a pinch in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "flunitrazepam"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "A death was reported after nutmeg with this sedative.",
      "advice": "Do not combine them beyond a pinch in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antipsychotic"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts can cause hallucinations and a dry mouth.",
      "advice": "Keep to a pinch in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiepileptic",
        "phenobarbital"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Nutmeg changed liver enzymes in animals.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "psychosis",
        "schizophrenia",
        "bipolar-disorder"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Large amounts cause hallucinations and fear.",
      "advice": "Do not take more than food amounts.",
      "sources": [
        "natmed-nutmeg",
        "poison-control-center-b5"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "arrhythmia",
        "heart-disease"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Large amounts make the heart race.",
      "advice": "Do not take more than food amounts.",
      "sources": [
        "poison-control-center-b5"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "epilepsy"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Seizures have been reported after large amounts.",
      "advice": "Do not take more than food amounts.",
      "sources": [
        "poison-control-center-b5"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "glaucoma",
        "urinary-retention"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Large amounts act like atropine.",
      "advice": "Do not take more than food amounts.",
      "sources": [
        "poison-control-center-b5"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "substance-use-disorder"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Large amounts are misused for a high that lasts a day or more and feels bad.",
      "advice": "Do not use it this way.",
      "sources": [
        "poison-control-center-b5"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of nutmeg have no known problems in pregnancy.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of nutmeg have no known problems while breastfeeding.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "none-known",
      "evidence": "limited",
      "why": "Usual food amounts of nutmeg have no known problems for children who eat solid food.",
      "advice": "Keep to amounts used in food.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "food"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "major",
      "evidence": "limited",
      "why": "Large amounts have been used to cause abortion and were followed by poisoning of mother and unborn child.",
      "advice": "Keep to a pinch in food in pregnancy.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts are poisonous and have not been studied.",
      "advice": "Keep to food amounts.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "major",
      "evidence": "moderate",
      "why": "Teenagers who ate tablespoons for a high, and small children, have been poisoned; two deaths are described in the literature.",
      "advice": "Never give more than a pinch in food; call poison control after more.",
      "sources": [
        "poison-control-center-b5",
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "age",
      "overYears": 17,
      "severity": "major",
      "evidence": "moderate",
      "why": "From about 5 g, one to three teaspoons, nutmeg causes vomiting, a racing heart, confusion and hallucinations for a day or two.",
      "advice": "Do not take medicinal amounts; a pinch in food is fine.",
      "sources": [
        "poison-control-center-b5",
        "natmed-nutmeg"
      ],
      "forms": [
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "alcohol",
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Large amounts with alcohol deepen drowsiness and confusion.",
      "advice": "Do not combine more than a pinch with alcohol.",
      "sources": [
        "natmed-nutmeg"
      ],
      "forms": [
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "seed"
    ],
    "forms": [
      "food"
    ],
    "description": "The kernel of a tropical fruit, grated as a spice; the red lace around it is mace. More than a teaspoon can poison.",
    "traditionalUses": "Used for diarrhea, nausea and sleep.",
    "uses": [
      {
        "use": "digestion",
        "evidence": "theoretical",
        "text": "Use for upset stomach rests on tradition; there are no good trials.",
        "sources": [
          "natmed-nutmeg"
        ]
      },
      {
        "use": "sleep",
        "evidence": "theoretical",
        "text": "Use for sleep rests on tradition.",
        "sources": [
          "natmed-nutmeg"
        ]
      }
    ],
    "amounts": [
      {
        "form": "food",
        "text": "A pinch, well under a gram.",
        "sources": [
          "poison-control-center-b5"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": "Poisoning starts three to six hours after the meal.",
    "sideEffects": {
      "text": "In food hardly any. From about 5 g: vomiting, dry mouth, flushing, racing heart, fear, hallucinations.",
      "sources": [
        "poison-control-center-b5",
        "natmed-nutmeg"
      ]
    },
    "precautions": {
      "text": "Never more than a pinch. Do not combine larger amounts with antidepressants, MAO inhibitors, sedatives or other medications. Not beyond food amounts in pregnancy, breastfeeding or children. Call poison control after a large amount.",
      "sources": [
        "poison-control-center-b5",
        "natmed-nutmeg"
      ]
    },
    "lookAlikes": null,
    "morphology": {
      "habit": "tree",
      "leaf": {
        "shape": "ovate",
        "margin": "entire",
        "arrangement": "alternate"
      },
      "flower": {
        "form": "bell",
        "color": "#e8dca0"
      },
      "below": "fibrous",
      "fruit": {
        "form": "drupe",
        "color": "#d8b860"
      }
    }
  }
} satisfies Herb;
